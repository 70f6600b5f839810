import type { NewFair } from './read-fair';
import { marks } from './texts';

/** The part of a fair that texts name. */
export type Named = Pick<NewFair, 'name' | 'edition' | 'organisation' | 'days' | 'venue' | 'contact'>;

/** A text of one fair as a text of another. */
export type FillIn = (text: string) => string;

/**
 * Fills in another fair: all that texts name of the one, in one pass, so that nothing is replaced twice.
 * @param people names of those of the one who texts send visitors to; the other one has others, whose names are marked
 */
export function fillInFor(from: Named, to: Named, people: readonly string[] = []): FillIn {
  const pairs = replacements(from, to, people);
  const known = new Map(pairs);
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const domain = from.contact.email.split('@')[1] ?? '';
  // The one address that a fair gives gets the mail of the press and of the stands too.
  const addresses = domain === '' ? [] : [String.raw`[\w.+-]+@${escaped(domain)}`];
  const alternatives = [...addresses, ...desksOf(from.contact.phone), ...pairs.map(([one]) => escaped(one))];
  if (alternatives.length === 0) return (text) => text;
  const pattern = new RegExp(alternatives.join('|'), 'g');
  return (text) => text.replaceAll(pattern, (found) => known.get(found) ?? contactFor(found, to.contact));
}

/** Telephone numbers of the desks of a fair: they differ from its own in the last two digits. As patterns, links too. */
function desksOf(phone: string): string[] {
  const stem = /^(?:0|31)(\d{7,})\d\d$/.exec(phone.replaceAll(/\D/g, ''))?.[1];
  const gap = '[ -]?';
  return stem === undefined
    ? []
    : [String.raw`(?:tel:)?(?:\+31${gap}|0)${[...stem].join(gap)}(?:${gap}\d){2}(?!\d)`];
}

/** How the one desk of a fair is reached in place of another one's address or number. A fair may have no telephone. */
function contactFor(found: string, { email, phone }: Named['contact']): string {
  if (found.includes('@')) return email;
  if (!found.startsWith('tel:')) return phone || email;
  return phone ? `tel:${phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}` : `mailto:${email}`;
}

/** Pairs of what stands in a text and what it becomes, the longest first: the one is often a part of the other. */
function replacements(from: Named, to: Named, people: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [
    [`${from.name} ${from.edition}`, `${to.name} ${to.edition}`],
    [from.name, to.name],
    [from.venue.name, to.venue.name],
    [bareName(from.venue.name), bareName(to.venue.name)],
    [from.venue.street, to.venue.street],
    ...addressLines(from, to),
    // Directions name the road without a number, and so do neighbours.
    [roadOf(from.venue.street), roadOf(to.venue.street)],
    [from.venue.postalCode, to.venue.postalCode],
    [from.venue.city, to.venue.city],
    ...people.map((name): [string, string] => [name, marks.person]),
    ...days(from, to),
    ...goneDays(from, to),
  ];
  return pairs.filter(([one]) => one.length > 2).sort(([one], [other]) => other.length - one.length);
}

/** Without the article, which texts write in small letters. */
export const bareName = (name: string) => name.replace(/^(?:De|Het|The) /, '');

const roadOf = (street: string) => street.replace(/\s+\d.*$/, '');

/** The legal person and the address of its office, line by line. What the new fair does not say is marked. */
function addressLines(from: Named, to: Named): [string, string][] {
  const [old, ...oldOffice] = linesIn(from.contact.address);
  const lines = linesIn(to.contact.address);
  // An address of three lines or more begins with a name.
  const isNamed = lines[0] === to.organisation || (to.organisation === '' && lines.length > 2);
  const office = isNamed ? lines.slice(1) : lines;
  const organisation = to.organisation || (isNamed && lines[0]) || marks.organisation;
  return [
    [old ?? '', organisation],
    ...oldOffice.map((line, index): [string, string] => [
      line,
      office[index] ?? (index === 0 ? marks.street : marks.city),
    ]),
  ];
}

const linesIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** The days as texts name them: all of them, and each, with and without weekday and year. */
function days(from: Named, to: Named): [string, string][] {
  const pairs: [string, string][] = [];
  for (const language of ['nl', 'en-GB']) {
    const write = (date: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(
        new Date(`${date}T00:00:00Z`),
      );
    const month = (date: string) => write(date, { month: 'long' });
    const year = (date: string) => date.slice(0, 4);
    const number = (date: string) => String(Number(date.slice(8)));
    const and = language === 'nl' ? 'en' : 'and';
    const range = (all: readonly string[]): string[] => {
      const [first = '', last = first] = [all[0], all.at(-1)];
      const numbers = all.map(number);
      const list =
        numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} ${and} ${numbers.at(-1)}`;
      const joins = language === 'nl' ? [' t/m ', ' tot en met ', '–', ' – '] : [' to ', '–', ' – '];
      const ends = joins.map((join) =>
        first === last ? number(first) : `${number(first)}${join}${number(last)}`,
      );
      // Months of two names have no short form: all of it is written.
      const isOneMonth = month(first) === month(last);
      const tail = (text: string) =>
        isOneMonth ? text : `${number(first)} ${month(first)}${joins[0]}${number(last)}`;
      return [list, ...ends].flatMap((text) => [
        `${tail(text)} ${month(last)} ${year(last)}`,
        `${tail(text)} ${month(last)}`,
      ]);
    };
    const [olds, news] = [range(from.days.map(({ date }) => date)), range(to.days.map(({ date }) => date))];
    olds.forEach((old, index) => pairs.push([old, news[index] ?? '']));
    from.days.forEach(({ date }, index) => {
      const other = to.days[Math.min(index, to.days.length - 1)]?.date ?? '';
      pairs.push([date, other]);
      for (const options of [
        { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
        { weekday: 'long', day: 'numeric', month: 'long' },
        { day: 'numeric', month: 'long', year: 'numeric' },
        { day: 'numeric', month: 'long' },
      ] as const)
        pairs.push([write(date, options), write(other, options)]);
    });
  }
  return pairs;
}

/** The variables of days that the new fair does not have. As texts do that name them, they come to name the last one. */
function goneDays(from: Named, to: Named): [string, string][] {
  const last = to.days.length;
  return from.days
    .slice(last)
    .flatMap((_day, index) =>
      ['dag', 'Dag', 'tijden', 'Tijden'].map((name): [string, string] => [
        `{${name}${last + index + 1}}`,
        `{${name}${last}}`,
      ]),
    );
}
