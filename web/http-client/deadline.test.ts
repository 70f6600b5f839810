import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeadline } from './deadline';

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;
const collecting = setInterval(collectGarbage, 20);

/** A backend that never answers. */
const silent = createServer(() => undefined);
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  clearInterval(collecting);
  silent.closeAllConnections();
  silent.close();
});

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.name : error),
  );

test('a deadline ends in time however much garbage is collected meanwhile', async () => {
  // Nothing here holds the deadline or its signals but the call itself.
  expect(await failure(fetch(url, { signal: startDeadline(300).signal }))).toBe('TimeoutError');
  const until = new AbortController().signal;
  expect(await failure(fetch(url, { signal: startDeadline(300, until).signal }))).toBe('TimeoutError');
});

test('a deadline ends with the signal that was given, for its reason, and is not over then', async () => {
  const leaving = new AbortController();
  const deadline = startDeadline(60_000, leaving.signal);
  const call = failure(fetch(url, { signal: deadline.signal }));
  setTimeout(() => leaving.abort(new RangeError('left')), 100);
  expect([await call, deadline.isOver()]).toEqual(['RangeError', false]);
  deadline.clear();
});

test('a signal that ended before ends a deadline at once', () => {
  const deadline = startDeadline(60_000, AbortSignal.abort('left'));
  expect([deadline.signal.aborted, deadline.signal.reason, deadline.isOver()]).toEqual([true, 'left', false]);
  deadline.clear();
});

test('a deadline that was cleared does not end any more', async () => {
  const leaving = new AbortController();
  const deadline = startDeadline(1, leaving.signal);
  deadline.clear();
  leaving.abort();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([deadline.signal.aborted, deadline.isOver()]).toEqual([false, false]);
});
