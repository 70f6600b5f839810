import { encode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { dataOf } from './page-data';

const sent = async (value: unknown) => Buffer.from(await new Response(encode(value)).arrayBuffer());

test('a page gives the data of its own routes', async () => {
  const body = await sent({ root: { data: 'frame' }, 'faq/routes/faq': { data: [1] } });
  expect(await dataOf(200, body)).toEqual({ 'faq/routes/faq': { data: [1] } });
});

test('a page of which one route failed, or that leads to another, gives nothing', async () => {
  expect(await dataOf(200, await sent({ root: { data: 1 }, page: { error: 'weg' } }))).toBeNull();
  expect(await dataOf(404, await sent({ page: { data: 1 } }))).toBeNull();
  expect(await dataOf(202, await sent({ redirect: '/faq', status: 301 }))).toBeNull();
});
