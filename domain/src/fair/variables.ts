import { inOrderOfDate, type OpenDay } from './phase.js';
import { variableLabels, variableWords } from './texts.js';

/** The settings of a fair that texts name. Days are in any order. */
export interface NamedFair {
  name: string;
  edition: string;
  days: readonly OpenDay[];
  venue: { name: string; street: string; postalCode: string; city: string };
}

/** Values by the names of variables. */
export type Variables = Readonly<Record<string, string>>;

/** A variable in a text, such as `{beursdagen}`. */
const variable = /\{([^{}\n]*)\}/g;

/** The names of the variables in a text, in order. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name = '']) => name);

/**
 * A text with its variables filled in, in one pass: braces in a value are no variable. With a capital (`{Beursdagen}`) the
 * value begins with a capital. A variable without a value stays as it is written.
 */
export function fillInVariables(text: string, values: Variables): string {
  return text.replaceAll(variable, (whole, name: string) => {
    const known = valueOf(values, name);
    if (known !== undefined) return known;
    const small = valueOf(values, withSmallLetter(name));
    return small === undefined ? whole : capitalised(small);
  });
}

/** True of a variable that has one of these names, or has it with a capital. */
export const isVariableOf = (name: string, names: readonly string[]): boolean =>
  names.includes(name) || names.includes(withSmallLetter(name));

const valueOf = (values: Variables, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
const withSmallLetter = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields of content that say which thing is meant, and are nothing that anybody reads. */
const notRead: ReadonlySet<string> = new Set(['documentId', 'key', 'locale', 'slug', 'url', 'value']);

/** A value with the variables filled in wherever somebody may read them. */
export const fillInAll = <Value>(value: Value, values: Variables): Value =>
  changeTexts(value, (text) => fillInVariables(text, values), notRead);

/** A value with every text in it changed, but in fields of these names. */
export function changeTexts<Value>(
  value: Value,
  change: (text: string) => string,
  except?: ReadonlySet<string>,
): Value;
export function changeTexts(
  value: unknown,
  change: (text: string) => string,
  except: ReadonlySet<string> = new Set(),
): unknown {
  const within = (one: unknown) => changeTexts(one, change, except);
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, except.has(name) ? one : within(one)]),
  );
}

/**
 * The values of the variables that every text of a fair may hold. What the fair does not say has none.
 * @param language `en` for English; Dutch for any other
 */
export function fairVariables(fair: NamedFair, language: string): Variables {
  const words = language === 'en' ? variableWords.en : variableWords.nl;
  const days = inOrderOfDate(fair.days);
  const { name, street, postalCode, city } = fair.venue;
  const address = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const values: [name: string, value: string][] = [
    ['beursnaam', fair.name],
    ['editie', fair.edition],
    ['beursdagen', datesOf(days, words)],
    ['openingstijden', hoursOf(days, words)],
    ...days.flatMap((day, index): [string, string][] => [
      [`dag${index + 1}`, `${partOf(day.date, 'weekday', words)} ${shortDate(day.date, words)}`],
      [`tijden${index + 1}`, words.hours(timeOf(day.opens, words), timeOf(day.closes, words))],
    ]),
    ['locatie', name],
    ['adres', address],
    ['plaats', city],
  ];
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** The variables of a fair for who writes texts: name, in words, and value. */
export const describedVariables = (fair: NamedFair, language: string) =>
  Object.entries(fairVariables(fair, language)).map(([name, value]) => {
    const [, kind = name, number = ''] = /^(dag|tijden)(\d+)$/.exec(name) ?? [];
    return {
      name,
      label: variableLabels[kind as keyof typeof variableLabels] + (number && ` ${number}`),
      value,
    };
  });

type Words = (typeof variableWords)['nl' | 'en'];

function partOf(date: string, part: 'weekday' | 'month', { locale }: Words): string {
  return new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const numberOf = (date: string) => String(Number(date.slice(8)));
const yearOf = (date: string) => date.slice(0, 4);
const shortDate = (date: string, words: Words) => `${numberOf(date)} ${partOf(date, 'month', words)}`;
const longDate = (date: string, words: Words) => `${shortDate(date, words)} ${yearOf(date)}`;
/** `9.30` or `9:30` for `09:30:00.000`. */
const timeOf = (time: string, { minutes }: Words) =>
  time
    .slice(0, 5)
    .replace(/^0(?=\d)/, '')
    .replace(':', minutes);
const listOf = (items: readonly string[], { locale }: Words) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

/** More days than this are written as the first and the last. */
const mostListed = 4;

/** All days in words: `9, 10 en 11 februari 2027`, `30 december 2027 t/m 2 januari 2028`. */
function datesOf(days: readonly OpenDay[], words: Words): string {
  const dates = days.map(({ date }) => date);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return longDate(last, words);
  const inOneMonth = dates.every((date) => date.slice(0, 7) === last.slice(0, 7));
  if (inOneMonth && dates.length <= mostListed)
    return `${listOf(dates.map(numberOf), words)} ${partOf(last, 'month', words)} ${yearOf(last)}`;
  if (inOneMonth) return `${numberOf(first)} ${words.through} ${longDate(last, words)}`;
  const begin = yearOf(first) === yearOf(last) ? shortDate(first, words) : longDate(first, words);
  const join = dates.length === 2 ? words.and : words.through;
  return `${begin} ${join} ${longDate(last, words)}`;
}

/** When the doors are open: one span where all days have the same, and the days with each span otherwise. */
function hoursOf(days: readonly OpenDay[], words: Words): string {
  const spans = new Map<string, OpenDay[]>();
  for (const day of days) {
    const span = words.span(timeOf(day.opens, words), timeOf(day.closes, words));
    spans.set(span, [...(spans.get(span) ?? []), day]);
  }
  if (spans.size < 2) return [...spans.keys()].join('');
  return [...spans].map(([span, all]) => `${weekdaysOf(all, words)} ${span}`).join(', ');
}

/** `dinsdag 9 en woensdag 10 februari`: the month once where it is the same. */
function weekdaysOf(days: readonly OpenDay[], words: Words): string {
  const last = days.at(-1)?.date.slice(0, 7);
  const named = days.map(({ date }, index) => {
    const number =
      date.startsWith(last ?? '') && index < days.length - 1 ? numberOf(date) : shortDate(date, words);
    return `${partOf(date, 'weekday', words)} ${number}`;
  });
  return listOf(named, words);
}
