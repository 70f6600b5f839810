import { expect, test } from 'vitest';
import { cameAndWent } from './came-and-went';

const between = (before: string, after: string) => {
  const { went, came } = cameAndWent(Array.from(before), Array.from(after));
  return `-${went.join('')} +${came.join('')}`;
};

test('it tells what came and what went, wherever that was', () => {
  expect(between('abcd', 'abcd')).toBe('- +');
  expect(between('abcd', 'abxd')).toBe('-c +x');
  expect(between('abcd', 'xabcd')).toBe('- +x');
  expect(between('abcd', 'abcdx')).toBe('- +x');
  expect(between('abcd', 'acd')).toBe('-b +');
  expect(between('abcd', 'abc')).toBe('-d +');
  expect(between('', 'ab')).toBe('- +ab');
  expect(between('ab', '')).toBe('-ab +');
});

test('what moved neither came nor went', () => {
  expect(between('abcd', 'dabc')).toBe('- +');
  expect(between('abcd', 'xdbc')).toBe('-a +x');
});
