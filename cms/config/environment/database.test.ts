import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDatabase } from './database';

const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const caFile = path.join(folder, 'ca.pem');
writeFileSync(caFile, '-----BEGIN CERTIFICATE-----\nMII=\n-----END CERTIFICATE-----\n');
const emptyFile = path.join(folder, 'empty.pem');
writeFileSync(emptyFile, '');

const read = (url: string, more: Record<string, string> = {}) => readDatabase({ DATABASE_URL: url, ...more });

it('is SQLite in the data folder without a URL', () => {
  expect(readDatabase({})).toBeNull();
  expect(readDatabase({ DATABASE_URL: ' ' })).toBeNull();
});

it('reads every part of a URL, with what it encodes', () => {
  expect(read('postgres://fair:p%40ss%2Fword@db.example:6543/beurs%202027')).toEqual({
    host: 'db.example',
    port: 6543,
    database: 'beurs 2027',
    user: 'fair',
    password: 'p@ss/word',
    tls: false,
    maxConnections: 10,
  });
  expect(read('postgresql://fair@[::1]/beurs', { DATABASE_POOL: '25' })).toMatchObject({
    host: '::1',
    port: 5432,
    password: '',
    maxConnections: 25,
  });
});

it('encrypts as PostgreSQL’s own programs do', () => {
  const tlsOf = (query: string, more?: Record<string, string>) =>
    read(`postgres://fair:x@db.example/beurs${query}`, more)?.tls;
  expect(tlsOf('?sslmode=disable')).toBe(false);
  expect(tlsOf('?sslmode=require')).toEqual({ rejectUnauthorized: false });
  expect(tlsOf('?sslmode=verify-full')).toEqual({ rejectUnauthorized: true });
  const ca = expect.stringContaining('BEGIN CERTIFICATE');
  expect(tlsOf('', { DATABASE_CA: caFile })).toEqual({ rejectUnauthorized: true, ca });
  expect(tlsOf('?sslmode=require', { DATABASE_CA: caFile })).toEqual({ rejectUnauthorized: true, ca });
});

it.each<[string, Record<string, string>, string]>([
  ['another database', { DATABASE_URL: 'mysql://fair:geheim@db.example/beurs' }, 'DATABASE_URL is not a URL'],
  ['no URL', { DATABASE_URL: 'db.example/geheim' }, 'DATABASE_URL is not a URL'],
  ['no database', { DATABASE_URL: 'postgres://fair:geheim@db.example/' }, 'DATABASE_URL is not a URL'],
  ['a path', { DATABASE_URL: 'postgres://fair:geheim@db.example/a/b' }, 'DATABASE_URL is not a URL'],
  ['no user', { DATABASE_URL: 'postgres://db.example/geheim' }, 'DATABASE_URL is not a URL'],
  ['half an encoded byte', { DATABASE_URL: 'postgres://fair:geheim%@db.example/a' }, 'is not a URL'],
  ['a port too large', { DATABASE_URL: 'postgres://fair:geheim@db.example:70000/a' }, 'is not a URL'],
  ['another parameter', { DATABASE_URL: 'postgres://f:geheim@db.example/a?x=1' }, 'other than sslmode'],
  ['another mode', { DATABASE_URL: 'postgres://f:geheim@db.example/a?sslmode=prefer' }, 'none of disable'],
  ['an authority alone', { DATABASE_CA: caFile }, 'DATABASE_URL is missing'],
  [
    'an authority that is not there',
    { DATABASE_URL: 'postgres://f:geheim@db.example/a', DATABASE_CA: '/bestaat-niet' },
    'cannot be read',
  ],
  [
    'an authority without a certificate',
    { DATABASE_URL: 'postgres://f:geheim@db.example/a', DATABASE_CA: emptyFile },
    'holds no certificate',
  ],
  [
    'an authority of no use',
    { DATABASE_URL: 'postgres://f:geheim@db.example/a?sslmode=disable', DATABASE_CA: caFile },
    'of no use',
  ],
  ...['0', '1', '201', '1e2', '-5', 'veel'].map((size): [string, Record<string, string>, string] => [
    `a pool of ${size}`,
    { DATABASE_URL: 'postgres://f:geheim@db.example/a', DATABASE_POOL: size },
    'DATABASE_POOL',
  ]),
])('rejects %s in one line without the password', (_what, source, message) => {
  const attempt = () => readDatabase(source);
  expect(attempt).toThrow(message);
  expect(attempt).toThrow(/^(?!.*geheim)[^\n]*$/);
});
