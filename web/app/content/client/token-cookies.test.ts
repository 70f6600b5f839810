import { describe, expect, it, test } from 'vitest';
import {
  endedTokenCookies,
  endOf,
  readTokens,
  refusedTokenCookies,
  replaceTokens,
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
])('the tokens in %s', (header, access, refresh) => {
  expect(readTokens(header)).toEqual({ access, refresh });
});

test('an access token that is refused ends the sign-in, unless it was at its end and could not be renewed', () => {
  const namesEnded = (header: string) =>
    refusedTokenCookies(header, true, 1_000_000).map((cookie) => cookie.split('=', 1)[0]);
  expect(namesEnded(`token=${jwt(1500)}; refresh=a.b`)).toEqual(['token', 'refresh']);
  expect(namesEnded('token=made-up; refresh=a.b')).toEqual(['token', 'refresh']);
  expect(namesEnded(`token=${jwt(1010)}; refresh=a.b`)).toEqual(['token']);
  expect(namesEnded(`token=${jwt(990)}; refresh=a.b`)).toEqual(['token']);
  expect(namesEnded(`token=${jwt(990)}`)).toEqual(['token', 'refresh']);
});

describe('the cookies of a sign-in', () => {
  it('last as long as the tokens do, and no script can read them', () => {
    const tokens = { access: jwt(1600), refresh: jwt(9000) };
    expect(tokenCookies(tokens, true, 1_000_000)).toEqual([
      `token=${tokens.access}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure`,
      `refresh=${tokens.refresh}; Max-Age=8000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    ]);
  });

  it('end with the browser when a token does not say when it ends, and on http are not Secure', () => {
    expect(tokenCookies({ access: 'x', refresh: null }, false)).toEqual([
      'token=x; Path=/; HttpOnly; SameSite=Lax',
      'refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('are both taken away at the end', () => {
    expect(endedTokenCookies(true)).toEqual([
      'token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
      'refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
  });
});

test('a Cookie header gets other tokens, and keeps the rest', () => {
  const header = 'locale=nl; token=old; refresh=older; session=e30=';
  expect(replaceTokens(header, { access: 'a', refresh: 'b' })).toBe(
    'locale=nl; session=e30=; token=a; refresh=b',
  );
  expect(replaceTokens(header, { access: 'a', refresh: null })).toBe('locale=nl; session=e30=; token=a');
  expect(replaceTokens(header, null)).toBe('locale=nl; session=e30=');
});

test.each(['', 'x', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"1"}')}.c`])(
  '%s says no end',
  (token) => {
    expect(endOf(token)).toBeNull();
  },
);
