import { beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from './keep-fresh';

let now: number;
beforeEach(() => {
  now = 0;
});
const clock = () => now;

test('a value is made once for everybody who waits, and again when it is no longer new', async () => {
  const make = vi.fn(() => Promise.resolve(make.mock.calls.length));
  const { get } = keepFresh(make, clock);
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  now += 59_000;
  expect(await get()).toBe(1);
  now += 2000;
  expect(await get()).toBe(1);
  await vi.waitFor(async () => expect(await get()).toBe(2));
});

test('a change makes the next one right away', async () => {
  const make = vi.fn(() => Promise.resolve(make.mock.calls.length));
  const { get, outdate } = keepFresh(make, clock);
  outdate();
  expect(make).not.toHaveBeenCalled();
  await get();
  outdate();
  expect(make).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () => expect(await get()).toBe(2));
});

test('a change while one is made makes one more', async () => {
  const finish: ((value: string) => void)[] = [];
  const { get, outdate } = keepFresh(() => new Promise<string>((resolve) => finish.push(resolve)), clock);
  const first = get();
  outdate();
  outdate();
  finish[0]?.('oud');
  expect(await first).toBe('oud');
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  finish[1]?.('nieuw');
  await vi.waitFor(async () => expect(await get()).toBe('nieuw'));
});

test('a failure reaches only who has no value to go on with', async () => {
  let down = true;
  const { get, outdate } = keepFresh(
    () => (down ? Promise.reject(new Error('down')) : Promise.resolve('er')),
    clock,
  );
  await expect(get()).rejects.toThrow('down');
  down = false;
  expect(await get()).toBe('er');
  down = true;
  outdate();
  expect(await get()).toBe('er');
});
