import type { StoredEvent } from 'beursvloer-domain/statistics';
import type { Core, UID } from '@strapi/strapi';
import { detailOf, keyOf, type Reference } from '../platform/documents/detail-pages';

/** Values that do not exist, or are one too many, count as this. */
export const other = 'other';

const subjects: ReadonlyMap<string, UID.ContentType> = new Map([
  ['content.news', 'api::news-article.news-article'],
  ['content.calendar', 'api::calendar-item.calendar-item'],
  ['content.vacancy', 'api::vacancy.vacancy'],
  ['lead.website', 'api::exhibitor.exhibitor'],
  ['lead.contact', 'api::exhibitor.exhibitor'],
  ['lead.saved', 'api::exhibitor.exhibitor'],
  ['lead.route', 'api::exhibitor.exhibitor'],
  ['emailLink', 'api::short-link.short-link'],
]);

/** Replaces what an event says of documents that do not exist: whoever makes up numbers adds no rows. */
export async function withKnownDocuments(
  strapi: Core.Strapi,
  events: readonly StoredEvent[],
): Promise<StoredEvent[]> {
  const asked = new Map<UID.ContentType, Set<string>>();
  for (const event of events)
    for (const { uid, key } of referencesOf(event)) {
      const keys = asked.get(uid) ?? new Set();
      asked.set(uid, keys.add(key));
    }
  const known = new Set<string>();
  for (const [uid, keys] of asked)
    for (const key of await existing(strapi, uid, [...keys])) known.add(`${uid} ${key}`);
  const isKnown = (reference: Reference | null) =>
    reference === null || known.has(`${reference.uid} ${reference.key}`);

  return events.map((event) => {
    const changed = { ...event };
    if (!isKnown(subjectOf(event))) changed.subject = other;
    if (!isKnown(detailOf(event.page))) changed.page = other;
    if (!isKnown(detailOf(event.from))) changed.from = other;
    return changed;
  });
}

function referencesOf(event: StoredEvent): Reference[] {
  return [subjectOf(event), detailOf(event.page), detailOf(event.from)].filter((found) => found !== null);
}

export function subjectOf({ kind, subject }: Pick<StoredEvent, 'kind' | 'subject'>): Reference | null {
  const uid = subjects.get(kind);
  return uid === undefined || subject === undefined ? null : { uid, key: subject };
}

const maxAsked = 500;
const maxNumber = 2 ** 31 - 1;

async function existing(strapi: Core.Strapi, uid: UID.ContentType, keys: string[]): Promise<string[]> {
  const field = keyOf(uid);
  const values: (string | number)[] =
    field === 'code'
      ? keys
      : keys.filter((key) => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= maxNumber).map(Number);
  const found: string[] = [];
  for (let start = 0; start < values.length; start += maxAsked) {
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
      select: [field],
      where: { [field]: { $in: values.slice(start, start + maxAsked) } },
    });
    found.push(...rows.map((row) => String(row[field])));
  }
  return found;
}
