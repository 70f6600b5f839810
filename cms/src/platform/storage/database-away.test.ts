import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away';

const coded = (code: string) => Object.assign(new Error('something'), { code });

it.each([
  ['a server that does not listen', coded('ECONNREFUSED')],
  ['a connection that breaks', coded('ECONNRESET')],
  ['a server that an administrator ends', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a server without a connection left', coded('53300')],
  ['the driver, of a connection that ended', new Error('Connection terminated unexpectedly')],
  ['the driver, of one that takes too long', new Error('timeout expired')],
  ['the pool', new Error('Knex: Timeout acquiring a connection. The pool is probably full.')],
  ['what another error was caused by', new Error('something', { cause: coded('57P01') })],
])('%s means that the database cannot be reached', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ['a row that is there already', coded('23505')],
  ['a full disk', coded('53100')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['no error', 'ECONNREFUSED'],
])('%s does not', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
