import { describe, expect, it } from 'vitest';
import { arrivalOf } from './auth-callback';

describe('arrivalOf', () => {
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
    ['error=access_denied', 'refused'],
    ['error=access_denied&code=abc', 'refused'],
  ])('%s is %s', (query, arrival) => {
    expect(arrivalOf(new URLSearchParams(query))).toBe(arrival);
  });
});
