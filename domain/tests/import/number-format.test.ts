import { describe, expect, it } from 'vitest';
import { builtInFormat, numberCell } from '../../src/import/number-format.js';

describe('a number is shown', () => {
  it.each([
    [12, '0" m²"', 'number', '12'],
    [24.5, '0.0" m2 (dicht)"', 'number', '24,5'],
    [9, '[Red]0', 'number', '9'],
    [36, '0\\ \\m\\²', 'number', '36'],
    [1250.5, '"€" #,##0.00', 'number', '1250,5'],
    [2450, '_ "€"\\ * #,##0.00_ ;_ "€"\\ * \\-#,##0.00_ ;_ "€"\\ * "-"??_ ;_ @_ ', 'number', '2450'],
    [900, '#,##0.00 [$EUR]', 'number', '900'],
    [46_426, '[$-413]d mmmm yyyy;@', 'date', '8 feb 2027'],
    [46_426, 'dd/mm/yy', 'date', '08-02-27'],
    [46_426, 'ddd d/m', 'date', 'ma 8-2'],
    [46_426.3125, 'd-m-yyyy h:mm', 'moment', '8-2-2027 07:30'],
    [0.3125, 'd-m-yyyy h:mm', 'time', '07:30'],
    [46_426.3125, 'h:mm', 'time', '07:30'],
    [0.333333333333333, 'h:mm', 'time', '08:00'],
    [0.512499999999999, 'hh:mm', 'time', '12:18'],
    [0.395833333333333, 'h:mm" uur"', 'time', '09:30'],
    [46_115, builtInFormat(16), 'date', '3-apr'],
    [46_054, 'd/m/yyyy', 'date', '1-2-2026'],
    [200_000, builtInFormat(11), 'number', '2,00E+05'],
    [12, builtInFormat(0), 'number', '12'],
    [1.1, 'General', 'number', '1,1'],
    [0.21, '0%', 'number', '21%'],
    [-1, 'd-m-yyyy', 'number', '-1'],
    [0.1 + 0.2, 'General', 'number', '0,3'],
  ])('%d with %s as a %s: %s', (number, format, kind, shown) => {
    expect(numberCell(number, format)).toEqual({ number, kind, shown });
  });
});
