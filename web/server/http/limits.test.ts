import { expect, test } from 'vitest';
import { hostOf, readTarget } from './limits';

const statusOf = (url: string) => {
  const read = readTarget(url, 'fair.example');
  return 'errorResponse' in read ? read.errorResponse.status : 'fine';
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
  '/x?a[19]=x',
  `/x?${'a=1&'.repeat(20)}`,
  `/x?${Array.from({ length: 900 }, (_, at) => `k${at}=1`).join('&')}`,
  '/x?constructor=1&__proto__[x]=1&toString[y]=2',
])('the URL %s is fine', (url) => {
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
  '/x?a[21]=x',
  '/x?a[b][21]=x',
  '/x?a%5B21%5D=x',
  '/x?a=1&a[999999]=x',
  `/x?${'a=1&'.repeat(21)}`,
  `/x?${'a[]=1&'.repeat(21)}`,
  `/x?${Array.from({ length: 21 }, (_, at) => `a[${at}]=1`).join('&')}`,
  `/x?${Array.from({ length: 1001 }, (_, at) => `k${at}=1`).join('&')}`,
  `/x?${'a['.repeat(50)}`,
])('the URL %s is a 400', (url) => {
  expect(statusOf(url)).toBe(400);
});

test('a URL without end is a 414', () => {
  expect(statusOf(`/${'a'.repeat(9000)}`)).toBe(414);
});

const hostNamed = (...hosts: string[]) =>
  hostOf({
    headers: { host: hosts[0] },
    rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['hOst', host])],
  });

test.each(['a b', '', 'x/y', 'x@y'])('%j cannot be the host of a request', (host) => {
  expect(hostNamed(host)).toBeNull();
});

test.each(['localhost:3000', '127.0.0.1', '[::1]:80', 'fair.example'])(
  '%s can be the host of a request',
  (host) => {
    expect(hostNamed(host)).toBe(host);
  },
);

test('a request for no host, or for two, is a 400', () => {
  expect(hostNamed()).toBeNull();
  expect(hostNamed('fair.example', 'evil.example')).toBeNull();
  expect(hostNamed('fair.example', 'fair.example')).toBeNull();
  const read = readTarget('/', null);
  expect('errorResponse' in read && read.errorResponse.status).toBe(400);
});
