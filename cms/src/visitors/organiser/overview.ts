import type { Core } from '@strapi/strapi';
import { registrationUid, type Registration } from '../registrations';
import { tableHead, tableStates } from '../texts';
import type { Count, VisitorFilters, VisitorRow } from './shape';
import { wordsOf, type Words } from './words';

interface StoredRow extends Registration {
  createdAt: string;
}

/** All registrations that fit, the newest first: a fair has thousands, which is one read. */
export async function findVisitors(strapi: Core.Strapi, filters: VisitorFilters) {
  const words = await wordsOf(strapi);
  const stored: StoredRow[] = await strapi.db.query(registrationUid).findMany({ orderBy: { id: 'desc' } });
  const found = stored.filter((row) => fits(row, filters));
  return {
    words,
    rows: found.map((row) => inWords(row, words)),
    counts: {
      days: countsOf(found, words.days, ({ profile }) => profile.days),
      audiences: countsOf(found, words.audiences, ({ profile }) => [profile.audience]),
      interests: countsOf(found, words.interests, ({ profile }) => profile.interests),
    },
    confirmed: found.filter(({ state }) => state === 'bevestigd').length,
  };
}

function fits({ profile, needs }: StoredRow, filters: VisitorFilters): boolean {
  return (
    (filters.day === '' || profile.days.includes(filters.day)) &&
    (filters.audience === '' || profile.audience === filters.audience) &&
    (filters.interest === '' || profile.interests.includes(filters.interest)) &&
    (filters.needs === '' || needs !== null)
  );
}

function countsOf(
  rows: readonly StoredRow[],
  words: ReadonlyMap<string, string>,
  valuesOf: (row: StoredRow) => readonly string[],
): Count[] {
  return [...words].map(([value, label]) => ({
    value,
    label,
    count: rows.filter((row) => valuesOf(row).includes(value)).length,
  }));
}

function inWords({ id, email, state, profile, needs, createdAt }: StoredRow, words: Words): VisitorRow {
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
    isConfirmed: state === 'bevestigd',
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
export function tableOfVisitors(rows: readonly VisitorRow[]): string[][] {
  const body = rows.map((row) => [
    ...[row.name, row.email, row.organisation, row.role, row.audience],
    ...[row.interests.join(', '), row.days.join(', '), row.purposes.join(', ')],
    row.isConfirmed ? tableStates.confirmed : tableStates.registered,
    moment.format(new Date(row.registeredAt)),
    row.needs.join(', '),
    row.needsNote,
  ]);
  return [tableHead, ...body];
}
