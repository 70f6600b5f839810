import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createChangeLog, sendStaleMs, type ChangeLog } from '../../../caching/change-log';
import type { createSharedIndexes } from './shared-index.server';

const midday = Date.UTC(2027, 0, 5, 12);
let now: number;
let log: ChangeLog;
let indexes: ReturnType<typeof createSharedIndexes>;

/** Rows of the content backend, by path; null when it is away. */
let content: Record<string, unknown[]> | null;
/** Paths that it was asked for. */
let asked: string[];
/** True while answers wait for `release`. */
let isHeld: boolean;
let held: (() => void)[];
let backend: Server;

beforeAll(async () => {
  backend = createServer((req, res) => {
    const path = (req.url ?? '').replace(/^\/api|\?.*/g, '');
    if (path === '/') return void res.end();
    asked.push(path);
    const status = content === null ? 503 : path === '/navigation' ? 404 : 200;
    const error = { status, name: 'HttpError', message: 'none here', details: {} };
    const rows = content?.[path] ?? [];
    const list = { data: rows, meta: { pagination: { total: rows.length } } };
    const body = JSON.stringify(status === 200 ? list : { data: null, error });
    const send = () => res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    if (isHeld) held.push(send);
    else send();
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  backend.closeAllConnections();
  backend.close();
});

beforeEach(async () => {
  now = midday;
  vi.useFakeTimers({ toFake: ['Date'], now });
  [content, asked, isHeld, held] = [{ '/exhibitors': [houtbouw, dakwerk] }, [], false, []];
  log = createChangeLog({ clock: () => now });
  // Each test has a content cache of its own.
  vi.resetModules();
  const { contentCache } = await import('../../content/client/context.server');
  const shared = await import('./shared-index.server');
  indexes = shared.createSharedIndexes({ clock: () => now });
  contentCache.follow(log);
  indexes.follow(log);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const exhibitor = (publicId: number, name: string) => ({
  id: publicId,
  documentId: `e${publicId}`,
  publicId,
  name,
  slug: `e-${publicId}`,
  kind: 'Overheid',
});
const houtbouw = exhibitor(1, 'Houtbouw');
const dakwerk = exhibitor(2, 'Dakwerk');

const firstWord = () => log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });

function change(tags: string[], gone = false): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags, gone }] });
}

async function find(query: string): Promise<string[]> {
  const { search } = await indexes.get('nl');
  return search(query).found.map(({ item }) => item.name);
}

const timesAsked = (path = '/exhibitors') => asked.filter((one) => one === path).length;

/** Lets the content backend answer, as it was when it was asked. */
function release(): void {
  isHeld = false;
  for (const send of held.splice(0)) send();
}

test('an index is built once, before anybody searches, and again only when something in it changed', async () => {
  firstWord();
  await vi.waitFor(() => expect(asked).toContain('/vacancies'));
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  expect(await find('dakwerk')).toEqual(['Dakwerk']);
  change(['photo-albums', 'p1']);
  now += sendStaleMs;
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  expect(timesAsked()).toBe(1);
});

test('what was taken off the site is not found any more once the change is known', async () => {
  firstWord();
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  content = { '/exhibitors': [dakwerk] };
  change(['exhibitors', 'e1'], true);
  expect(await find('houtbouw')).toEqual([]);
  expect(await find('dakwerk')).toEqual(['Dakwerk']);
});

test('what was taken off the site while an index was being built is not found in it', async () => {
  firstWord();
  await find('houtbouw');
  isHeld = true;
  change(['exhibitors', 'e2']);
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  now += sendStaleMs;
  const before = find('houtbouw');
  content = { '/exhibitors': [dakwerk] };
  change(['exhibitors', 'e1'], true);
  const after = find('houtbouw');
  release();
  expect(await Promise.all([before, after])).toEqual([[], []]);
});

test('a changed name is found after five seconds at the latest, and the old index answers until then', async () => {
  firstWord();
  await find('houtbouw');
  content = { '/exhibitors': [exhibitor(1, 'Steenbouw'), dakwerk] };
  isHeld = true;
  change(['exhibitors', 'e1']);
  now += sendStaleMs - 1;
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  now += 1;
  const found = find('steenbouw');
  release();
  expect(await found).toEqual(['Steenbouw']);
  expect(await find('houtbouw')).toEqual([]);
  expect(timesAsked()).toBe(2);
});

test('many changes in a row, with people who search, build one index after another', async () => {
  firstWord();
  await find('houtbouw');
  isHeld = true;
  change(['exhibitors', 'e1']);
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  for (let turn = 0; turn < 20; turn += 1) {
    change(['exhibitors', 'e1']);
    expect(await find('houtbouw')).toEqual(['Houtbouw']);
  }
  // Those who waited too long for it, and so wait now, make no third one at the same time.
  now += sendStaleMs;
  const found = [find('houtbouw'), find('dakwerk')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(timesAsked()).toBe(2);
  release();
  expect(await Promise.all(found)).toEqual([['Houtbouw'], ['Dakwerk']]);
  now += sendStaleMs;
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  expect(timesAsked()).toBe(3);
});

test('what changes while an index is being built is in the next one, which nobody has to ask for', async () => {
  firstWord();
  await find('houtbouw');
  isHeld = true;
  change(['exhibitors', 'e1']);
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  content = { '/exhibitors': [exhibitor(1, 'Steenbouw'), dakwerk] };
  change(['exhibitors', 'e1']);
  release();
  await vi.waitFor(() => expect(timesAsked()).toBe(3));
  await vi.waitFor(async () => expect(await find('steenbouw')).toEqual(['Steenbouw']));
  expect(timesAsked()).toBe(3);
});

test('what ends by the clock is not found the day after', async () => {
  const vacancy = {
    id: 1,
    documentId: 'v1',
    publicId: 1,
    title: 'Voorman',
    slug: 'voorman',
    posted: '2026-12-01',
    closes: '2027-01-05',
  };
  content = { '/vacancies': [{ ...vacancy, employer: 'Bouwhuis' }] };
  firstWord();
  expect(await find('voorman')).toEqual(['Voorman']);
  now += 24 * 60 * 60_000;
  vi.setSystemTime(now);
  change(['photo-albums']);
  expect(await find('voorman')).toEqual([]);
});

test('while the content backend is away the last index answers, but not with what was taken off the site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  firstWord();
  await find('houtbouw');
  const last = await indexes.get('nl');
  content = null;
  change(['exhibitors', 'e2']);
  now += sendStaleMs;
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  // No index is built of content that is stale itself.
  expect(await indexes.get('nl')).toBe(last);
  change(['exhibitors', 'e1'], true);
  await expect(find('houtbouw')).rejects.toMatchObject({ status: 503 });
  content = { '/exhibitors': [dakwerk] };
  // Questions of before are still being answered.
  await vi.waitFor(async () => expect(await find('dakwerk')).toEqual(['Dakwerk']));
  expect(await find('houtbouw')).toEqual([]);
});

test('without word of the changes every search asks for the content', async () => {
  expect(await find('houtbouw')).toEqual(['Houtbouw']);
  content = { '/exhibitors': [dakwerk] };
  expect(await find('houtbouw')).toEqual([]);
});
