import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureSessionCookie, sessionValue } from './session-cookie';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-20T09:00:00Z');
/** Cookies that the code under test wrote. */
let written: string[];
let jar: string;

function openIn(protocol: string, cookies = '') {
  jar = cookies;
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return jar;
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
}

beforeEach(() => {
  written = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the session cookie is base64 of JSON with user id 0, its start, and its end a year later', () => {
  expect(JSON.parse(atob(sessionValue(now)))).toEqual({ id: 0, iat: now, exp: now + yearMs });
});

test('the session cookie is set for a year where there is none', () => {
  openIn('http:', 'locale=nl');
  ensureSessionCookie(now);
  expect(written).toEqual([`session=${sessionValue(now)}; Path=/; Max-Age=31536000; SameSite=Lax`]);
});

test('the session cookie is secure on an https site', () => {
  openIn('https:');
  ensureSessionCookie(now);
  expect(written[0]).toMatch(/; Secure$/);
});

test.each([
  ['is unchanged while it is valid', sessionValue(now - 1000), 0],
  ['is replaced when it has expired', sessionValue(now - yearMs), 1],
  ['is replaced when it is not ours', 'eyJpZCI6MX0=', 1],
  ['is replaced when it cannot be read', '%E0%A4%A', 1],
])('the session cookie %s', (_what, value, times) => {
  openIn('http:', `a=b; session=${value}; c=d`);
  ensureSessionCookie(now);
  expect(written).toHaveLength(times);
});
