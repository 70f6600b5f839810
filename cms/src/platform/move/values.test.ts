import { expect, it } from 'vitest';
import { Checksum } from './checksum';
import { fromPostgres, fromSqlite, toPostgres, toSqlite, type ColumnType } from './values';

it.each<[ColumnType, unknown, string]>([
  ['integer', 42, '42'],
  ['bigint', 1_795_000_000_000, '1795000000000'],
  ['double precision', 0.1, '0.1'],
  ['numeric', 12.5, '12.50'],
  ['boolean', 1, 't'],
  ['boolean', 0, 'f'],
  ['text', 'Één “regel”\n', 'Één “regel”\n'],
  ['jsonb', '{"b":[{"d":1,"c":null}],"a":"x"}', '{"a": "x", "b": [{"c": null, "d": 1}]}'],
  ['date', '2027-02-09', '2027-02-09'],
  ['time without time zone', '10:00:00.000', '10:00:00'],
  ['time without time zone', '10:00:00.500', '10:00:00.5'],
  ['timestamp without time zone', Date.UTC(2027, 2, 28, 2, 30, 0, 123), '2027-03-28 02:30:00.123'],
  ['timestamp without time zone', '2027-03-28 02:30:00', '2027-03-28 02:30:00'],
])('%s: SQLite’s %j is PostgreSQL’s %s, there and back', (type, inSqlite, inPostgres) => {
  const value = fromSqlite(type, inSqlite);
  expect(fromPostgres(type, inPostgres)).toEqual(value);
  expect(fromSqlite(type, toSqlite(type, value))).toEqual(value);
  const sent = toPostgres(type, value);
  // PostgreSQL takes these as they are, and says a boolean in its own way.
  expect(fromPostgres(type, sent === 'true' ? 't' : sent === 'false' ? 'f' : sent)).toEqual(value);
});

it('nothing is nothing in every type', () => {
  for (const type of ['integer', 'jsonb', 'boolean', 'timestamp without time zone'] as const)
    expect([
      fromSqlite(type, null),
      fromPostgres(type, null),
      toPostgres(type, null),
      toSqlite(type, null),
    ]).toEqual([null, null, null, null]);
});

it('a checksum knows every row and no order', () => {
  const of = (...rows: (string | number | null)[][]) => {
    const checksum = new Checksum();
    for (const row of rows) checksum.add(row);
    return checksum.value;
  };
  expect(of([1, 'a'], [2, 'b'])).toBe(of([2, 'b'], [1, 'a']));
  expect(of([1, 'a'])).not.toBe(of([1, 'a'], [1, 'a']));
  expect(of([1, 'a'], [2, 'b'])).not.toBe(of([1, 'b'], [2, 'a']));
  expect(of([null])).not.toBe(of(['']));
  expect(of([1])).not.toBe(of(['1']));
});
