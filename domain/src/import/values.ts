import { normaliseEmail } from '../forms/normalise/email.js';
import { normaliseNumber } from '../forms/normalise/numbers.js';
import { normalisePhone } from '../forms/normalise/phone.js';
import { plainCharacters } from '../forms/normalise/clean-text.js';
import { normaliseWebAddress } from '../forms/normalise/web-address.js';
import { rules, type RuleName } from '../forms/rules/index.js';
import { compactKvkNumber, isKvkNumber } from '../numbers/dutch.js';
import { withoutApostrophe } from '../tables/formulas.js';
import type { ListColumn } from './column.js';
import { dutchDay, readDay } from './day.js';
import { closest } from './like.js';
import { fullName, isFirmName, isShouted, personIn, unshouted } from './names.js';
import { dayOfSerial } from './number-format.js';
import type { Cell } from './sheet.js';
import { lineOf, nameKey, plainOf } from './text.js';
import { noWords, valueNotes, valueProblems, yesWords } from './texts.js';

/** A cell that was understood: the text as lists have it, empty for an empty one. */
interface Understood {
  value: string;
  /** How it was read, where the cell does not say it plainly. */
  note?: string;
}

/** A cell that only somebody who knows can read. */
export interface Asked {
  said: string;
  why: string;
  /** What it most likely is; null when nothing is likely. */
  proposal: string | null;
  /** The only values there are; absent when any text is one. */
  options?: readonly string[];
}

export type Reading = Understood | Asked;

/** Texts of these kinds are what somebody says they are; any other has to be readable. */
const free: ReadonlySet<ListColumn['kind']> = new Set(['line', 'text', 'code', 'person', 'address']);

/**
 * Reads a cell.
 * @param fairDays `YYYY-MM-DD`; a day without a year is one of these
 */
export function readCell(cell: Cell, column: ListColumn, fairDays: readonly string[]): Reading {
  const said = lineOf(withoutApostrophe(cell.shown));
  if (said === '') return { value: '' };
  const reading = readKind(cell, said, column, fairDays);
  if ('value' in reading && column.maxLength !== null && reading.value.length > column.maxLength)
    return { said, why: valueProblems.tooLong(column.maxLength, reading.value.length), proposal: null };
  return reading;
}

/**
 * Reads what somebody answered.
 * @returns null for an answer that cannot be stored either
 */
export function readAnswer(text: string, column: ListColumn, fairDays: readonly string[]): string | null {
  if (text.trim() === '') return '';
  if (free.has(column.kind)) {
    const value = column.kind === 'text' || column.kind === 'address' ? plainOf(text) : lineOf(text);
    return column.maxLength !== null && value.length > column.maxLength ? null : value;
  }
  const reading = readCell({ shown: text }, column, fairDays);
  return 'value' in reading ? reading.value : null;
}

function readKind(cell: Cell, said: string, column: ListColumn, fairDays: readonly string[]): Reading {
  switch (column.kind) {
    case 'code':
    case 'codes':
      return readCode(cell, said);
    case 'person':
      return readPerson(said);
    case 'text':
    case 'address':
      return { value: plainOf(withoutApostrophe(cell.shown)) };
    case 'mail':
      return readMail(said);
    case 'web':
      return judged(said, normaliseWebAddress(said, []), 'url', valueProblems.noWeb);
    case 'phone':
      return readPhone(cell, said);
    case 'kvk':
      return readKvk(said);
    case 'date':
      return readDate(cell, said, fairDays);
    case 'days':
      return readDays(cell, said, fairDays);
    case 'whole':
      return readWhole(cell, said);
    case 'yesNo':
      return readYesNo(said);
    case 'path':
      return { value: said.replace(/^https?:\/\/[^/]*/i, '').replace(/^(?!\/)/, '/') };
    case 'choice':
      return readChoice(said, column.choices);
    default:
      return { value: lineOf(plainOf(withoutApostrophe(cell.shown))) };
  }
}

function judged(said: string, value: string, rule: RuleName, why: string): Reading {
  return rules[rule].check(value, [], { name: '', values: {}, today: '' })
    ? { value }
    : { said, why, proposal: null };
}

/** People type a space in an address, and a comma for a point. */
function readMail(said: string): Reading {
  const reading = judged(said, normaliseEmail(said.toLowerCase()), 'email', valueProblems.noMail);
  if ('value' in reading) return reading;
  const mended = normaliseEmail(said.toLowerCase().replace(/\s/g, '').replace(/,/g, '.'));
  return {
    ...reading,
    proposal: rules.email.check(mended, [], { name: '', values: {}, today: '' }) ? mended : null,
  };
}

