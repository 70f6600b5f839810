import { readdir, writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf, type StoredEvent } from 'beursvloer-domain/statistics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFolder, openLog, takeAll, view } from '../log.fixture';
import { createFold } from './fold';
import type { EventLog } from './event-log';

let folder: string;
let logs: EventLog[];
let remove: () => Promise<void>;
beforeEach(async () => {
  logs = [];
  ({ folder, remove } = await makeFolder());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(logs.map((log) => log.close()));
  await remove();
});

async function start(options: Parameters<typeof openLog>[1] = {}): Promise<EventLog> {
  const log = await openLog(folder, options);
  logs.push(log);
  return log;
}

const foldedNames = async () => (await readdir(folder)).filter((name) => /-2\.segment$/.test(name));

/** Sums of events by measure, in all and by page. */
function sums(events: readonly StoredEvent[], dimensions: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const event of events)
    for (const { measure, by, count } of cellsOf(event, 12)) {
      if (!by.every(([dimension]) => dimensions.includes(dimension))) continue;
      const name = [measure, ...by.flat()].join(' ');
      found[name] = (found[name] ?? 0) + count;
    }
  return found;
}

const pages = ['/', '/standhouders', '/standhouders/12', '/nieuws'];

/** Events of all sorts within an hour, as many visitors make them. */
function mixedEvents(count: number): StoredEvent[] {
  return Array.from({ length: count }, (_unused, turn): StoredEvent => {
    const page = pages[turn % pages.length];
    const at = 1_800_000_000 + (turn % 3000);
    if (turn % 3 === 0) return view({ at, kind: 'read', page, value: turn % 97, depth: turn % 101 });
    if (turn % 7 === 0) return view({ at, kind: 'search', value: turn % 4 });
    if (turn % 11 === 0) return view({ at, kind: 'visitor', value: turn % 5 });
    return view({ at, page, source: 'google.com', ...(turn % 2 === 0 && { from: '/', since: turn % 60 }) });
  });
}

test.each([
  [1, ['page', 'device', 'language', 'gap']],
  [2, ['gap']],
] as const)('folded events of level %i add up to the same', (level, dimensions) => {
  const events = mixedEvents(2000);
  const fold = createFold('a', level);
  for (const event of events) fold.add(JSON.stringify([event]));
  // Sent twice, they count once.
  fold.add(JSON.stringify(events.slice(0, 100)));
  const result = fold.result();
  expect(result.length).toBeLessThan(100);
  expect(fold.events).toBe(2000);
  expect(sums(result, dimensions)).toEqual(sums(events, dimensions));
  expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
  expect(fold.result()).toEqual(result);
});

test('a log that is nearly full folds what is oldest, and counts the same', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = await start({ maxBytes: 400_000, segmentBytes: 20_000 });
  const events = mixedEvents(8000);
  for (let at = 0; at < events.length; at += 20) {
    await log.append(events.slice(at, at + 20)).catch(async () => {
      // Folding runs beside: at the bound a batch is sent again.
      await expect
        .poll(() =>
          log.append(events.slice(at, at + 20)).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    });
  }
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  await log.close();
  expect(log.figures().foldedEvents).toBeGreaterThan(1000);
  const taken = await takeAll(log);
  expect(taken.length).toBeLessThan(events.length);
  expect(sums(taken, ['page', 'device'])).toEqual(sums(events, ['page', 'device']));
  expect(await readdir(folder)).toEqual([]);
});

test('a log whose events all differ stays within its bound, and goes on taking', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = await start({ maxBytes: 300_000, segmentBytes: 20_000 });
  for (let turn = 0; turn < 400; turn += 1) {
    const batch = Array.from({ length: 20 }, (_unused, of) =>
      view({ page: `/standhouders/${turn * 20 + of}` }),
    );
    await expect
      .poll(
        () =>
          log.append(batch).then(
            () => true,
            () => false,
          ),
        { interval: 5 },
      )
      .toBe(true);
    // While segments are folded into one, that one is there beside them.
    expect(log.figures().waitingBytes).toBeLessThan(340_000);
  }
  await log.close();
  const taken = await takeAll(log);
  expect(sums(taken, [])).toEqual({ view: 8000, visit: 8000 });
});

test('the oldest segment of a log may have been handed over, so it is never folded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const first = await start({ segmentBytes: 2000 });
  const events = mixedEvents(100);
  for (const event of events) await first.append([event]);
  await first.close();
  const [oldest = ''] = await readdir(folder);
  const second = await start({ maxBytes: 1000 });
  await expect.poll(foldedNames).not.toEqual([]);
  await second.close();
  expect(await readdir(folder)).toContain(oldest);
  expect(oldest).toMatch(/-0\.segment$/);
  expect(sums(await takeAll(second), [])).toEqual(sums(events, []));
});

test('a process that ends between folding and deleting counts nothing twice', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const first = await start({ segmentBytes: 2000 });
  const events = mixedEvents(100);
  for (const event of events) await first.append([event]);
  await first.close();
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const second = await start({ maxBytes: 1000 });
  await expect.poll(foldedNames).not.toEqual([]);
  await second.close();
  // As if nothing had been deleted, and something else was being written.
  for (const [index, name] of names.entries()) await writeFile(join(folder, name), contents[index] ?? '');
  await writeFile(join(folder, `${names.at(-1)}.new`), 'half');
  const third = await start();
  expect(sums(await takeAll(third), [])).toEqual(sums(events, []));
  expect(await readdir(folder)).toEqual([]);
});
