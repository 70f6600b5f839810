import type { StoredEvent, StoredKind } from 'beursvloer-domain/statistics';
import knex, { type Knex } from 'knex';
import { storedKinds } from '../../src/statistics/read-segment';
import { makeTables } from '../../src/statistics/tables';
import type { Random } from '../../seed/statistics/random';

/** A database of its own with the tables of statistics, in memory or in a file. */
export async function openStatistics(filename = ':memory:'): Promise<Knex> {
  const database = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  await makeTables(database);
  return database;
}

const pages = ['/', '/faq', '/standhouders', '/standhouders/1001', '/programma', '/zoeken'];
const subjects = ['1001', '1002', 'banner', 'houtbouw', 'www.voorbeeld.nl'];
const daySeconds = 24 * 60 * 60;

let made = 0;

/** A believable or odd event within a number of days from `from`, in seconds. */
export function randomEvent(random: Random, from: number, days: number): StoredEvent {
  made += 1;
  const kind: StoredKind = random.chance(0.5) ? 'view' : random.pick([...storedKinds]);
  const event: StoredEvent = {
    id: `gebeurtenis-${String(made).padStart(8, '0')}`,
    at: from + random.below(days * daySeconds),
    kind,
  };
  if (random.chance(0.9)) event.page = random.pick(pages);
  if (kind === 'view' && random.chance(0.6)) event.from = random.pick(pages);
  if (kind !== 'view' && random.chance(0.8)) event.subject = random.pick(subjects);
  if (random.chance(0.7)) event.source = random.pick(['www.google.com', 'other']);
  if (random.chance(0.2)) event.campaign = random.pick(['voorjaar', 'beurs-2027']);
  if (random.chance(0.9)) event.device = random.pick(['phone', 'tablet', 'desktop']);
  if (random.chance(0.9)) event.language = random.pick(['nl', 'en']);
  if (random.chance(0.5)) event.since = random.below(900);
  if (kind === 'visitor') event.value = random.pick([-1, 1, 2, 3, 7, 20, 45, 90]);
  if (kind === 'read')
    Object.assign(event, { value: random.pick([3, 10, 60]), depth: random.pick([0, 50, 100]) });
  if (kind === 'search') event.value = random.pick([0, 0, 4]);
  if (kind === 'searchTerm') event.value = 5;
  if (random.chance(0.1)) event.times = random.pick([2, 7]);
  return event;
}

/** The same things in another order. */
export function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: random.below(2 ** 30) }))
    .sort((one, two) => one.place - two.place)
    .map(({ value }) => value);
}

/** Everything in the cells that stays the same however texts were numbered, in order. */
export async function allCells(database: Knex): Promise<string[]> {
  const texts = new Map<number, string>(
    (await database('statistics_texts').select('id', 'text')).map(({ id, text }) => [id, text]),
  );
  const numeric = new Set([0, 7, 8]);
  const valueOf = (dimension: number, value: number) => (numeric.has(dimension) ? value : texts.get(value));
  const rows = await database('statistics_cells').select('*');
  return rows
    .map((row) =>
      [
        row.grain,
        row.at,
        texts.get(row.measure),
        row.a_dim,
        valueOf(row.a_dim, row.a_value),
        row.b_dim,
        valueOf(row.b_dim, row.b_value),
        row.n,
      ].join(' '),
    )
    .sort();
}
