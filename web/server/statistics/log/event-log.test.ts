import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredEvent } from 'beursvloer-domain/statistics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFolder, openLog, takeAll, view } from '../log.fixture';
import { NotLogged, type Disk, type EventLog } from './event-log';

let folder: string;
let logs: EventLog[];
const closers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  logs = [];
  const made = await makeFolder();
  folder = made.folder;
  closers.push(made.remove);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(logs.map((log) => log.close()));
  for (const close of closers.splice(0)) await close();
});

async function start(options: Parameters<typeof openLog>[1] = {}): Promise<EventLog> {
  const log = await openLog(folder, options);
  logs.push(log);
  return log;
}

const ids = (events: readonly StoredEvent[]) => events.map(({ id }) => id);
const segmentsIn = async () =>
  (await readdir(folder)).filter((name) => /\.jsonl(\.open)?$/.test(name)).sort();

/** A disk of the machine that can be told to fail, and says what it did. */
function tellDisk() {
  const disk = { steps: [] as string[], syncs: 0, bytesLeft: Infinity, failsSync: false };
  const told: Disk = {
    async write(file, bytes, position) {
      const length = Math.min(bytes.length, disk.bytesLeft);
      if (length > 0) await file.write(bytes, 0, length, position);
      disk.bytesLeft -= length;
      if (length < bytes.length) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      disk.steps.push('write');
    },
    async sync(file) {
      if (disk.failsSync) throw Object.assign(new Error('input/output error'), { code: 'EIO' });
      await file.datasync();
      disk.syncs += 1;
      disk.steps.push('sync');
    },
  };
  return { disk, told };
}

test('an event is acknowledged after it was written and synced', async () => {
  const { disk, told } = tellDisk();
  const log = await start({ disk: told });
  await log.append([view()]);
  expect(disk.steps).toEqual(['write', 'sync']);
  const [name = ''] = await segmentsIn();
  expect(await readFile(join(folder, name), 'utf8')).toMatch(/^\[\{"id":.*\}\]\n$/);
});

test('batches that arrive together are written and synced together', async () => {
  const { disk, told } = tellDisk();
  const log = await start({ disk: told });
  const events = Array.from({ length: 200 }, () => view());
  await Promise.all(events.map((event) => log.append([event])));
  expect(disk.syncs).toBeLessThan(5);
  await log.close();
  expect(ids(await takeAll(log))).toEqual(ids(events));
});

test('what a process that ended left is taken first, in order, whatever the clock says', async () => {
  const before = [view(), view()];
  const first = await start({ segmentBytes: 100 });
  for (const event of before) await first.append([event]);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  // The first one was not closed: its last segment is open still.
  const second = await start();
  const after = view();
  await second.append([after]);
  await second.close();
  expect(ids(await takeAll(second))).toEqual(ids([...before, after]));
  const names = await segmentsIn();
  expect(names).toEqual([]);
  // Its file has another name by now.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await first.close();
});