/** Excel makes a date of 3-4, and a number of a thousand of 2E05. The file no longer has what was typed. */
function readCode(cell: Cell, said: string): Reading {
  const { number, kind } = cell;
  if (number === undefined) return { value: said };
  if (kind === 'date' || kind === 'moment') {
    const [, month, day] = dayOfSerial(number).split('-').map(Number);
    return { said, why: valueProblems.isDate, proposal: `${day}-${month}` };
  }
  if (kind === 'time') return { said, why: valueProblems.isTime, proposal: null };
  if (/e\+/i.test(said)) return { said, why: valueProblems.isScientific, proposal: codeOfScientific(number) };
  if (Number.isInteger(number)) return { value: said };
  return { said, why: valueProblems.isFraction, proposal: said.replace(',', '.') };
}

/** `2E05` became 200000. */
function codeOfScientific(number: number): string | null {
  const [, base, exponent = ''] = /^(\d)e\+(\d{1,2})$/.exec(number.toExponential()) ?? [];
  return base === undefined ? null : `${base}E${exponent.padStart(2, '0')}`;
}

function readPerson(said: string): Reading {
  if (isFirmName(said)) return { said, why: valueProblems.isFirm, proposal: said };
  const person = fullName(personIn(said));
  if (isShouted(said))
    return { said, why: valueProblems.isShouted, proposal: fullName(personIn(unshouted(said))) };
  return { value: person };
}

/** Excel takes the nought before a number away, and the plus before that of a country. */
function readPhone(cell: Cell, said: string): Reading {
  const digits = cell.number === undefined ? said : String(cell.number);
  const whole = /^[1-9]\d{8}$/.test(digits)
    ? `0${digits}`
    : cell.number !== undefined && /^(?:31|32|49|33|44)\d{8,11}$/.test(digits)
      ? `+${digits}`
      : null;
  const value = whole ?? normalisePhone(said);
  const reading = judged(said, value, 'phone', valueProblems.noPhone);
  return whole !== null && 'value' in reading ? { value, note: valueNotes.readAs(said, value) } : reading;
}

function readKvk(said: string): Reading {
  const number = compactKvkNumber(plainCharacters(said));
  if (isKvkNumber(number)) return { value: number };
  const whole = number.padStart(8, '0');
  if (/^\d{7}$/.test(number) && isKvkNumber(whole))
    return { value: whole, note: valueNotes.readAs(said, whole) };
  return { said, why: valueProblems.noKvk, proposal: null };
}

function readDate({ number, kind }: Cell, said: string, fairDays: readonly string[]): Reading {
  if (number !== undefined && (kind === 'date' || kind === 'moment'))
    return { value: dutchDay(dayOfSerial(number)) };
  const { day, problem } = readDay(said, fairDays);
  if (day !== undefined) return { value: dutchDay(day) };
  return { said, why: problem, proposal: null };
}

/** Days of the fair, in their order. */
function readDays(cell: Cell, said: string, fairDays: readonly string[]): Reading {
  const options = fairDays.map(dutchDay);
  const isOne = cell.number !== undefined;
  const pieces = isOne ? [said] : said.split(/\s*[;,+&/\n]\s*|\s+(?:en|and|und)\s+/).filter(Boolean);
  const found = new Set<string>();
  for (const piece of pieces) {
    const reading = readDate(isOne ? cell : { shown: piece }, piece, fairDays);
    if (!('value' in reading)) return { ...reading, said, options };
    if (!options.includes(reading.value))
      return { said, why: valueProblems.noFairDay, proposal: null, options };
    found.add(reading.value);
  }
  return { value: options.filter((day) => found.has(day)).join(', ') };
}

function readWhole({ number, kind }: Cell, said: string): Reading {
  if (number !== undefined && kind !== 'number') return { said, why: valueProblems.isDate, proposal: null };
  const value = number === undefined ? normaliseNumber(said) : String(number);
  if (/^-?\d{1,9}$/.test(value)) return { value };
  return { said, why: valueProblems.noWhole, proposal: null };
}

function readYesNo(said: string): Reading {
  const key = nameKey(said).replace(/[.!]+$/, '');
  if (yesWords.some((word) => word === key)) return { value: 'ja' };
  if (noWords.some((word) => word === key)) return { value: 'nee' };
  return { said, why: valueProblems.noYesNo, proposal: null, options: ['ja', 'nee'] };
}

function readChoice(said: string, choices: readonly string[]): Reading {
  const exact = choices.find((choice) => nameKey(choice) === nameKey(said));
  if (exact !== undefined) return { value: exact };
  return { said, why: valueProblems.noChoice, proposal: closest(said, choices), options: choices };
}
