import { expect, it } from 'vitest';
import { readRedis } from './redis';

it('is none without a URL', () => {
  expect(readRedis({})).toBeNull();
  expect(readRedis({ REDIS_URL: ' ' })).toBeNull();
});

it.each(['redis://127.0.0.1', 'redis://:woord@redis:6380/2', 'rediss://fair:woord@[::1]:6379'])(
  'takes %s',
  (url) => expect(readRedis({ REDIS_URL: url })).toBe(url),
);

it.each([
  'geheim.example:6379',
  'http://geheim.example',
  'redis://',
  'redis://a:geheim@host:99999',
  'redis://a:geheim@host/naam',
  'redis://a:geheim@host?db=1',
  'redis://a:geheim@host#x',
])('rejects %s in one line without the password', (url) => {
  const attempt = () => readRedis({ REDIS_URL: url });
  expect(attempt).toThrow('REDIS_URL is not a URL');
  expect(attempt).toThrow(/^(?!.*geheim)[^\n]*$/);
});
