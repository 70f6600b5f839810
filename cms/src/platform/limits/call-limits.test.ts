import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countCall, limitCalls } from './call-limits';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls of one route from one IP address are limited, with the seconds to wait', async () => {
  limitCalls({ '/one': { points: 300, duration: 3600 }, '/other': { points: 1, duration: 60 } });
  for (let time = 0; time < 300; time += 1) expect(await countCall('/one', '192.0.2.1')).toBe(0);
  expect(await countCall('/one', '192.0.2.1')).toBe(3600);
  expect(await countCall('/one', '192.0.2.2')).toBe(0);
  expect(await countCall('/other', '192.0.2.1')).toBe(0);
});

it('a route keeps its counts when its limit is set once more', async () => {
  limitCalls({ '/again': { points: 1, duration: 60 } });
  expect(await countCall('/again', '192.0.2.1')).toBe(0);
  limitCalls({ '/again': { points: 1, duration: 60 } });
  expect(await countCall('/again', '192.0.2.1')).toBe(60);
});

it('a route without a limit is a fault of the program', async () => {
  await expect(countCall('/none', '192.0.2.1')).rejects.toThrow('/none');
});
