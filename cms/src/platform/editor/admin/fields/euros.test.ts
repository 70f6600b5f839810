import { expect, it } from 'vitest';
import { readEuros, writeEuros } from './euros';

it.each([
  [0, '0,00'],
  [5, '0,05'],
  [68500, '685,00'],
  [125000, '1.250,00'],
  [100000000, '1.000.000,00'],
])('%i cents are written %s, and read again', (cents, text) => {
  expect(writeEuros(cents)).toBe(text);
  expect(readEuros(text)).toBe(cents);
});

it.each([
  ['1250', 125000],
  ['1.250', 125000],
  ['12,5', 1250],
  [' € 1.250,50 ', 125050],
  ['685,-', 68500],
  ['685,–', 68500],
])('%s is an amount', (text, cents) => {
  expect(readEuros(text)).toBe(cents);
});

it.each(['', '12.50', '1.25', '12,500', '1,250.00', '12,', 'tien', '-5', '1..250', '1.2500', '9'.repeat(20)])(
  '%s is no amount',
  (text) => {
    expect(readEuros(text)).toBeNull();
  },
);
