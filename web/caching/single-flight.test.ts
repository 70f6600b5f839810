import { beforeEach, expect, test, vi } from 'vitest';
import { createChangeLog, type ChangeLog } from './change-log';
import { createSingleFlight } from './single-flight';
import { createSlots } from './slots';

let log: ChangeLog;
beforeEach(() => {
  log = createChangeLog();
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
});

function change(tag: string): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags: [tag], gone: false }] });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work whose values are what `finish` is given, in the order in which it began. */
function heldWork() {
  const under: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const work = vi.fn(
    (seq: number) =>
      new Promise<string>((resolve, reject) => {
        under.push({ resolve: (value) => resolve(`${value} at ${seq}`), reject });
      }),
  );
  return {
    work,
    finish: (value: string) => under.shift()?.resolve(value),
    fail: (error: Error) => under.shift()?.reject(error),
  };
}

test('a thousand who ask for the same wait for one piece of work, and who asks for another does not', async () => {
  const flights = createSingleFlight<string>({ log: () => log });
  const { work, finish } = heldWork();
  const many = Array.from({ length: 1000 }, () => flights.run('a', null, work));
  const other = flights.run('b', null, work);
  expect(flights.count()).toBe(2);
  finish('one');
  finish('two');
  expect(new Set(await Promise.all(many))).toEqual(new Set(['one at 1']));
  expect(await other).toBe('two at 1');
  expect(work).toHaveBeenCalledTimes(2);
  expect(flights.count()).toBe(0);
});

test('who asks later begins anew, also after a failure', async () => {
  const flights = createSingleFlight<string>({ log: () => log });
  const { work, finish, fail } = heldWork();
  const first = flights.run('a', null, work);
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(flights.isRunning('a')).toBe(false);
  const second = flights.run('a', null, work);
  finish('two');
  expect(await second).toBe('two at 1');
});

test.each([
  ['any change', null, 'x'],
  ['a change of a tag that the last value had', ['a', 'b'], 'b'],
])('who asks after %s waits for work that began after it', async (_what, lastTags, changed) => {
  const flights = createSingleFlight<string>({ log: () => log });
  const { work, finish } = heldWork();
  const before = flights.run('page', lastTags, work);
  change(changed);
  const after = [flights.run('page', lastTags, work), flights.run('page', lastTags, work)];
  finish('old');
  finish('new');
  expect(await before).toBe('old at 1');
  expect(await Promise.all(after)).toEqual(['new at 2', 'new at 2']);
  expect(work).toHaveBeenCalledTimes(2);
});

test('the end of work that a newer one overtook does not end that one', async () => {
  const flights = createSingleFlight<string>({ log: () => log });
  const { work, finish } = heldWork();
  const before = flights.run('page', null, work);
  change('a');
  void flights.run('page', null, work);
  finish('old');
  await before;
  expect(flights.isRunning('page')).toBe(true);
  const joined = flights.run('page', null, work);
  finish('new');
  expect(await joined).toBe('new at 2');
});

test('a change of other tags than the last value had makes no second piece of work', async () => {
  const flights = createSingleFlight<string>({ log: () => log });
  const { work, finish } = heldWork();
  const before = flights.run('page', ['a'], work);
  change('x');
  const after = flights.run('page', ['a'], work);
  finish('same');
  expect(await Promise.all([before, after])).toEqual(['same at 1', 'same at 1']);
});

test('many changes in a row make one piece of work after another where there is one slot', async () => {
  const inTurn = createSlots(1, 1, () => new Error('too many wait'));
  const flights = createSingleFlight<string>({ log: () => log, inTurn });
  const { work, finish } = heldWork();
  const first = flights.run('index', ['a'], work);
  const later: Promise<string>[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    change('a');
    later.push(flights.run('index', ['a'], work));
  }
  await settle();
  expect(work).toHaveBeenCalledOnce();
  finish('old');
  expect(await first).toBe('old at 1');
  finish('new');
  expect(new Set(await Promise.all(later))).toEqual(new Set(['new at 51']));
  expect(work).toHaveBeenCalledTimes(2);
});
