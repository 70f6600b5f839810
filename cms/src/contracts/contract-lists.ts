import type { Core } from '@strapi/strapi';
import type { ContractLists } from 'beursvloer-domain/contracts';
import { originalLocale } from '../platform/documents/original-locale';

/** The fair's own lists as a contract chooses from them, with the names of what they have. */
export interface FairLists {
  chosenFrom: ContractLists;
  namesIn: (language: string) => Readonly<Record<string, string>>;
}

interface Row {
  documentId: string;
  locale: string;
  code: string;
  name: string;
}

export async function findLists(strapi: Core.Strapi): Promise<FairLists> {
  const themes = await rowsOf(strapi, 'api::theme.theme', 'slug');
  const kinds = await rowsOf(strapi, 'api::exhibitor-kind.exhibitor-kind', 'key');
  return {
    chosenFrom: { themes: codesOf(themes), exhibitorKinds: codesOf(kinds) },
    namesIn: (language) => ({ ...namesIn(themes, language), ...namesIn(kinds, language) }),
  };
}

async function rowsOf(
  strapi: Core.Strapi,
  uid: 'api::theme.theme' | 'api::exhibitor-kind.exhibitor-kind',
  code: 'slug' | 'key',
): Promise<Row[]> {
  const rows: (Omit<Row, 'code'> & Partial<Record<'slug' | 'key', string>>)[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId', 'locale', 'name', code], orderBy: 'rank' });
  return rows.flatMap((row) => (row[code] ? [{ ...row, code: row[code] }] : []));
}

const inDutch = (rows: readonly Row[]) => rows.filter(({ locale }) => locale === originalLocale);

const codesOf = (rows: readonly Row[]) => inDutch(rows).map(({ code }) => code);

function namesIn(rows: readonly Row[], language: string): Record<string, string> {
  return Object.fromEntries(
    inDutch(rows).map(({ documentId, code, name }) => {
      const translation = rows.find((row) => row.documentId === documentId && row.locale === language);
      return [code, translation?.name || name];
    }),
  );
}
