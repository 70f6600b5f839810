import { expect, it } from 'vitest';
import { readStatistics } from './statistics';

it('keeps raw events 90 days and roll-ups 25 months, unless the installation says otherwise', () => {
  expect(readStatistics({})).toEqual({ rawDays: 90, cellMonths: 25 });
  expect(readStatistics({ STATISTICS_RAW_DAYS: ' 30 ', STATISTICS_MONTHS: '60' })).toEqual({
    rawDays: 30,
    cellMonths: 60,
  });
});

it.each([
  ['STATISTICS_RAW_DAYS', '0'],
  ['STATISTICS_RAW_DAYS', '401'],
  ['STATISTICS_RAW_DAYS', '1.5'],
  ['STATISTICS_RAW_DAYS', 'veel'],
  ['STATISTICS_MONTHS', '14'],
  ['STATISTICS_MONTHS', '-3'],
])('%s=%s stops the start with one line', (name, value) => {
  expect(() => readStatistics({ [name]: value })).toThrow(`${name} is "${value}"`);
});
