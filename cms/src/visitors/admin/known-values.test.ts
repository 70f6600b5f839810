import { expect, it } from 'vitest';
import { knownValues } from './known-values';

const choices = (...values: string[]) => values.map((value) => ({ value, label: value, count: 0 }));

it('a profile is corrected without days, interests and a kind that the organiser took away', () => {
  const values = {
    email: 'noor@post.example',
    name: 'Noor',
    organisation: '',
    role: '',
    audience: 'boef',
    interests: ['hout', 'steen'],
    days: ['2027-02-08', '2027-02-09'],
    purposes: [],
    hasNeeds: 'no',
    needs: [],
    needsNote: '',
    needsConsent: '',
  };
  const counts = {
    days: choices('2027-02-09', '2027-02-10'),
    audiences: choices('gemeenten'),
    interests: choices('hout'),
  };
  const known = { audience: '', interests: ['hout'], days: ['2027-02-09'] };
  expect(knownValues(values, counts)).toEqual({ ...values, ...known });
  expect(knownValues({ ...values, audience: 'gemeenten' }, counts).audience).toBe('gemeenten');
});
