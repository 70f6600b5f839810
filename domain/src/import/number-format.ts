import type { Cell, NumberKind } from './sheet.js';

/** Formats that a workbook does not write down, as Dutch Excel shows them (ECMA-376 part 1, 18.8.30). */
const builtIn: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'd-m-yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd-m-yyyy h:mm',
  45: 'mm:ss',
  46: 'h:mm:ss',
  47: 'mm:ss',
  48: '0.0E+0',
};

/** The code of a format that has no code of its own in the workbook; `General` for a plain one. */
export function builtInFormat(id: number): string {
  return builtIn[id] ?? 'General';
}

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const weekdays = ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'];
const [dayMs, minutesOfDay] = [24 * 60 * 60 * 1000, 24 * 60];
/** Day 0 of Excel, and the first number that is no date of its. */
const [excelEpoch, lastSerial] = [Date.UTC(1899, 11, 30), 2_958_466];

/** A number as its format shows it. Units and signs of money are left out: they are no part of the value. */
export function numberCell(number: number, format: string): Cell {
  const code = signsOf(format);
  const written = kindOf(code);
  if (written === 'number' || number < 0 || number >= lastSerial)
    return { number, kind: 'number', shown: shownNumber(number, code) };
  // A time of day has no day in it, whatever its format.
  const kind = written === 'moment' && number < 1 ? 'time' : written;
  const parts = [
    ...(kind === 'time' ? [] : [shownDay(number, code)]),
    ...(kind === 'date' ? [] : [timeOfSerial(number)]),
  ];
  return { number, kind, shown: parts.join(' ') };
}

/** `YYYY-MM-DD`. */
export function dayOfSerial(number: number): string {
  return new Date(excelEpoch + Math.floor(number) * dayMs).toISOString().slice(0, 10);
}

/** `HH:mm`: Excel counts in parts of a day, which are rarely whole minutes. */
export function timeOfSerial(number: number): string {
  const minutes = Math.round((number % 1) * minutesOfDay) % minutesOfDay;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The rest of the first part of a format without its texts, colours, conditions and languages. */
function signsOf(format: string): string {
  const bare = format
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .toLowerCase();
  return bare.split(';')[0] ?? '';
}

function kindOf(code: string): NumberKind {
  if (code.includes('general') || code.includes('standaard')) return 'number';
  const hasTime = /[hsu]/.test(code);
  // An `m` beside hours or seconds is minutes.
  const hasDay = /[dyj]/.test(code) || (!hasTime && code.includes('m'));
  if (hasDay) return hasTime ? 'moment' : 'date';
  return hasTime ? 'time' : 'number';
}

function shownDay(number: number, code: string): string {
  const date = new Date(excelEpoch + Math.floor(number) * dayMs);
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
  const part = (sign: string): string => {
    if (sign.startsWith('d')) return sign.length > 2 ? (weekdays[date.getUTCDay()] ?? '') : padded(day, sign);
    if (sign.startsWith('m')) return sign.length > 2 ? (months[month] ?? '') : padded(month + 1, sign);
    return sign.length > 2 ? String(year) : String(year).slice(-2);
  };
  return code
    .replace(/[hsu:].*$/, '')
    .replace(/[^dmyj\-/. ]/g, '')
    .replace(/d+|m+|[yj]+/g, part)
    .replace(/\//g, '-')
    .trim();
}

const padded = (number: number, sign: string) => String(number).padStart(sign.length, '0');

function shownNumber(number: number, code: string): string {
  if (code.includes('e+')) {
    const [base = '', exponent = ''] = number.toExponential(2).split('e+');
    return `${base.replace('.', ',')}E+${exponent.padStart(2, '0')}`;
  }
  const value = code.includes('%') ? number * 100 : number;
  // Computers add in twos: 0,1 + 0,2 is not 0,30000000000000004 for anybody.
  return String(Number(value.toPrecision(12))).replace('.', ',') + (code.includes('%') ? '%' : '');
}
