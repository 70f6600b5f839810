import { expect, test } from 'vitest';
import { mask } from '../src/logs/index.js';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl';
const hex = '0123456789abcdef'.repeat(4);

test.each([
  ['GET http://127.0.0.1:1337/api/users?email=anna@fair.example failed', 'anna'],
  ['/wachtwoord-herstellen?code=a1b2c3', 'a1b2c3'],
  ['Mail to anna.de-vries+beurs@mail.fair.example bounced', 'vries'],
  ['Mail to anna%40fair.example bounced', 'anna'],
  [`jwt malformed: ${jwt}`, 'eyJ'],
  [`Authorization: Bearer ${jwt}`, 'eyJ'],
  ['authorization: Basic YW5uYTpnZWhlaW0=', 'YW5u'],
  ['{"identifier":"x","password":"geheim!"}', 'geheim'],
  ['{\\"password\\":\\"geheim!\\"}', 'geheim'],
  ['refreshToken: abc.def', 'abc'],
  ['Your code: 482913', '482913'],
  [`no account for ${hex}`, hex],
  ['unknown key Zk3vT9bQx1LmN8sRw5YcUeHj7GpA2dFo', 'Zk3v'],
])('%s: what is private is masked', (text, secret) => {
  expect(text).toContain(secret);
  expect(mask(text)).not.toContain(secret);
});

test.each([
  'GET /nieuws/een-lange-titel-van-een-bericht-over-de-beurs-van-2026 200',
  'Is this a question? Yes.',
  'request 0b0c9f0e-3f1c-4f6e-9b1a-0d2f3a4b5c6d',
  'at file:///node_modules/@scope/name@5.54.0/index.js:12:3',
  'fails: connect ECONNREFUSED 127.0.0.1:1337',
])('%s: stays as it is', (text) => {
  expect(mask(text)).toBe(text);
});

test.each(['a-', '?a=', 'token token='])(
  'of a text of %j without end only the beginning is logged, masked',
  (piece) => {
    expect(mask(piece.repeat(1_000_000)).length).toBeLessThan(20_000);
  },
);
