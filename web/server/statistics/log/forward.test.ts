import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFolder, openLog, startReceiver, view } from '../log.fixture';
import type { EventLog } from './event-log';
import { forwardSegments } from './forward';

let log: EventLog;
let folder: string;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  const made = await makeFolder();
  ({ folder } = made);
  log = await openLog(folder, { segmentAgeMs: 5 });
  closers.push(made.remove, () => log.close());
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0).reverse()) await close();
});

async function receive(statusFor?: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(statusFor);
  closers.push(() => receiver.close());
  return receiver;
}

function forward(contentUrl: URL): () => Promise<void> {
  const end = forwardSegments(log, { contentUrl, contentPrefix: '/api', secret: 'sixteen characters' }, 2);
  closers.push(end);
  return end;
}

test('what was acknowledged arrives once, in order, and its file is deleted', async () => {
  const receiver = await receive();
  forward(receiver.url);
  const events = Array.from({ length: 30 }, () => view());
  for (const event of events) await log.append([event]);
  await expect.poll(() => receiver.ids()).toEqual(events.map(({ id }) => id));
  await expect.poll(() => log.figures().waitingBytes).toBe(0);
  expect(receiver.asked[0]).toEqual({ path: '/api/statistics/segments', status: 204 });
  expect(receiver.taken.map(({ segment }) => segment)).toEqual(
    [...receiver.taken.keys()].map((at) => at + 1),
  );
  expect(receiver.taken[0]?.log).toMatch(/^[a-z0-9-]{12,40}$/);
  expect(receiver.taken[0]?.events[0]).toEqual(events[0]);
});

test('a content backend that is away, errs or does not know us is asked again until it takes it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const statuses = [503, 500, 401, 404, 429];
  const receiver = await receive((_sent, secret) =>
    secret === 'sixteen characters' ? (statuses.shift() ?? 204) : 400,
  );
  const event = view();
  await log.append([event]);
  forward(receiver.url);
  await expect.poll(() => receiver.ids()).toEqual([event.id]);
  expect(receiver.asked.map(({ status }) => status)).toEqual([503, 500, 401, 404, 429, 204]);
  expect(said).toHaveBeenCalledTimes(1);
});

test('a segment that was taken though its answer got lost is sent again as the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  let isFirst = true;
  const pairs: string[] = [];
  const receiver = await receive(({ log: name, segment }) => {
    pairs.push(`${name} ${segment}`);
    if (!isFirst) return 204;
    isFirst = false;
    return 502;
  });
  await log.append([view()]);
  forward(receiver.url);
  await expect.poll(() => pairs.length).toBe(2);
  expect(pairs[0]).toBe(pairs[1]);
});

test('a segment that cannot be read is set aside, said, and in nobody’s way', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const receiver = await receive(({ segment }) => (segment === 1 ? 400 : 204));
  forward(receiver.url);
  await log.append([view()]);
  await expect.poll(() => log.figures().setAsideSegments).toBe(1);
  const next = view();
  await log.append([next]);
  await expect.poll(() => receiver.ids()).toEqual([next.id]);
  expect(said.mock.calls.join(' ')).toContain('set aside');
});

test('a segment that somebody deleted is said, and in nobody’s way', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await log.append([view()]);
  await expect.poll(() => log.next()).not.toBeNull();
  const [name = ''] = await readdir(folder);
  await rm(join(folder, name));
  const receiver = await receive();
  forward(receiver.url);
  await expect.poll(() => log.next()).toBeNull();
  const next = view();
  await log.append([next]);
  await expect.poll(() => receiver.ids()).toEqual([next.id]);
  expect(said.mock.calls.join(' ')).toContain('gone');
});
