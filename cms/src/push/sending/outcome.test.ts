import { expect, it } from 'vitest';
import { outcomeOf } from './push-request';

const now = Date.UTC(2027, 1, 9, 10);

it.each([
  [201, null, { kind: 'accepted' }],
  [202, null, { kind: 'accepted' }],
  [404, null, { kind: 'gone' }],
  [410, null, { kind: 'gone' }],
  [400, null, { kind: 'rejected', error: 'The push service answered 400.' }],
  [403, null, { kind: 'rejected', error: 'The push service answered 403.' }],
  [413, '60', { kind: 'rejected', error: 'The push service answered 413.' }],
  [429, '90', { kind: 'later', error: 'The push service answered 429.', waitMs: 90_000 }],
  [
    429,
    'Tue, 09 Feb 2027 10:01:00 GMT',
    { kind: 'later', error: 'The push service answered 429.', waitMs: 60_000 },
  ],
  [
    503,
    'Tue, 09 Feb 2027 09:00:00 GMT',
    { kind: 'later', error: 'The push service answered 503.', waitMs: 0 },
  ],
  [500, null, { kind: 'later', error: 'The push service answered 500.', waitMs: null }],
  [503, 'morgen', { kind: 'later', error: 'The push service answered 503.', waitMs: null }],
  [503, '999999999', { kind: 'later', error: 'The push service answered 503.', waitMs: 3_600_000 }],
])('an answer of %i with Retry-After %s means %j', (status, retryAfter, outcome) => {
  expect(outcomeOf(status, retryAfter, now)).toEqual(outcome);
});
