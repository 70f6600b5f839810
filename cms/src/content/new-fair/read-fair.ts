import { readColour } from 'beursvloer-domain/brand';
import { isKeepWord, mostDays, type FairDay, type FairFile, type FairProblem, type KeepWord } from './shape';
import { fairErrors } from './texts';

/** Another fair, as its file describes it. */
export type NewFair = Omit<FairFile, 'keep'> & { keep: KeepWord };

type Fields = Record<string, unknown>;

/** Signs that nobody sees, or that turn what follows round. An address has several lines. */
const unfit = /[^\P{Cc}\r\n]|\p{Bidi_Control}/u;
export const isFit = (text: string): boolean => !unfit.test(text);

/**
 * Reads what a file says of a fair.
 * @returns the fair, or everything that is wrong
 */
export function readFair(given: unknown): NewFair | FairProblem[] {
  const problems: FairProblem[] = [];
  const wrong = (field: string, problem: string) => problems.push({ field, text: problem });
  const fields = fieldsOf(given);
  const known = 'name edition tagline organisation days venue contact colour english keep mail'.split(' ');
  for (const name of Object.keys(fields)) if (!known.includes(name)) wrong(name, fairErrors.unknown);

  const optional = (from: Fields, name: string, most: number, called = name): string => {
    const value = from[name] ?? '';
    const text = typeof value === 'string' ? value.trim() : null;
    if (text === null || text.length > most) wrong(called, fairErrors.optionalText(most));
    else if (!isFit(text)) wrong(called, fairErrors.invisible);
    return text ?? '';
  };
  const text = (from: Fields, name: string, most: number, called = name): string => {
    const value = typeof from[name] === 'string' ? from[name].trim() : '';
    if (value === '' || value.length > most) wrong(called, fairErrors.text(most));
    else if (!isFit(value)) wrong(called, fairErrors.invisible);
    return value;
  };
  const venue = fieldsOf(fields.venue);
  const contact = fieldsOf(fields.contact);
  const mail = fieldsOf(fields.mail);
  const fair: NewFair = {
    name: text(fields, 'name', 255),
    edition: text(fields, 'edition', 40),
    tagline: optional(fields, 'tagline', 255),
    organisation: optional(fields, 'organisation', 255),
    days: daysIn(fields.days, problems),
    venue: {
      name: text(venue, 'name', 255, 'venue.name'),
      street: text(venue, 'street', 255, 'venue.street'),
      postalCode: text(venue, 'postalCode', 12, 'venue.postalCode'),
      city: text(venue, 'city', 255, 'venue.city'),
    },
    contact: {
      email: text(contact, 'email', 254, 'contact.email'),
      phone: optional(contact, 'phone', 40, 'contact.phone'),
      address: optional(contact, 'address', 1000, 'contact.address'),
    },
    colour: optional(fields, 'colour', 7),
    english: englishOf(fields.english, problems),
    keep: keepOf(fields.keep, problems),
    mail: {
      sender: optional(mail, 'sender', 100, 'mail.sender'),
      replyTo: optional(mail, 'replyTo', 254, 'mail.replyTo'),
    },
  };
  for (const [field, address] of [
    ['contact.email', fair.contact.email],
    ['mail.replyTo', fair.mail.replyTo],
  ] as const)
    if (address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) wrong(field, fairErrors.mail);
  if (fair.colour !== '' && readColour(fair.colour) === null) wrong('colour', fairErrors.colour);
  return problems.length > 0 ? problems : { ...fair, colour: readColour(fair.colour) ?? '' };
}

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function englishOf(choice: unknown = true, problems: FairProblem[]): boolean {
  if (typeof choice === 'boolean') return choice;
  problems.push({ field: 'english', text: fairErrors.english });
  return true;
}

function keepOf(word: unknown, problems: FairProblem[]): KeepWord {
  if (isKeepWord(word)) return word;
  problems.push({ field: 'keep', text: fairErrors.keep });
  return 'alles';
}

/** Reads the days of a fair, in the order of the calendar, and adds what is wrong with them. */
export function daysIn(given: unknown, problems: FairProblem[]): FairDay[] {
  const list: unknown[] = Array.isArray(given) ? given : [];
  if (list.length === 0 || list.length > mostDays) problems.push({ field: 'days', text: fairErrors.noDays });
  const days = list.slice(0, mostDays).flatMap((one, index): FairDay[] => {
    const { date, opens, closes } = fieldsOf(one);
    const isDay =
      typeof date === 'string' &&
      typeof opens === 'string' &&
      typeof closes === 'string' &&
      isDate(date) &&
      isTime(opens) &&
      isTime(closes) &&
      opens < closes;
    if (isDay) return [{ date, opens, closes }];
    problems.push({ field: `days.${index}`, text: fairErrors.day });
    return [];
  });
  const dates = days.map(({ date }) => date).sort();
  for (const [index, date] of dates.entries())
    if (date === dates[index + 1]) problems.push({ field: 'days', text: fairErrors.twice(date) });
  return days.sort((one, other) => one.date.localeCompare(other.date));
}

/** A date that the calendar has. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
