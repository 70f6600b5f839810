import { expect, test } from 'vitest';
import { localeCookieFor, localeOf } from './locale-cookie';

const asking = (cookie?: string) => new Request('http://localhost/', { headers: cookie ? { cookie } : {} });

test('a visitor without a language gets ours for a year', () => {
  const kept = 'locale=nl; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(localeCookieFor(asking())).toBe(kept);
  expect(localeCookieFor(asking('locale=xx'))).toBe(kept);
  expect(localeOf(asking('locale=xx'))).toBe('nl');
});

test('a visitor with a language keeps it', () => {
  expect(localeCookieFor(asking('session=abc; locale=nl'))).toBeNull();
  expect(localeOf(asking('session=abc; locale=nl'))).toBe('nl');
});
