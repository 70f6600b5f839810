import { encode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { dataOf } from './page-data';

const marker = Symbol('SingleFetchRedirect');

/** What React Router sends: `encode` with its own name for where a path leads. */
async function sent(value: unknown): Promise<Buffer<ArrayBuffer>> {
  const plugin = (found: unknown): [string, unknown] | false =>
    typeof found === 'object' && found !== null && marker in found
      ? ['SingleFetchRedirect', found[marker]]
      : false;
  return Buffer.from(await new Response(encode(value, { plugins: [plugin] })).arrayBuffer());
}

const leadingTo = (redirect: string) =>
  sent({ [marker]: { redirect, status: 301, revalidate: false, reload: false, replace: false } });

test('a page gives the data of its own routes', async () => {
  const body = await sent({ root: { data: 'frame' }, 'faq/routes/faq': { data: [1] } });
  expect(await dataOf(200, body)).toEqual({ 'faq/routes/faq': { data: [1] } });
});

test('a page of which one route failed gives nothing', async () => {
  expect(await dataOf(200, await sent({ root: { data: 1 }, page: { error: 'weg' } }))).toBeNull();
  expect(await dataOf(404, await sent({ page: { data: 1 } }))).toBeNull();
});

test('a path that editors gave a redirect gives where it leads', async () => {
  expect(await dataOf(202, await leadingTo('/faq?vraag=1#een'))).toEqual({ '>': '/faq?vraag=1#een' });
});

test('a redirect to another site is nothing to a device without reception', async () => {
  for (const away of ['https://example.com/', '//example.com', 'javascript:alert(1)'])
    expect(await dataOf(202, await leadingTo(away))).toBeNull();
});
