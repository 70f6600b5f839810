import { lineOf } from './text.js';
import { namePrefixes, prefixesBeforeOthers } from './texts.js';

/** A name of a person in its parts; each can be empty. */
export interface PersonName {
  /** Before the name: `ir.`. */
  title: string;
  given: string;
  /** Dutch puts it before the surname and sorts without it: `van der`. */
  prefix: string;
  surname: string;
}

const prefixes = new Set(namePrefixes.split(' '));
/** These only stand before others: a name can begin with them, and `in` alone is a word. */
const onlyBefore = new Set(prefixesBeforeOthers.split(' '));
const titles =
  /^(?:(?:prof|dr|drs|ir|ing|mr|ds|dhr|mw|mevr|mevrouw|meneer|dipl)\.?(?:-ing\.?)?|de heer|herr|frau)$/i;
const suffix = /^(?:jr|sr|phd|ph\.d|m\.?sc|b\.?sc|ba|ma|m\.?ba|emba|md|ll\.?m|ra|rc|rb|re|cfa)\.?$/i;
const firm =
  /(?:^|\s)(?:b\.?\s?v|n\.?\s?v|v\.?o\.?f|c\.?v|gmbh(?: & co\.? kg)?|kg|ag|ltd|inc|llc|s\.?a|bvba|srl|stichting|gemeente)\.?(?:\s|$)/i;

export const isFirmName = (name: string) => firm.test(name);

/** A name that is written in capitals alone, which is how people shout and some programs export. */
export function isShouted(name: string): boolean {
  const letters = name.replace(/\P{L}/gu, '');
  return (
    letters.length > 3 &&
    name.includes(' ') &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

/** In the letters that names have: `JAN VAN DER PROEF` is Jan van der Proef. */
export function unshouted(name: string): string {
  return curly(name)
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && prefixes.has(word)
        ? word
        : word.replace(
            /(^|[-’(])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

/**
 * The parts of a name, in whatever order it is written: `Jan van der Proef`, `Proef, Jan van der`. What no rule knows stays
 * whole in the surname: a `Van` at the end without a comma is no prefix.
 */
export function personIn(text: string): PersonName {
  const name = curly(lineOf(text));
  const parts = name.split(/\s*,\s*/).filter(Boolean);
  if (parts.length > 1 && !parts.slice(1).some((part) => suffix.test(part)) && parts.length < 4)
    return turned(parts);
  const words = name.split(' ');
  let at = 0;
  while (at < words.length - 1 && titles.test(words[at] ?? '')) at += 1;
  const title = words.slice(0, at).join(' ');
  const rest = words.slice(at);
  const start = rest.findIndex(
    (word, index) => index > 0 && index < rest.length - 1 && beginsPrefix(word, rest[index + 1] ?? ''),
  );
  // In Belgium a prefix has a capital, and is part of the surname.
  const capital = rest.findIndex(
    (word, index) => index > 0 && index < rest.length - 1 && isCapitalPrefix(word),
  );
  if (capital !== -1 && (start === -1 || capital < start))
    return { title, given: joined(rest.slice(0, capital)), prefix: '', surname: joined(rest.slice(capital)) };
  if (start !== -1) {
    let end = start;
    while (end < rest.length - 1 && prefixes.has(rest[end] ?? '')) end += 1;
    return {
      title,
      given: joined(rest.slice(0, start)),
      prefix: joined(rest.slice(start, end)),
      surname: joined(rest.slice(end)),
    };
  }
  if (rest.length !== 2) return { title, given: '', prefix: '', surname: joined(rest) };
  return { title, given: rest[0] ?? '', prefix: '', surname: rest[1] ?? '' };
}

/** A name that stands in columns of its own. A prefix that stands in two of them is not doubled. */
export function personOfParts({ title, given, prefix, surname }: PersonName): PersonName {
  const words = curly(lineOf(surname)).split(' ');
  let end = 0;
  while (end < words.length - 1 && prefixes.has(words[end] ?? '')) end += 1;
  const own = joined(words.slice(0, end));
  const said = curly(lineOf(prefix));
  return {
    title: lineOf(title),
    given: curly(lineOf(given)),
    prefix: own === '' || said.toLowerCase() === own ? said || own : joined([said, own].filter(Boolean)),
    surname: joined(words.slice(end)),
  };
}

/** A name in full: `Jan van der Proef`. */
export function fullName({ title, given, prefix, surname }: PersonName): string {
  return joined([title, given, prefix, surname].filter(Boolean));
}

/** The form of a name that it is sorted by: `Proef, Jan van der`. */
export function sortName({ given, prefix, surname }: PersonName): string {
  const first = joined([given, prefix].filter(Boolean));
  return first === '' ? surname : `${surname}, ${first}`;
}

function turned(parts: readonly string[]): PersonName {
  const [surname = '', second = '', third] = parts;
  if (third !== undefined) return { title: '', given: third, prefix: second.toLowerCase(), surname };
  const words = second.split(' ');
  let end = words.length;
  while (end > 1 && prefixes.has(words[end - 1] ?? '')) end -= 1;
  const behind = joined(words.slice(end));
  const person = personOfParts({ title: '', given: joined(words.slice(0, end)), prefix: behind, surname });
  return { ...person, given: curly(person.given) };
}

function beginsPrefix(word: string, next: string): boolean {
  return prefixes.has(word) && (!onlyBefore.has(word) || prefixes.has(next));
}

function isCapitalPrefix(word: string): boolean {
  return /^\p{Lu}/u.test(word) && prefixes.has(word.toLowerCase()) && !onlyBefore.has(word.toLowerCase());
}

const joined = (words: readonly string[]) => words.join(' ');
/** An apostrophe before a letter is the one of a word that lost its beginning. */
const curly = (name: string) => name.replace(/['‘`´]/g, '’');
