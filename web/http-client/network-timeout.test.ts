import { expect, test } from 'vitest';
import { networkTimeoutMs } from './network-timeout';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148';

test.each([
  ['a computer', desktop, true, 30_000],
  ['an Android phone', android, true, 60_000],
  ['an iPhone', iphone, true, 60_000],
  ['a phone without a connection', android, false, 5000],
  ['a computer without a connection', desktop, false, 5000],
])('%s waits for a response as long as its network needs', (_what, userAgent, onLine, timeoutMs) => {
  expect(networkTimeoutMs({ userAgent, onLine })).toBe(timeoutMs);
});
