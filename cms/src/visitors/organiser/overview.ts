import type { Core } from '@strapi/strapi';
import type { Registration } from '../registrations';
import { tableHead } from '../texts';
import { findFitting, loadRegistrations, type FoundVisitor } from './find';
import type { Count, VisitorFilters, VisitorList, VisitorRow } from './shape';
import { wordsOf, type Words } from './words';

const pageSize = 25;

export async function listVisitors(
  strapi: Core.Strapi,
  filters: VisitorFilters,
  asked: unknown,
): Promise<VisitorList> {
  const words = await wordsOf(strapi);
  const found = await findFitting(strapi, filters);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1));
  const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const inState = (state: string) => found.filter((one) => one.state === state).length;
  const coming =
    filters.state === 'geannuleerd' ? found : found.filter(({ state }) => state !== 'geannuleerd');
  return {
    data: (await loadRegistrations(strapi, shown)).map((row) => inWords(row, words)),
    meta: {
      total: found.length,
      confirmed: inState('bevestigd'),
      cancelled: inState('geannuleerd'),
      page,
      pages,
      counts: {
        days: countsOf(coming, words.days, ({ profile }) => profile.days),
        audiences: countsOf(coming, words.audiences, ({ profile }) => [profile.audience]),
        interests: countsOf(coming, words.interests, ({ profile }) => profile.interests),
      },
    },
  };
}

function countsOf(
  rows: readonly FoundVisitor[],
  words: ReadonlyMap<string, string>,
  valuesOf: (row: FoundVisitor) => readonly string[],
): Count[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of new Set(valuesOf(row))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...words].map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}

export function inWords(
  { id, email, state, profile, needs, createdAt }: Registration,
  words: Words,
): VisitorRow {
  const { name, organisation, role, audience, interests, days, purposes } = profile;
  // Values that editors deleted since are shown as their slugs.
  const all = (values: readonly string[], known: ReadonlyMap<string, string>) =>
    values.map((value) => known.get(value) ?? value);
  return {
    id,
    name,
    email,
    organisation,
    role,
    audience: words.audiences.get(audience) ?? audience,
    interests: all(interests, words.interests),
    days: all(days, words.days),
    purposes: all(purposes, words.purposes),
    state,
    needs: all(needs?.needs ?? [], words.needs),
    needsNote: needs?.note ?? '',
    registeredAt: new Date(createdAt).toISOString(),
  };
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Rows of cells; the first row has the headings. Nobody's spreadsheet takes a cell for a formula. */
export async function tableOfVisitors(strapi: Core.Strapi, filters: VisitorFilters): Promise<string[][]> {
  const words = await wordsOf(strapi);
  const ids = (await findFitting(strapi, filters)).map(({ id }) => id);
  const body = (await loadRegistrations(strapi, ids))
    .map((row) => inWords(row, words))
    .map((row) => [
      ...[row.name, row.email, row.organisation, row.role, row.audience],
      ...[row.interests.join(', '), row.days.join(', '), row.purposes.join(', ')],
      row.state,
      moment.format(new Date(row.registeredAt)),
      row.needs.join(', '),
      row.needsNote,
    ]);
  return [tableHead, ...body];
}
