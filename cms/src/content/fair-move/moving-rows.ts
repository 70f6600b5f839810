import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withDays } from '../../fair/visit-days';
import { lockInOrder } from '../../platform/storage/claim-rows';
import { tableOf } from '../../platform/storage/table-of';
import type { DayMoves } from './day-moves';

export const sessionUid = 'api::session.session';
const calendarUid = 'api::calendar-item.calendar-item';
export const registrationUid = 'api::visitor-registration.visitor-registration';
export const joiningUid = 'api::session-joining.session-joining';

/** Columns of one row, as they were and as they become. */
export interface ChangedCells {
  uid: string;
  id: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export interface ChangedVisit {
  id: number;
  before: string[];
  after: string[];
}

/** All rows beside the settings that move with the fair. */
export interface MovingRows {
  /** By the id of their document: drafts and published versions, in all languages. */
  sessions: Map<string, { title: string; rows: ChangedCells[] }>;
  calendar: Map<string, { title: string; rows: ChangedCells[] }>;
  /** The days and hours that those with a place at a session know: this move is not news that is mailed for each session. */
  joinings: ChangedCells[];
  visits: ChangedVisit[];
}

interface Dated {
  id: number;
  document_id: string;
  title: string;
  locale: string | null;
  updated_at: unknown;
}
interface SessionRow extends Dated {
  day: string | null;
}
interface CalendarRow extends Dated {
  date: string | null;
  end_date: string | null;
}

/** Reads what moves, which is nothing of a past edition; in a transaction it locks the registrations. */
export async function readMovingRows(
  strapi: Core.Strapi,
  source: Knex,
  days: readonly string[],
  moves: DayMoves,
): Promise<MovingRows> {
  const now = new Date();
  const moved: MovingRows = { sessions: new Map(), calendar: new Map(), joinings: [], visits: [] };
  const sessions: SessionRow[] = await source(tableOf(strapi, sessionUid))
    .whereNull('edition')
    .orderBy('id')
    .select('id', 'document_id', 'title', 'locale', 'updated_at', 'day');
  for (const row of sessions) {
    if (row.day === null || moves.of(row.day) === row.day) continue;
    add(moved.sessions, row, sessionUid, { day: row.day }, { day: moves.of(row.day) });
  }
  const items: CalendarRow[] = await source(tableOf(strapi, calendarUid))
    .orderBy('id')
    .select('id', 'document_id', 'title', 'locale', 'updated_at', 'date', 'end_date');
  for (const row of items) {
    const { date, end_date } = row;
    if (date === null || !days.some((day) => day === date || day === end_date)) continue;
    const after = { date: moves.of(date), end_date: end_date === null ? null : moves.of(end_date) };
    if (after.date === date && after.end_date === end_date) continue;
    add(moved.calendar, row, calendarUid, { date, end_date }, after);
  }
  const joinings: { id: number; known: string | object | null }[] = await source(tableOf(strapi, joiningUid))
    .whereNotIn('session', source(tableOf(strapi, sessionUid)).whereNotNull('edition').select('document_id'))
    .orderBy('id')
    .select('id', 'known');
  for (const { id, known } of joinings) {
    const facts = asJson(known) as { day?: unknown } | null;
    if (typeof facts?.day !== 'string' || moves.of(facts.day) === facts.day) continue;
    moved.joinings.push({
      uid: joiningUid,
      id,
      before: { known: facts },
      after: { known: { ...facts, day: moves.of(facts.day) } },
    });
  }
  const visits = source(tableOf(strapi, registrationUid)).select('id', 'profile');
  const registered: { id: number; profile: string | object }[] = await (source.isTransaction
    ? lockInOrder(strapi, visits)
    : visits);
  for (const { id, profile } of registered) {
    const { days: before } = asJson(profile) as { days: string[] };
    const after = moves.ofVisit(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) moved.visits.push({ id, before, after });
  }
  return moved;

  function add(
    all: Map<string, { title: string; rows: ChangedCells[] }>,
    row: Dated,
    uid: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ) {
    const known = all.get(row.document_id) ?? { title: row.title, rows: [] };
    if (row.locale === 'nl') known.title = row.title;
    known.rows.push({
      uid,
      id: row.id,
      before: { ...before, updated_at: row.updated_at },
      after: { ...after, updated_at: now },
    });
    all.set(row.document_id, known);
  }
}

/** SQLite keeps JSON as text. */
export const asJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Writes cells, in the transaction of the caller. */
export async function writeCells(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  cells: readonly ChangedCells[],
  side: 'before' | 'after',
): Promise<void> {
  for (const { uid, id, [side]: values } of cells) {
    const columns = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]);
    await trx(tableOf(strapi, uid)).where({ id }).update(Object.fromEntries(columns));
  }
}

/** Rows in one statement: SQLite takes a limited number of values. */
const batchSize = 500;

/** Writes the days of registrations, in the transaction of the caller. */
export async function writeVisits(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  visits: readonly ChangedVisit[],
  side: 'before' | 'after',
): Promise<void> {
  const byDays = new Map<string, number[]>();
  for (const visit of visits) {
    const days = JSON.stringify(visit[side]);
    const alike = byDays.get(days) ?? [];
    alike.push(visit.id);
    byDays.set(days, alike);
  }
  for (const [days, ids] of byDays)
    for (let from = 0; from < ids.length; from += batchSize)
      await trx(tableOf(strapi, registrationUid))
        .whereIn('id', ids.slice(from, from + batchSize))
        .update({ profile: withDays(strapi, days) });
}