test('a line that is torn or damaged is said and skipped, and the others count', async () => {
  const log = await start();
  const events = [view(), view(), view(), view()];
  for (const event of events) await log.append([event]);
  await log.close();
  const [name = ''] = await segmentsIn();
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
  const damaged = [lines[0], lines[1]?.replace('"', ''), lines[2], lines[3]?.slice(0, 30)];
  await writeFile(join(folder, name), damaged.join('\n'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const next = await start();
  expect(ids(await takeAll(next))).toEqual(ids([events[0], events[2]].filter((one) => one !== undefined)));
  expect(next.figures().damagedLines).toBe(2);
  expect(said.mock.calls.join(' ')).toContain('2 lines');
});

test('of a batch that the disk took half of nothing counts, and the log goes on when there is room', async () => {
  const { disk, told } = tellDisk();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const log = await start({ disk: told });
  const [good, lost, lostToo, later] = [view(), view(), view(), view()];
  await log.append([good]);
  disk.bytesLeft = 40;
  await expect(log.append([lost])).rejects.toThrow(NotLogged);
  await expect(log.append([lostToo])).rejects.toThrow(NotLogged);
  disk.bytesLeft = Infinity;
  await log.append([later]);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(lines.mock.calls.join(' ')).toContain('again');
  await log.close();
  const next = await start();
  expect(ids(await takeAll(next))).toEqual(ids([good, later]));
  expect(next.figures().damagedLines).toBe(0);
});

test('a batch whose sync fails is not acknowledged and does not count', async () => {
  const { disk, told } = tellDisk();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const log = await start({ disk: told });
  disk.failsSync = true;
  await expect(log.append([view()])).rejects.toThrow(NotLogged);
  disk.failsSync = false;
  const later = view();
  await log.append([later]);
  await log.close();
  expect(ids(await takeAll(log))).toEqual([later.id]);
});

test('segments are sealed by size, and by age while nothing else waits', async () => {
  const bySize = await start({ segmentBytes: 250 });
  for (let turn = 0; turn < 12; turn += 1) await bySize.append([view()]);
  expect((await segmentsIn()).length).toBeGreaterThan(3);
  await bySize.close();
  const byAge = await start({ segmentAgeMs: 1 });
  await takeAll(byAge);
  await byAge.append([view()]);
  await expect.poll(() => byAge.next()).not.toBeNull();
  const waits = byAge.figures().waitingSegments;
  await byAge.append([view()]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(byAge.figures().waitingSegments).toBe(waits);
  await takeAll(byAge);
  await expect.poll(() => byAge.next()).not.toBeNull();
});

test('a closed log takes nothing and has lost nothing', async () => {
  const log = await start();
  const events = [view(), view(), view()];
  const appended = events.map((event) => log.append([event]));
  await log.close();
  await Promise.all(appended);
  await expect(log.append([view()])).rejects.toThrow(NotLogged);
  expect(ids(await takeAll(log))).toEqual(ids(events));
});

test('segments that were set aside are few', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = await start({ segmentBytes: 1 });
  for (let turn = 0; turn < 25; turn += 1) await log.append([view()]);
  await log.close();
  for (let segment = log.next(); segment !== null; segment = log.next()) await log.setAside(segment);
  expect(log.figures().setAsideSegments).toBe(25);
  expect((await readdir(join(folder, 'aside'))).length).toBe(20);
});

test('a full log takes nothing and says how much that was, and goes on when there is room', async () => {
  const log = await start({ maxBytes: 300, segmentBytes: 100 });
  const taken: StoredEvent[] = [];
  const rejected: unknown[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const event = view();
    await log.append([event]).then(
      () => taken.push(event),
      (error: unknown) => rejected.push(error),
    );
  }
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.every((error) => error instanceof NotLogged)).toBe(true);
  expect(log.figures()).toMatchObject({ rejectedEvents: rejected.length, acknowledgedEvents: taken.length });
  const [oldest] = ids(taken);
  const first = log.next();
  expect(first && JSON.parse((await log.read(first))[0] ?? '[]')).toMatchObject([{ id: oldest }]);
  await takeAll(log);
  await log.append([view()]);
});

test('what a version before this one left is taken first, without its checksums', async () => {
  const [plain, summed] = [view(), view({ times: 3 })];
  const name = (first: number, last: number, level: number) =>
    `000002-abcdefghijkl-0000000${first}-0000000${last}-${level}.segment`;
  await writeFile(join(folder, name(1, 1, 0)), `0a1b2c3d ${JSON.stringify([plain])}\n`);
  await writeFile(join(folder, name(2, 4, 1)), `ffffffff ${JSON.stringify([summed])}\n`);
  await writeFile(join(folder, `${name(5, 6, 1)}.new`), 'half');
  const log = await start();
  expect(log.next()).toMatchObject({ log: 'abcdefghijkl', number: 1 });
  expect(ids(await takeAll(log))).toEqual(ids([plain, summed]));
  expect(await readdir(folder)).toEqual([]);
});
