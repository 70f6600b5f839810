import { describe, expect, it } from 'vitest';
import { overlap, slotProblem } from './session-times';

const days = [
  { date: '2027-02-10', opens: '09:30:00.000', closes: '17:30:00.000' },
  { date: '2027-02-11', opens: '09:30:00.000', closes: '16:30:00.000' },
];
const slot = (day: string, startTime: string, endTime: string) => ({ day, startTime, endTime });

describe('a session', () => {
  it.each([
    ['2027-02-10', '09:30', '17:30:00.000'],
    ['2027-02-11', '16:00:00', '16:30'],
  ])('on %s from %s to %s fits', (day, start, end) => {
    expect(slotProblem(slot(day, start, end), days)).toBeNull();
  });

  it.each([
    [
      '2027-02-10',
      '11:00',
      '10:00',
      'endTime',
      'Het einde (10.00 uur) moet na het begin (11.00 uur) liggen.',
    ],
    ['2027-02-10', '11:00', '11:00', 'endTime', 'Het einde (11.00 uur) moet na'],
    [
      '2027-02-12',
      '11:00',
      '12:00',
      'day',
      'Op 12 februari 2027 is er geen beurs. Kies een beursdag: 10 februari 2027, 11 februari 2027.',
    ],
    [
      '2027-02-11',
      '16:00',
      '17:00',
      'endTime',
      'Op 11 februari 2027 is de beurs open van 9.30 tot 16.30 uur.',
    ],
    ['2027-02-11', '17:00', '18:00', 'startTime', 'open van 9.30 tot 16.30 uur'],
    ['2027-02-10', '09:00', '10:00', 'startTime', 'open van 9.30 tot 17.30 uur'],
  ])('on %s from %s to %s is rejected at %s', (day, start, end, field, message) => {
    const problem = slotProblem(slot(day, start, end), days);
    expect(problem?.field).toBe(field);
    expect(problem?.message).toContain(message);
  });

  it('can be any day while nobody has said when the fair is', () => {
    expect(slotProblem(slot('2030-01-01', '08:00', '09:00'), [])).toBeNull();
  });
});

it('two sessions overlap unless one begins when the other ends', () => {
  const first = slot('2027-02-10', '10:00', '11:00');
  expect(overlap(first, slot('2027-02-10', '10:59:00.000', '12:00'))).toBe(true);
  expect(overlap(first, slot('2027-02-10', '11:00:00.000', '12:00'))).toBe(false);
  expect(overlap(first, slot('2027-02-11', '10:00', '11:00'))).toBe(false);
});
