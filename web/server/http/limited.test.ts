import { afterEach, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const rates = { pagesPerSecond: 0, postsPerMinute: 2, callsPerMinute: 2 };
/** One proxy of ours says where somebody is. */
const start = async () => {
  site = await startSite(
    (_req, res) => res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
    () => Promise.resolve(new Response('done')),
    new Map(),
    { rates, proxies: 1 },
  );
  return site;
};
const from = (address: string) => ({
  'x-forwarded-for': `203.0.113.66, ${address}`,
  'sec-fetch-site': 'same-origin',
});

test('too many forms from one address are a page in Dutch that says when to come back', async () => {
  const limited = await start();
  const send = (address: string) =>
    limited.ask('/contact', { method: 'POST', headers: from(address), body: 'a=b' });
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await send('192.0.2.1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const refused = await send('192.0.2.1');
  expect(refused.body).toMatch(/Probeer het over \d+ seconden opnieuw\./);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.headers['cache-control']).toBe('no-store');
  // What they wrote of where they are counts for nothing, and others are not held up.
  expect((await send('192.0.2.2')).status).toBe(200);
  expect((await limited.ask('/contact', { headers: from('192.0.2.1') })).status).toBe(200);
});

test('too many calls are an error as clients of the backend know it', async () => {
  const limited = await start();
  const call = () => limited.ask('/api/users/me', { headers: from('192.0.2.1') });
  for (let i = 0; i < 4; i += 1) expect((await call()).status).toBe(200);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.body)).toEqual({
    data: null,
    error: { status: 429, name: 'RateLimitError', message: 'Too many requests', details: {} },
  });
  expect(refused.headers).toHaveProperty('retry-after');
  // Icons come from this server itself.
  expect(
    (await limited.ask('/api/_icons/lucide.json?icons=ticket', { headers: from('192.0.2.1') })).status,
  ).toBe(200);
});

test('reports of browsers have a limit of their own', async () => {
  const limited = await start();
  const report = () =>
    limited.ask('/meldingen/csp', { method: 'POST', headers: from('192.0.2.1'), body: '{}' });
  for (let i = 0; i < 10; i += 1) expect((await report()).status).toBe(415);
});
