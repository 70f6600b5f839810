import { beforeEach, expect, test, vi } from 'vitest';
import { createChangeLog, sendStaleMs, type ChangeLog, type Place } from './change-log';

let now: number;
let log: ChangeLog;
const clock = () => now;
beforeEach(() => {
  now = 1_000_000;
  log = createChangeLog({ clock });
});

const reset = (head: Place) => log.record({ head, reset: true, changes: [] });
/** The next changes, one for each list of tags. */
function change(...tags: string[][]): void {
  const first = log.placeOf(log.seq) ?? { epoch: 'e', seq: 0 };
  const changes = tags.map((one, at) => ({ seq: first.seq + at + 1, tags: one, gone: false }));
  log.record({ head: { ...first, seq: first.seq + tags.length }, reset: false, changes });
}
function remove(...tags: string[]): void {
  const { epoch, seq } = log.placeOf(log.seq) ?? { epoch: 'e', seq: 0 };
  log.record({ head: { epoch, seq: seq + 1 }, reset: false, changes: [{ seq: seq + 1, tags, gone: true }] });
}

test('something is stale when one of its tags changed after its number', () => {
  reset({ epoch: 'e', seq: 7 });
  change(['a'], ['b']);
  expect(log.seq).toBe(9);
  expect([log.lastChange('a'), log.lastChange('b'), log.lastChange('c')]).toEqual([8, 9, 0]);
  expect([log.isStale(['a'], 7), log.isStale(['a'], 8), log.isStale(['c', 'b'], 8)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('before the first word of the content backend, and after half an hour without one, nothing is fresh', () => {
  expect(log.isStale([], log.seq)).toBe(true);
  reset({ epoch: 'e', seq: 1 });
  expect(log.isStale(['a'], log.seq)).toBe(false);
  now += 30 * 60_000;
  expect(log.isStale(['a'], log.seq)).toBe(false);
  now += 1;
  expect([log.isStale(['a'], log.seq), log.isOverdue(['a'], log.seq)]).toEqual([true, true]);
  change();
  expect(log.isStale(['a'], log.seq)).toBe(false);
});

test('another epoch makes everything stale, also what has a higher number, and what was removed stays removed', () => {
  reset({ epoch: 'e', seq: 100 });
  const entry = log.seq;
  remove('a');
  reset({ epoch: 'f', seq: 3 });
  expect([log.isStale(['b'], entry), log.isStale(['b'], entry + 1)]).toEqual([true, true]);
  expect([log.isGone(['a'], entry), log.isGone(['b'], entry)]).toEqual([true, false]);
  const next = log.seq;
  expect(log.isStale(['a', 'b'], next)).toBe(false);
  change(['b']);
  expect(log.isStale(['b'], next)).toBe(true);
  expect([log.placeOf(log.seq), log.placeOf(entry)]).toEqual([{ epoch: 'f', seq: 4 }, null]);
  expect(log.seqOf(4)).toBe(log.seq);
});

test.each([
  ['the number after the head is missing', { epoch: 'e', seq: 7 }, [7]],
  ['a number in between is missing', { epoch: 'e', seq: 8 }, [6, 8]],
  ['the last one is missing', { epoch: 'e', seq: 7 }, [6]],
  ['the head goes back', { epoch: 'e', seq: 4 }, []],
])('where %s, everything is stale', (_what, head, numbers) => {
  reset({ epoch: 'e', seq: 5 });
  const entry = log.seq;
  log.record({ head, reset: false, changes: numbers.map((seq) => ({ seq, tags: ['x'], gone: false })) });
  expect(log.isStale(['a'], entry)).toBe(true);
  expect(log.isStale(['a'], log.seq)).toBe(false);
  expect(log.placeOf(log.seq)).toEqual(head);
});

test('a process that starts anew goes on from where the one before stood', () => {
  log = createChangeLog({ start: { epoch: 'e', seq: 20 }, clock });
  expect(log.isStale(['a'], 20)).toBe(true);
  log.record({
    head: { epoch: 'e', seq: 21 },
    reset: false,
    changes: [{ seq: 21, tags: ['b'], gone: false }],
  });
  expect([log.isStale(['a'], 20), log.isStale(['b'], 20), log.isStale(['b'], 21)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a stale page is overdue a few seconds after the first change that it misses', () => {
  reset({ epoch: 'e', seq: 1 });
  const entry = log.seq;
  change(['a']);
  now += sendStaleMs - 1;
  change(['a'], ['b']);
  expect([log.isOverdue(['a'], entry), log.isOverdue(['b'], entry)]).toEqual([false, false]);
  now += 1;
  expect([log.isOverdue(['a'], entry), log.isOverdue(['b'], entry)]).toEqual([true, false]);
  // An entry that was rendered between the two changes is stale and not overdue.
  expect([log.isStale(['a'], entry + 1), log.isOverdue(['a'], entry + 1)]).toEqual([true, false]);
  now += sendStaleMs;
  expect([log.isOverdue(['b'], entry), log.isOverdue(['a'], entry + 1)]).toEqual([true, true]);
});

test('listeners are called for changes, and not for a word that says nothing new', () => {
  const listener = vi.fn();
  const end = log.onChange(listener);
  reset({ epoch: 'e', seq: 1 });
  change();
  change(['a'], ['b']);
  end();
  change(['a']);
  expect(listener.mock.calls).toEqual([[1], [2]]);
});

test('who waits for a number waits until the log is there, and no longer than they say', async () => {
  reset({ epoch: 'e', seq: 1 });
  await log.waitUntilSeq(1, 60_000);
  const waiting = log.waitUntilSeq(3, 60_000);
  change(['a']);
  change(['b']);
  await waiting;
  await log.waitUntilSeq(99, 1);
  expect(log.seq).toBe(3);
});
