import type { Core } from '@strapi/strapi';
import type { ImportChoices } from './shape';

type Choices = Pick<ImportChoices, 'answers' | 'columns' | 'emptyWipes'>;

/** So many files are remembered, the last ones. */
const mostFiles = 100;
const filesKey = 'files';

/** Earlier choices: for a file that comes again, and for the headings of every file. */
const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'list_choices' });

export async function choicesOfFile(strapi: Core.Strapi, hash: string): Promise<Choices | null> {
  const files = await readFiles(strapi);
  return files.find(([known]) => known === hash)?.[1] ?? null;
}

export async function rememberFile(strapi: Core.Strapi, hash: string, choices: Choices): Promise<void> {
  const others = (await readFiles(strapi)).filter(([known]) => known !== hash);
  const { answers, columns, emptyWipes } = choices;
  const value = [...others, [hash, { answers, columns, emptyWipes }]].slice(-mostFiles);
  await storeOf(strapi).set({ key: filesKey, value });
}

export async function headingsOf(strapi: Core.Strapi, list: string): Promise<Record<string, string | null>> {
  const found: unknown = await storeOf(strapi).get({ key: `headings ${list}` });
  return typeof found === 'object' && found !== null ? (found as Record<string, string | null>) : {};
}

export async function rememberHeadings(
  strapi: Core.Strapi,
  list: string,
  headings: Record<string, string | null>,
): Promise<void> {
  if (Object.keys(headings).length === 0) return;
  const value = { ...(await headingsOf(strapi, list)), ...headings };
  await storeOf(strapi).set({ key: `headings ${list}`, value });
}

async function readFiles(strapi: Core.Strapi): Promise<[string, Choices][]> {
  const found: unknown = await storeOf(strapi).get({ key: filesKey });
  return Array.isArray(found) ? (found as [string, Choices][]) : [];
}
