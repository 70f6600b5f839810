import { describe, expect, it, test } from 'vitest';
import {
  endedTokenCookies,
  endOf,
  readTokens,
  missingMark,
  rejectedTokenCookies,
  tokenCookies,
} from './token-cookies';

const jwt = (exp: number) =>
  `h.${btoa(JSON.stringify({ exp, naam: 'ÿ?' }))
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.s`;

test.each([
  [null, null, null],
  ['', null, null],
  ['locale=nl; token=a.b-1; refresh=c.d', 'a.b-1', 'c.d'],
  ['refresh=c.d', null, 'c.d'],
  ['token=a"b; refresh=c d', null, null],
  [`token=${'a'.repeat(4097)}`, null, null],
  ['token=first; token=second', 'first', null],
  ['xtoken=a; token', null, null],
])('the tokens are read from the cookie header %s', (header, access, refresh) => {
  expect(readTokens(header)).toEqual({ access, refresh });
});

test.each([
  ['that the next request can renew is ended alone', { refresh: 'a.b' }, ['token']],
  ['that nothing can renew ends the sign-in', { refresh: null }, ['token', 'refresh', 'signed-in']],
  [
    'that was renewed a moment ago ends the sign-in',
    { refresh: 'a.b', areRenewed: true },
    ['token', 'refresh', 'signed-in'],
  ],
])('a rejected access token %s', (_which, tokens, ended) => {
  const cookies = rejectedTokenCookies({ access: jwt(1500), ...tokens }, true);
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(ended);
});

describe('the cookies of a sign-in', () => {
  it('last as long as the tokens do, and scripts can read only the mark', () => {
    const tokens = { access: jwt(1600), refresh: jwt(9000) };
    expect(tokenCookies(tokens, true, 1_000_000)).toEqual([
      `token=${tokens.access}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `refresh=${tokens.refresh}; Max-Age=8000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      'signed-in=1; Max-Age=8000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('end with the browser when a token does not say when it ends, and on http are not Secure', () => {
    expect(tokenCookies({ access: 'x', refresh: null }, false)).toEqual([
      'token=x; Path=/; HttpOnly; SameSite=Lax',
      'refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'signed-in=1; Path=/; SameSite=Lax',
    ]);
  });

  it('are all taken away at the end', () => {
    expect(endedTokenCookies(true)).toEqual([
      'token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
  });
});

test.each([
  ['who is signed in and marked', `token=${jwt(1600)}; refresh=${jwt(9000)}; signed-in=1`, null],
  ['who is not signed in', 'locale=nl', null],
  ['who has no cookies', undefined, null],
  [
    'who signed in before there were marks',
    `refresh=${jwt(9000)}`,
    'signed-in=1; Max-Age=8000; Path=/; Secure; SameSite=Lax',
  ],
  [
    'whose token cannot be renewed and is not marked',
    `token=${jwt(1600)}`,
    'signed-in=1; Max-Age=600; Path=/; Secure; SameSite=Lax',
  ],
  [
    'who has a mark and no tokens',
    'signed-in=1; locale=nl',
    'signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ],
])('the mark is put right for a browser %s', (_whose, header, set) => {
  expect(missingMark(header, true, 1_000_000)).toBe(set);
});

test.each(['', 'x', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"1"}')}.c`])(
  'a token like “%s” has no known end',
  (token) => {
    expect(endOf(token)).toBeNull();
  },
);
