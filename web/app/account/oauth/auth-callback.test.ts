import { describe, expect, it } from 'vitest';
import { authCallbackOf } from './auth-callback';

describe('somebody who comes back', () => {
  it.each([
    ['', 'nothing'],
    ['utm_source=brief', 'nothing'],
    ['confirmation=', 'nothing'],
    ['confirmation=%20', 'nothing'],
    ['confirmation=abc', 'unusable'],
    ['access_token=abc', 'unusable'],
    ['code=abc&state=x', 'unusable'],
    ['provider=google', 'back'],
    ['provider=google&error=state', 'back'],
    ['error=access_denied', 'rejected'],
    ['error=access_denied&code=abc', 'rejected'],
  ])('with the query “%s” is taken as: %s', (query, outcome) => {
    expect(authCallbackOf(new URLSearchParams(query))).toBe(outcome);
  });
});
