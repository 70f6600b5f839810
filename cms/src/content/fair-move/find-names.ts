/** Days and names that texts are searched for. */
export interface Sought {
  /** `YYYY-MM-DD` */
  days: ReadonlySet<string>;
  /** Names of the venue. */
  words: readonly string[];
}

const months: readonly (readonly string[])[] = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'feb'],
  ['maart', 'march', 'mrt', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['augustus', 'august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1])));

const weekday =
  '(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)\\.?)';
const month = `(?:${[...monthNumbers.keys()].join('|')})\\b\\.?`;
const number = '\\d{1,2}(?:ste|de|e|st|nd|rd|th)?\\b';
const through = 't/m|tot en met|tot|to|until|through|[–—-]';
const joint = `\\s*(?:,?\\s*(?:en|and|&)|,|\\+|/|${through})\\s*`;
const list = `(?:${weekday},?\\s+)?(?:the\\s+|de\\s+)?${number}(?:${joint}(?:${weekday},?\\s+)?(?:the\\s+|de\\s+)?${number})*`;
const year = '(?:,?\\s+(\\d{4})\\b)?';

// The minutes of `20.00` are no day.
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.:])(${list})(?:\\s+(?:of|van))?\\s+(${month})${year}`,
  'giu',
);
const monthFirst = new RegExp(`(?<![\\p{L}\\d])(${month})\\s+(${list})(?!\\d)${year}`, 'giu');
const yearFirst = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const inNumbers = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/g;

/** The days and names that a text has, as they stand in it, each once. Days are found as Dutch and English people write them. */
export function findNames(text: string, { days, words }: Sought): string[] {
  const found: { at: number; words: string }[] = [];
  const monthDays = new Set([...days].map((day) => day.slice(5)));
  const isSought = (day: number, monthNumber: number, inYear: string | undefined) => {
    const monthDay = `${twoDigits(monthNumber)}-${twoDigits(day)}`;
    return inYear === undefined ? monthDays.has(monthDay) : days.has(`${inYear}-${monthDay}`);
  };
  const add = (match: RegExpMatchArray) =>
    found.push({ at: match.index ?? 0, words: match[0].trim().replaceAll(/\s+/g, ' ') });
  if (days.size > 0) {
    for (const match of text.matchAll(dayFirst))
      if (daysIn(match[1]).some((day) => isSought(day, monthOf(match[2]), match[3]))) add(match);
    for (const match of text.matchAll(monthFirst))
      if (daysIn(match[2]).some((day) => isSought(day, monthOf(match[1]), match[3]))) add(match);
    for (const match of text.matchAll(yearFirst)) if (days.has(match[0])) add(match);
    for (const match of text.matchAll(inNumbers))
      if (isSought(Number(match[1]), Number(match[3]), match[4])) add(match);
  }
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  if (escaped.length > 0)
    for (const match of text.matchAll(
      new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'giu'),
    ))
      add(match);
  const inOrder = found.sort((one, other) => one.at - other.at).map((one) => one.words);
  return [...new Set(inOrder)];
}

/** The days of `14, 15 en 16` and of `14 t/m 16`. */
function daysIn(written = ''): number[] {
  const found: number[] = [];
  let end = 0;
  for (const match of written.matchAll(/\d{1,2}/g)) {
    const day = Number(match[0]);
    const between = written.slice(end, match.index);
    const last = found.at(-1);
    if (last !== undefined && isThrough.test(between))
      for (let one = last + 1; one < day; one += 1) found.push(one);
    found.push(day);
    end = match.index + match[0].length;
  }
  return found;
}
const isThrough = new RegExp(`(?:^|\\s|\\b)(?:${through})`, 'i');

const monthOf = (name = '') => monthNumbers.get(name.toLowerCase().replace('.', '')) ?? 0;

const twoDigits = (value: number) => String(value).padStart(2, '0');
