import { expect, test } from 'vitest';
import { nextPage, signInPath } from './next-page';

test.each(['/', '/account', '/programma?dag=2027-02-09#2001', '/standhouders/1001/x%20y'])(
  'signing in may lead on to %s',
  (page) => {
    expect(nextPage(page)).toBe(page);
    expect(nextPage(new URL(`http://x.example${signInPath(page)}`).searchParams.get('naar'))).toBe(page);
  },
);

test('the language of a page is put before it by the redirect', () => {
  expect(nextPage('/en/account?x=1')).toBe('/account?x=1');
  expect(nextPage('/en')).toBe('/');
});

test.each([
  undefined,
  null,
  7,
  ['/account'],
  '',
  'account',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /account',
  'javascript:alert(1)',
  '/.//evil.example',
  '/a/..//evil.example',
  '/account\r\nSet-Cookie: x=1',
  `/${'a'.repeat(3000)}`,
])('signing in leads nowhere by %j', (asked) => {
  expect(nextPage(asked)).toBeNull();
});
