import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './browser-clock';

const given = '2026-11-20T09:00:07.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:05:07.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clock starts with the time in the page, and then notifies its listeners of the real time', () => {
  const clock = createClock(given, false);
  expect(clock.given.toISOString()).toBe(given);
  const times: string[] = [];
  const stop = clock.subscribe(() => times.push(clock.now().toISOString().slice(11, 19)));
  vi.advanceTimersByTime(30_000);
  expect(times).toEqual(['09:05:00', '09:05:15', '09:05:30']);
  // The same object until it is later, so that React draws nothing for it.
  expect(clock.now()).toBe(clock.now());
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a late subscriber is notified at once, and unsubscribing does not affect others', () => {
  const clock = createClock(given, false);
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = clock.subscribe(first);
  clock.subscribe(second);
  expect(second).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(15_000);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('a pinned clock stands still', () => {
  const clock = createClock(given, true);
  vi.advanceTimersByTime(60_000);
  expect(clock.now().toISOString()).toBe(given);
});
