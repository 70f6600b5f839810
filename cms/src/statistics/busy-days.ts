import type { StoredEvent } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { fairTime } from '../platform/clock/fair-time';
import { other } from './known-documents';
import { insertRows, numberIn, rowsOf } from './sql';

/** Single events that a day stores: five times those of 5,000 visitors who each do eighty things. What comes after them is folded. */
export const rawPerDay = 2_000_000;

const hourSeconds = 60 * 60;
/** Stands for a page that is not stored, as the site's log has it when its disk is full. */
const anyPage = '*';

export async function byRoom(
  trx: Knex,
  events: readonly StoredEvent[],
): Promise<{ single: StoredEvent[]; folded: StoredEvent[] }> {
  const days = [...new Set(events.map(({ at }) => fairTime(at).day))];
  const rows = await Promise.all(
    days.map(async (day) => {
      const [row] = rowsOf(await trx.raw('select raw from statistics_days where day = ?', [day]));
      return row && numberIn(row, 'raw') >= rawPerDay ? [day] : [];
    }),
  );
  const full = new Set(rows.flat());
  if (full.size === 0) return { single: [...events], folded: [] };
  const isFull = ({ at }: StoredEvent) => full.has(fairTime(at).day);
  return { single: events.filter((event) => !isFull(event)), folded: events.filter(isFull) };
}

/**
 * Makes few events out of many: those of one hour, kind, device and language become one with `times`. How much was done stays right; on which
 * page, and about what, is not stored.
 */
export function foldEvents(events: readonly StoredEvent[]): StoredEvent[] {
  const groups = new Map<string, { event: StoredEvent; times: number; value: number; depth: number }>();
  for (const event of new Map(events.map((one) => [one.id, one])).values()) {
    const { times = 1, value = 0, depth = 0 } = event;
    const rest = withoutDetails(event);
    const key = JSON.stringify(rest);
    const group = groups.get(key) ?? { event: rest, times: 0, value: 0, depth: 0 };
    group.times += times;
    group.value += value * times;
    group.depth += depth * times;
    groups.set(key, group);
  }
  return [...groups.values()].map(({ event, times, value, depth }) =>
    event.kind === 'read'
      ? { ...event, times, value: Math.round(value / times), depth: Math.round(depth / times) }
      : { ...event, times },
  );
}

function withoutDetails({
  at,
  kind,
  page,
  from,
  subject,
  device,
  language,
  value,
}: StoredEvent): StoredEvent {
  const rest: StoredEvent = { id: '', at: at - (at % hourSeconds), kind };
  if (page !== undefined) rest.page = anyPage;
  // A page before it says that no visit begins.
  if (from !== undefined) rest.from = anyPage;
  if (subject !== undefined) rest.subject = other;
  if (device !== undefined) rest.device = device;
  if (language !== undefined) rest.language = language;
  // Values of reads are added up; for other kinds the value says what the event is.
  if (value !== undefined && kind !== 'read') rest.value = kind === 'search' ? Math.min(value, 1) : value;
  return rest;
}

export async function countStored(
  trx: Knex,
  { single, folded }: { single: readonly StoredEvent[]; folded: readonly StoredEvent[] },
): Promise<void> {
  const days = new Map<number, { raw: number; folded: number }>();
  const of = (at: number) => {
    const { day } = fairTime(at);
    const counts = days.get(day) ?? { raw: 0, folded: 0 };
    days.set(day, counts);
    return counts;
  };
  for (const { at } of single) of(at).raw += 1;
  for (const { at, times = 1 } of folded) of(at).folded += times;
  await insertRows(
    trx,
    'statistics_days (day, raw, folded)',
    [...days].sort(([one], [two]) => one - two).map(([day, { raw, folded: sums }]) => [day, raw, sums]),
    `on conflict (day) do update set raw = statistics_days.raw + excluded.raw,
     folded = statistics_days.folded + excluded.folded`,
  );
}

export async function readBusyDays(
  database: Knex,
  { first, last }: { first: number; last: number },
): Promise<{ day: number; folded: number }[]> {
  const rows = rowsOf(
    await database.raw(
      'select day, folded from statistics_days where folded > 0 and day between ? and ? order by day',
      [first, last],
    ),
  );
  return rows.map((row) => ({ day: numberIn(row, 'day'), folded: numberIn(row, 'folded') }));
}
