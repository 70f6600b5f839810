import type { Knex } from 'knex';
import { insertRows, numberIn, selectIn } from './sql';

export type TextIds = ReadonlyMap<string, number>;

/** Numbers for texts, new ones for those that have none yet. In order, so that two processes cannot wait for each other. */
export async function idsFor(trx: Knex, texts: Iterable<string>): Promise<TextIds> {
  const sorted = [...new Set(texts)].sort();
  const known = await knownIds(trx, sorted);
  const missing = sorted.filter((text) => !known.has(text));
  if (missing.length === 0) return known;
  await insertRows(
    trx,
    'statistics_texts (text)',
    missing.map((text) => [text]),
    'on conflict do nothing',
  );
  return new Map([...known, ...(await knownIds(trx, missing))]);
}

export async function knownIds(trx: Knex, texts: readonly string[]): Promise<TextIds> {
  const rows = await selectIn(trx, 'select id, text from statistics_texts where text in ({in})', texts);
  return new Map(rows.map((row) => [String(row.text), numberIn(row, 'id')]));
}

export async function textsOf(trx: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await selectIn(trx, 'select id, text from statistics_texts where id in ({in})', [
    ...new Set(ids),
  ]);
  return new Map(rows.map((row) => [numberIn(row, 'id'), String(row.text)]));
}
