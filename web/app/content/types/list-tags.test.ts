import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CachedContent, CmsClient, CmsRead } from '../client/client';
import { listBodyTexts } from './body-text';
import { listCalendar } from './calendar-item';
import { listCatalogue } from './catalogue-item';
import { listEditions } from './edition';
import { listExhibitors, listExhibitorsOfEdition } from './exhibitor';
import { listFaq } from './faq';
import { listHalls, listRooms } from './hall';
import { listInterviews } from './interview';
import { listNews } from './news-article';
import { listPageTexts } from './page/page-text';
import { listPavilions } from './pavilion';
import { listAlbums } from './photo-album';
import { listRules } from './rules/rules';
import { listSessions, listSessionsOfEdition } from './session';
import { getNavigation, getSiteSettings } from './site';
import { listSpeakers, listSpeakersOfEdition } from './speaker';
import { listStands } from './stand';
import { listVacancies } from './vacancy';

/**
 * Whole lists name the types of what their rows show of others. What that is stands in the content backend's own schemas:
 * a list that shows a relation or a file without naming its type would not notice when that changes.
 */
const source = join(import.meta.dirname, '../../../../cms/src');

const attribute = z.object({
  type: z.string(),
  target: z.string().optional(),
  component: z.string().optional(),
});
type Attributes = Record<string, z.output<typeof attribute>>;
const schema = z.object({
  kind: z.string().optional(),
  info: z.object({ singularName: z.string().optional(), pluralName: z.string().optional() }),
  attributes: z.record(z.string(), attribute),
});
type Schema = z.output<typeof schema>;

const filesUnder = (folder: string, name: RegExp) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => ({
      file,
      content: schema.parse(JSON.parse(readFileSync(join(source, folder, file), 'utf8'))),
    }));

const types = new Map<string, Schema>(
  filesUnder('api', /schema\.json$/).map(({ content }) => [content.info.singularName ?? '', content]),
);
const components = new Map<string, Schema>(
  filesUnder('components', /\.json$/).map(({ file, content }) => [
    file.replace(/\.json$/, '').replace(/[\\/]/, '.'),
    content,
  ]),
);

const tagOf = ({ kind, info }: Schema) => (kind === 'singleType' ? info.singularName : info.pluralName) ?? '';

/** The tags of everything that a query brings along. */
function shownBy(attributes: Attributes, populate: unknown, found = new Set<string>()): Set<string> {
  if (typeof populate !== 'object' || populate === null) return found;
  for (const [name, selection] of Object.entries(populate)) {
    const { type, target = '', component = '' } = attributes[name] ?? { type: 'none' };
    // A translation is the same document.
    if (name === 'localizations') continue;
    const inside: unknown = read(selection, 'populate');
    if (type === 'media') found.add('files');
    else if (type === 'component') shownBy(components.get(component)?.attributes ?? {}, inside, found);
    else if (type === 'relation') {
      const other = types.get(target.split('.').at(-1) ?? '');
      if (!other) throw new Error(`no such type: ${target}`);
      found.add(tagOf(other));
      shownBy(other.attributes, inside, found);
    } else if (type !== 'dynamiczone') throw new Error(`${name} is ${type}`);
  }
  return found;
}

/** The tags of the relations that a query filters by. */
function filteredBy(attributes: Attributes, filters: unknown): string[] {
  const conditions = read(filters, '$and');
  return (Array.isArray(conditions) ? conditions : []).flatMap((condition: object) =>
    Object.keys(condition).flatMap((name) => {
      const { type, target = '' } = attributes[name] ?? { type: 'none' };
      const other = type === 'relation' ? types.get(target.split('.').at(-1) ?? '') : undefined;
      return other ? [tagOf(other)] : [];
    }),
  );
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** A client of a content backend without rows, and what the rows of its last question would have shown; null before one. */
function emptyBackend() {
  const asked: { shown: string[] | null } = { shown: null };
  const respond: CmsRead = (shape, _method, path, { query } = {}) => {
    const type = [...types.values()].find((one) => tagOf(one) === path.slice(1));
    if (!type) throw new Error(`no such type: ${path}`);
    const shown = shownBy(type.attributes, query?.populate);
    for (const tag of filteredBy(type.attributes, query?.filters)) shown.add(tag);
    asked.shown = [path.slice(1), ...shown].sort();
    const data = type.kind === 'singleType' ? { documentId: 'x' } : [];
    return Promise.resolve(shape.parse({ data, meta: { pagination: { total: 0 } } }));
  };
  const send = () => Promise.reject(new Error('nothing is sent'));
  return { cms: { version: 'v5', locale: 'nl', read: respond, send } satisfies CmsClient, asked };
}

/** Asks, and says for every question which tags its response got and which it should have. */
async function tagsIn(ask: (cms: CmsClient) => Promise<unknown>) {
  const questions: { tags: string[]; shown: string[] }[] = [];
  const cached: CachedContent = {
    async get(_question, load) {
      const { cms, asked } = emptyBackend();
      const { value, tags } = await load({ ...cms, cached });
      // What is made of other answers has their tags.
      if (asked.shown) questions.push({ tags: [...tags].sort(), shown: asked.shown });
      return value;
    },
  };
  await ask({ ...emptyBackend().cms, cached });
  return questions;
}

const lists: [name: string, list: (cms: CmsClient) => Promise<unknown>][] = [
  ['listCalendar', listCalendar],
  ['listCatalogue', listCatalogue],
  ['listEditions', listEditions],
  ['listExhibitors', listExhibitors],
  ['listExhibitorsOfEdition', (cms) => listExhibitorsOfEdition(cms, 2026)],
  ['listSessionsOfEdition', (cms) => listSessionsOfEdition(cms, 2026)],
  ['listSpeakersOfEdition', (cms) => listSpeakersOfEdition(cms, 2026)],
  ['listFaq', listFaq],
  ['listHalls', listHalls],
  ['listRooms', listRooms],
  ['listInterviews', listInterviews],
  ['listNews', listNews],
  ['listPavilions', listPavilions],
  ['listRules', listRules],
  ['listSessions', listSessions],
  ['listSpeakers', listSpeakers],
  ['listStands', listStands],
  ['listVacancies', listVacancies],
  ['getSiteSettings', getSiteSettings],
  ['getNavigation', getNavigation],
  ['listAlbums', listAlbums],
  ['listBodyTexts', (cms) => listBodyTexts(cms, 'session')],
];

test.each(lists)(
  '%s is stale when something of another type changes that its rows show',
  async (_name, list) => {
    const questions = await tagsIn(list);
    expect(questions.length).toBeGreaterThan(0);
    for (const { tags, shown } of questions) expect(tags).toEqual(shown);
  },
);

test('the words of pages depend on pages alone: what blocks refer to says its words elsewhere', async () => {
  expect((await tagsIn(listPageTexts)).map(({ tags }) => tags)).toEqual([['pages']]);
});
