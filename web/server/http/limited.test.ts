import { afterEach, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const rates = { pagesPerSecond: 0, postsPerMinute: 2, callsPerMinute: 2, statisticsPerMinute: 0 };
/** One proxy of ours says where somebody is. The content backend takes tokens that begin with `good`, and no token. */
const start = async () => {
  site = await startSite(
    ({ headers: { authorization = 'Bearer good' } }, res) => {
      const status = authorization.startsWith('Bearer good') ? 200 : 401;
      res.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    },
    () => Promise.resolve(new Response('done')),
    new Map(),
    { rates, proxies: 1 },
  );
  return site;
};
const from = (ip: string) => ({
  'x-forwarded-for': `203.0.113.66, ${ip}`,
  'sec-fetch-site': 'same-origin',
});

test('too many forms from one IP address are a page in Dutch that says when to come back', async () => {
  const limited = await start();
  const send = (ip: string) => limited.ask('/contact', { method: 'POST', headers: from(ip), body: 'a=b' });
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await send('192.0.2.1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const rejected = await send('192.0.2.1');
  expect(rejected.body).toMatch(/Probeer het over \d+ seconden opnieuw\./);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(rejected.headers['cache-control']).toBe('no-store');
  // The IP address that a visitor writes counts for nothing, and other visitors are not held up.
  expect((await send('192.0.2.2')).status).toBe(200);
  expect((await limited.ask('/contact', { headers: from('192.0.2.1') })).status).toBe(200);
});

test('too many calls are an error as clients of the backend know it', async () => {
  const limited = await start();
  const call = () => limited.ask('/api/users/me', { headers: from('192.0.2.1') });
  for (let i = 0; i < 4; i += 1) expect((await call()).status).toBe(200);
  const rejected = await call();
  expect(rejected.status).toBe(429);
  expect(JSON.parse(rejected.body)).toEqual({
    data: null,
    error: { status: 429, name: 'RateLimitError', message: 'Too many requests', details: {} },
  });
  expect(rejected.headers).toHaveProperty('retry-after');
  // Icons come from this server itself.
  expect(
    (await limited.ask('/api/_icons/lucide.json?icons=ticket', { headers: from('192.0.2.1') })).status,
  ).toBe(200);
});

const askWho = (limited: TestSite, token: string, more: Record<string, string> = {}) =>
  limited.ask('/api/users/me', { headers: { ...from('192.0.2.1'), cookie: `token=${token}`, ...more } });

test('everybody in a hall with one IP address may ask who they are, and none of them without end', async () => {
  const limited = await start();
  for (let person = 0; person < 50; person += 1)
    expect((await askWho(limited, `good${person}`)).status).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 3 }, () => askWho(limited, 'good1')));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (let turn = 4; turn < 120; turn += 1) await askWho(limited, 'good1');
  const rejected = await askWho(limited, 'good1');
  expect(rejected.status).toBe(429);
  expect(JSON.parse(rejected.body)).toMatchObject({ error: { name: 'RateLimitError' } });
  expect(rejected.headers).toHaveProperty('retry-after');
  expect((await askWho(limited, 'good2')).status).toBe(200);
});

test('a token that is rejected counts for the network, each time with another one too', async () => {
  const limited = await start();
  for (let guess = 0; guess < 4; guess += 1)
    expect((await askWho(limited, `guess${guess}`)).status).toBe(401);
  expect((await askWho(limited, 'guess4')).status).toBe(429);
});

test('many guesses at once get no further than one after another', async () => {
  const limited = await start();
  const guesses = Array.from({ length: 40 }, (_, guess) => askWho(limited, `guess${guess}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(36);
});

test('a call from another site carries no token, so it counts for the network', async () => {
  const limited = await start();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (let turn = 0; turn < 4; turn += 1) expect((await askWho(limited, 'good', foreign)).status).toBe(200);
  expect((await askWho(limited, 'good', foreign)).status).toBe(429);
});

test('reports of browsers have a limit of their own', async () => {
  const limited = await start();
  const report = () =>
    limited.ask('/meldingen/csp', { method: 'POST', headers: from('192.0.2.1'), body: '{}' });
  for (let i = 0; i < 10; i += 1) expect((await report()).status).toBe(415);
});
