import { devices, type StoredEvent } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { insertNumbers, numberIn, rowsOf, type Row } from './sql';
import { textsOf, type TextIds } from './text-ids';
import { isKind } from './read-segment';

const columns =
  'at, kind, page, from_page, subject, source, campaign, device, language, value, depth, since, times';

export async function insertRaw(trx: Knex, events: readonly StoredEvent[], ids: TextIds): Promise<void> {
  const idOf = (text: string | undefined) => (text === undefined ? null : (ids.get(text) ?? null));
  const rows = events.map((event) => [
    event.at,
    idOf(event.kind),
    idOf(event.page),
    idOf(event.from),
    idOf(event.subject),
    idOf(event.source),
    idOf(event.campaign),
    idOf(event.device),
    idOf(event.language),
    event.value ?? null,
    event.depth ?? null,
    event.since ?? null,
    event.times ?? 1,
  ]);
  await insertNumbers(trx, `statistics_events (${columns})`, rows);
}

const textColumns = ['kind', 'page', 'from_page', 'subject', 'source', 'campaign', 'device', 'language'];

/** The raw events from `from` until before `until`, in seconds since 1970. */
export async function readRaw(trx: Knex, from: number, until: number): Promise<StoredEvent[]> {
  const rows = rowsOf(
    await trx.raw(`select ${columns} from statistics_events where at >= ? and at < ?`, [from, until]),
  );
  const ids = rows.flatMap((row) => textColumns.map((column) => numberIn(row, column)));
  const texts = await textsOf(trx, ids);
  return rows.map((row) => eventOf(row, texts));
}

function eventOf(row: Row, texts: ReadonlyMap<number, string>): StoredEvent {
  const textIn = (column: string) => texts.get(numberIn(row, column));
  const kind = textIn('kind');
  if (!isKind(kind)) throw new Error(`A raw event is of the unknown kind ${kind}.`);
  const event: StoredEvent = { id: '', at: numberIn(row, 'at'), kind, times: numberIn(row, 'times') };
  for (const name of ['page', 'subject', 'source', 'campaign', 'language'] as const) {
    const text = textIn(name);
    if (text !== undefined) event[name] = text;
  }
  const from = textIn('from_page');
  if (from !== undefined) event.from = from;
  const device = devices.find((one) => one === textIn('device'));
  if (device !== undefined) event.device = device;
  for (const name of ['value', 'depth', 'since'] as const)
    if (row[name] !== null) event[name] = numberIn(row, name);
  return event;
}
