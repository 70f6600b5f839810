import { expect, test } from 'vitest';
import { readTarget } from './limits';

const statusOf = (url: string, host = 'fair.example') => {
  const read = readTarget(url, host);
  return 'refusal' in read ? read.refusal.status : 'fine';
};

test.each([
  '/',
  '/programma?dag=2027-02-09&thema=a&thema=b',
  '/caf%C3%A9',
  '/a..b/c.d',
  '/x?y=100%',
  '/x?a[b][c][d][e][f]=1',
  '/x?next=%2Fprogramma%2F..',
  '/x?a=1?b=2',
])('%s is fine', (url) => {
  expect(statusOf(url)).toBe('fine');
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/%zz',
  '//evil.example/',
  'http://evil.example/',
  '*',
  '',
  '/a/../b',
  '/..',
  '/%2e%2e/b',
  '/a/%2E./b',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  '/a%00b',
  '/x?a[b][c][d][e][f][g]=1',
  '/x?a%5Bb%5D%5Bc%5D%5Bd%5D%5Be%5D%5Bf%5D%5Bg%5D=1',
  `/x?${'a=1&'.repeat(1200)}`,
  `/x?${'a['.repeat(50)}`,
])('%s is a 400', (url) => {
  expect(statusOf(url)).toBe(400);
});

test('an address without end is a 414', () => {
  expect(statusOf(`/${'a'.repeat(9000)}`)).toBe(414);
});

test.each(['a b', '', 'x/y', 'x@y', undefined])('a request for host %j is a 400', (host) => {
  expect('refusal' in readTarget('/', host)).toBe(true);
});

test.each(['localhost:3000', '127.0.0.1', '[::1]:80', 'fair.example'])(
  'a request for host %s is fine',
  (host) => {
    expect(statusOf('/', host)).toBe('fine');
  },
);
