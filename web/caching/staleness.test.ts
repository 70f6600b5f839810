import { beforeEach, expect, test } from 'vitest';
import { createChangeLog, sendStaleMs, type ChangeLog } from './change-log';
import { stalenessOf } from './staleness';

let now: number;
let log: ChangeLog;
beforeEach(() => {
  now = 1_000_000;
  log = createChangeLog({ clock: () => now });
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
});

function change(tag: string, gone = false): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags: [tag], gone }] });
}

const of = (staleAt: number | null = null) => stalenessOf({ tags: ['a', 'b'], seq: 1, staleAt }, log, now);

test('what depends on nothing that changed is fresh', () => {
  change('x');
  now += sendStaleMs;
  expect(of()).toBe('fresh');
});

test('after a change it is stale for five seconds, then overdue', () => {
  change('b');
  expect(of()).toBe('stale');
  now += sendStaleMs - 1;
  expect(of()).toBe('stale');
  now += 1;
  expect(of()).toBe('overdue');
});

test('what shows something that was taken off the site is gone at once, also after everything became stale', () => {
  change('a', true);
  expect(of()).toBe('gone');
  log.record({ head: { epoch: 'f', seq: 1 }, reset: true, changes: [] });
  expect(of()).toBe('gone');
});

test('what ends by the clock is stale from then on, and overdue five seconds later', () => {
  const end = now + 60_000;
  expect(of(end)).toBe('fresh');
  now = end;
  expect(of(end)).toBe('stale');
  now += sendStaleMs;
  expect(of(end)).toBe('overdue');
});

test('without a word of the changes everything is overdue', () => {
  now += 31 * 60_000;
  expect(of()).toBe('overdue');
  expect(stalenessOf({ tags: [], seq: 0, staleAt: null }, createChangeLog(), now)).toBe('overdue');
});
