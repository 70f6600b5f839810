import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimits, type Cost } from './rate-limits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = () =>
  createRateLimits({ pagesPerSecond: 2, postsPerMinute: 3, callsPerMinute: 5, statisticsPerMinute: 0 });

/** How many of this many requests at once may go on. */
async function allowed(of: ReturnType<typeof limits>, cost: Cost, ip: string, requests: number) {
  const waits = await Promise.all(Array.from({ length: requests }, () => of.allow(cost, ip)));
  return waits.filter((wait) => wait === 0).length;
}

test.each([
  ['page', 10, 1, 2],
  ['post', 6, 60, 3],
  ['call', 10, 60, 5],
] as const)(
  'of %s %i may come at once, and after %i s as many as its rate says',
  async (cost, most, pause, rate) => {
    const of = limits();
    expect(await allowed(of, cost, '192.0.2.1', 30)).toBe(most);
    vi.advanceTimersByTime(pause * 1000);
    expect(await allowed(of, cost, '192.0.2.1', 30)).toBe(rate);
  },
);

test('a rejected visitor gets the seconds to wait, and may then come back', async () => {
  const of = limits();
  await allowed(of, 'post', '192.0.2.1', 6);
  vi.advanceTimersByTime(20_500);
  expect(await of.allow('post', '192.0.2.1')).toBe(40);
  vi.advanceTimersByTime(40_000);
  expect(await of.allow('post', '192.0.2.1')).toBe(0);
});

test('each IP, and each kind of request, has its own allowance', async () => {
  const of = limits();
  expect(await allowed(of, 'post', '192.0.2.1', 30)).toBe(6);
  expect(await allowed(of, 'post', '192.0.2.2', 30)).toBe(6);
  expect(await allowed(of, 'call', '192.0.2.1', 30)).toBe(10);
  expect(await allowed(of, 'post', '2001:db8:0:1::1', 4)).toBe(4);
  // The same /64, the same visitor.
  expect(await allowed(of, 'post', '2001:db8:0:1:ffff::2', 30)).toBe(2);
  expect(await allowed(of, 'post', '2001:db8:0:2::1', 30)).toBe(6);
});

test('a call that is taken back counts for nobody', async () => {
  const of = limits();
  for (let turn = 0; turn < 100; turn += 1) {
    expect(await of.allow('call', '192.0.2.1')).toBe(0);
    await of.takeBackCall('192.0.2.1');
  }
  expect(await allowed(of, 'call', '192.0.2.1', 30)).toBe(10);
});

test('each access token has its own allowance, wherever it comes from', async () => {
  const of = limits();
  const waits = (token: string, ip: string) =>
    Promise.all(Array.from({ length: 200 }, () => of.allowToken(token, ip)));
  expect((await waits('a', '192.0.2.1')).filter((wait) => wait === 0)).toHaveLength(120);
  expect(await of.allowToken('a', '192.0.2.2')).toBe(60);
  expect(await of.allowToken('b', '192.0.2.1')).toBe(0);
  expect(await of.allow('call', '192.0.2.1')).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(await of.allowToken('a', '192.0.2.1')).toBe(0);
});

test('0 is no limit, and this machine has none', async () => {
  const of = createRateLimits({
    pagesPerSecond: 0,
    postsPerMinute: 1,
    callsPerMinute: 0,
    statisticsPerMinute: 0,
  });
  expect(await allowed(of, 'page', '192.0.2.1', 500)).toBe(500);
  expect(await allowed(of, 'post', '127.0.0.1', 500)).toBe(500);
  expect(await allowed(of, 'post', '::1', 500)).toBe(500);
  expect(await allowed(of, 'post', '::ffff:127.8.9.1', 500)).toBe(500);
  expect(await allowed(of, 'post', 'zomaar iets', 500)).toBe(2);
  await of.takeBackCall('192.0.2.1');
  const waits = await Promise.all(Array.from({ length: 500 }, () => of.allowToken('a', '192.0.2.1')));
  expect(Math.max(...waits)).toBe(0);
});

const counting = () =>
  createRateLimits({ pagesPerSecond: 2, postsPerMinute: 3, callsPerMinute: 5, statisticsPerMinute: 60_000 });

test('a hall of 5,000 visitors behind one address, who look around all day, is counted whole', async () => {
  const of = counting();
  // In the first minute everybody opens the site at once.
  for (let visitor = 0; visitor < 5000; visitor += 1)
    expect(await of.allow('statistics', '192.0.2.1')).toBe(0);
  // In eight hours each sends 36 batches of five events: twenty pages that are read, and what is done on them.
  for (let batch = 0; batch < 36; batch += 1) {
    for (let group = 0; group < 50; group += 1) expect(await of.allowEvents(100 * 5, '192.0.2.1')).toBe(0);
    vi.advanceTimersByTime((8 * 60 * 60 * 1000) / 36);
  }
});

test('whoever makes up sessions has a million events of one address counted in a day, and no more', async () => {
  const of = counting();
  let taken = 0;
  for (let batch = 0; batch < 1005; batch += 1)
    if ((await of.allowEvents(1000, '2001:db8:0:1::1')) === 0) taken += 1000;
  expect(taken).toBe(1_000_000);
  expect(await of.allowEvents(1, '2001:db8:0:1:ffff::2')).toBeGreaterThan(60_000);
  expect(await of.allowEvents(100, '2001:db8:0:2::1')).toBe(0);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(await of.allowEvents(100, '2001:db8:0:1::1')).toBe(0);
});
