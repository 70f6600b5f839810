import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

interface Received {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  bytes: number;
}

/** A site before a content backend that takes files of up to 1000 bytes. */
async function setUp(status = 200) {
  const received: Received[] = [];
  site = await startSite(
    (req, res) => {
      const { method, url, headers } = req;
      const entry: Received = { method, url, headers, bytes: 0 };
      received.push(entry);
      req.on('data', (chunk: Buffer) => (entry.bytes += chunk.length));
      req.on('end', () => {
        if (method === 'DELETE') return void res.writeHead(status === 200 ? 204 : status).end();
        const data = { id: 'id-1', name: 'cv.pdf', type: 'pdf', bytes: entry.bytes };
        const error = { details: { fault: 'wrong-type' } };
        res.writeHead(status).end(JSON.stringify(status === 200 ? { data } : { error }));
      });
    },
    undefined,
    undefined,
    { purgeSecret: 'geheim' },
    null,
    {
      fileFieldAt: (page, form, field) =>
        page === '/kapot'
          ? Promise.reject(new Error('no content'))
          : Promise.resolve(
              page === '/werken' && form === 'sollicitatie' && field === 'cv'
                ? { form: 'document1', maxFiles: 3, maxBytes: 1000, types: ['pdf'] }
                : null,
            ),
    },
  );
  const { origin } = site;
  const ask = (query: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${origin}/api/_form-file?${new URLSearchParams({ ...about, ...query })}`, {
      method: 'POST',
      body: 'x'.repeat(500),
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...Object.fromEntries(new Headers(init.headers)) },
    });
  return { received, ask };
}

const about = { page: '/werken', form: 'sollicitatie', field: 'cv', name: 'CV é.pdf' };
const faultOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { details: unknown } }).error.details,
];

describe('a file that is sent by itself', () => {
  test('goes to the content backend with what its field takes', async () => {
    const { received, ask } = await setUp();
    const response = await ask({ maxBytes: '9999999', types: 'exe' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ data: { id: 'id-1', name: 'cv.pdf', type: 'pdf', bytes: 500 } });
    const query = Object.fromEntries(new URL(received[0]?.url ?? '', 'http://x').searchParams);
    expect(query).toEqual({
      form: 'document1',
      field: 'cv',
      name: 'CV é.pdf',
      maxBytes: '1000',
      types: 'pdf',
    });
    expect(received[0]?.headers['x-beursvloer-uploads']).toBe('geheim');
  });

  test('is taken back under its id, for its own form and field', async () => {
    const { received, ask } = await setUp();
    const response = await ask({ id: 'a/../b' }, { method: 'DELETE', body: undefined });
    expect(response.status).toBe(204);
    expect(received).toMatchObject([
      { method: 'DELETE', url: '/api/form-uploads/a%2F..%2Fb?form=document1&field=cv' },
    ]);
  });

  test('that is not there, or whose id is missing, cannot be taken back', async () => {
    const { received, ask } = await setUp(404);
    const takeBack = async (query: Record<string, string>) =>
      (await ask(query, { method: 'DELETE', body: undefined })).status;
    expect(await takeBack({ id: 'niet-meer' })).toBe(404);
    expect(await takeBack({})).toBe(404);
    expect(received).toHaveLength(1);
  });

  test('is said to be not reachable when the content backend fails to take it back', async () => {
    const { ask } = await setUp(500);
    expect((await ask({ id: 'id-1' }, { method: 'DELETE', body: undefined })).status).toBe(503);
  });

  test('and is too large reaches no backend', async () => {
    const { received, ask } = await setUp();
    expect(await faultOf(await ask({}, { body: 'x'.repeat(1001) }))).toEqual([413, { fault: 'too-large' }]);
    expect(received).toEqual([]);
  });

  test('and is not taken says why', async () => {
    const { ask } = await setUp(400);
    expect(await faultOf(await ask({}))).toEqual([400, { fault: 'wrong-type' }]);
  });

  test.each<[string, number, Record<string, string>, RequestInit]>([
    ['for no field of the page', 404, { field: 'naam' }, {}],
    ['for a page without such a form', 404, { page: '/' }, {}],
    ['when nobody knows what the field takes', 503, { page: '/kapot' }, {}],
    ['from another site', 403, {}, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['as a question', 405, {}, { method: 'GET', body: undefined }],
  ])('%s is rejected with %i', async (_what, status, query, init) => {
    const { received, ask } = await setUp();
    expect([(await ask(query, init)).status, received]).toEqual([status, []]);
  });
});
