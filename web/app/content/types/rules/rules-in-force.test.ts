import { expect, test } from 'vitest';
import { inForce, standingOf } from './rules-in-force';

const version = (name: string, effective: string) => ({ version: name, adopted: effective, effective });
const old = version('2025.1', '2024-04-01');
const current = version('2027.1', '2026-04-01');
const next = version('2027.2', '2026-12-01');
const all = [next, current, old];

test.each([
  ['2026-03-31', '2025.1'],
  ['2026-04-01', '2027.1'],
  ['2026-11-30', '2027.1'],
  ['2026-12-01', '2027.2'],
  ['2020-01-01', '2025.1'],
])('on %s version %s is shown', (today, expected) => {
  expect(inForce(all, today)?.version).toBe(expected);
});

test('without versions there are no rules', () => {
  expect(inForce([], '2026-01-01')).toBeNull();
});

test('a version is coming, in force or past', () => {
  const standings = all.map((rules) => standingOf(rules, all, '2026-11-20'));
  expect(standings).toEqual(['coming', 'in-force', 'past']);
});
