import { beforeEach, expect, test, vi } from 'vitest';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { z } from 'zod';
import { getSiteSettings } from './site';
import { fillInRows } from './variables';

const settings = {
  documentId: 's',
  name: 'Dakbeurs',
  edition: '2027',
  tagline: 'In {plaats}',
  days: [{ date: '2027-04-14', opens: '09:30:00.000', closes: '17:00:00.000' }],
  venue: { name: 'De Hal', street: 'Kade 1', postalCode: '4201 AB', city: 'Gorinchem' },
  defaultSeo: { description: 'Op {beursdagen}', title: '{dag4}' },
};
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const client = (rows: unknown[], locale = 'nl'): CmsClient => {
  const identified = rows.map((one, index) => ({ documentId: `d${index}`, ...(one as object) }));
  const send = (_method: string, path: string): Promise<unknown> => {
    asked.push(path);
    const list = { data: identified, meta: { pagination: { total: rows.length } } };
    return Promise.resolve(path === '/site-setting' ? { data: settings, meta: {} } : list);
  };
  return {
    version: 'v5',
    locale,
    send,
    read: async (shape, method, path) => shape.parse(await send(method, path)),
    fillIn: fillInRows,
  };
};
const row = z.object({ title: z.string(), slug: z.string(), body: z.array(z.object({ text: z.string() })) });
const listOf = (cms: CmsClient) => findAll(cms, '/pages', 'page', row, {});

test('texts of rows have the days, hours and venue of the fair, wherever they stand', async () => {
  const rows = [
    { title: '{Dag1}', slug: '{plaats}', body: [{ text: 'Open {openingstijden} in {locatie}' }] },
  ];
  expect(await listOf(client(rows))).toEqual([
    {
      title: 'Woensdag 14 april',
      slug: '{plaats}',
      body: [{ text: 'Open van 9.30 tot 17.00 uur in De Hal' }],
    },
  ]);
});

test('a row is filled in in the language that it is in', async () => {
  const rows = ['nl', 'en'].map((locale) => ({ locale, title: '{beursdagen}', slug: 'a', body: [] }));
  expect((await listOf(client(rows, 'en'))).map(({ title }) => title)).toEqual([
    '14 april 2027',
    '14 April 2027',
  ]);
});

test('what somebody signs or orders by stays as it was written', async () => {
  const rows = [{ title: '{beursdagen}', slug: 'a', body: [] }];
  const plain = await findAll(client(rows), '/pages', 'page', row, { isPlain: true });
  expect(plain.map(({ title }) => title)).toEqual(['{beursdagen}']);
  expect(asked).toEqual(['/pages']);
});

test('nothing is asked of the fair for texts without braces', async () => {
  await listOf(client([{ title: 'Gewoon', slug: 'a', body: [] }]));
  expect(asked).toEqual(['/pages']);
});

test('the settings themselves may name their own days, and keep what has no value', async () => {
  expect(await getSiteSettings(client([]))).toMatchObject({
    tagline: 'In Gorinchem',
    defaultSeo: { description: 'Op 14 april 2027', title: '{dag4}' },
  });
});
