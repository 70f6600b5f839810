import { dutchDay } from '../import/day.js';
import { UnreadableFile } from '../import/unreadable-file.js';
import { maxSummaryLength } from './abstract.js';
import { fieldLabels, fileErrors, sizeTexts } from './texts.js';

/** A session as a file says it, whatever the format: names instead of documents. */
export interface Entry {
  /** The place in the file, for people: `rij 4`. */
  where: string;
  title: string;
  /** In Dutch; an entry with a problem is not imported. */
  problems: string[];
  notes?: string[];
  /** The spreadsheet does not show its row. */
  isHidden?: true;
  unread?: { kind?: string; language?: string };
  /** Its UUID: that of our own export, or of the program that wrote the file. */
  guid?: string;
  /** The permanent id in the program that wrote the file, with the name of that program before it. */
  importId?: string;
  publicId?: number;
  /** Without a field, the file says nothing about it. */
  fields: EntryFields;
}

export interface EntryFields {
  /** The key of a kind. */
  kind?: string;
  language?: Language;
  /** `YYYY-MM-DD`. */
  day?: string;
  /** `HH:mm` on the clock of the fair. */
  startTime?: string;
  endTime?: string;
  summary?: string;
  /** Plain text, its paragraphs divided by empty lines. */
  description?: string;
  /** Null for as many as the room has. */
  capacity?: number | null;
  /** Null for nowhere in particular. */
  place?: { name: string; hall: string | null } | null;
  speakers?: string[];
  /** The first theme; the others of the session stay. */
  track?: string | null;
  themes?: string[];
  audiences?: string[];
  exhibitors?: string[];
  pavilion?: string | null;
}

export type Language = 'Nederlands' | 'Engels';

const maxEntries = 500;
const maxTitleLength = 255;
const maxDescriptionLength = 20_000;
const maxNameLength = 255;
const maxNames = 50;

/**
 * A field that is empty in the whole file is no field of it: a program without tracks does not say that all our sessions
 * have lost their theme.
 * @throws {UnreadableFile} for a file without a session, and for too large ones
 */
export function finishEntries(entries: readonly Entry[]): Entry[] {
  if (entries.length === 0) throw new UnreadableFile(fileErrors.noEntries);
  if (entries.length > maxEntries) throw new UnreadableFile(tooMany(entries));
  const said = new Set(
    entries.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, value]) => (isEmpty(value) ? [] : [name])),
    ),
  );
  return entries.map((entry) => ({
    ...entry,
    problems: [...entry.problems, ...sizeProblems(entry)],
    fields: Object.fromEntries(Object.entries(entry.fields).filter(([name]) => said.has(name))),
  }));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function tooMany(entries: readonly Entry[]): string {
  const byDay = new Map<string, number>();
  for (const { fields } of entries)
    if (fields.day !== undefined) byDay.set(fields.day, (byDay.get(fields.day) ?? 0) + 1);
  const days = [...byDay].sort();
  const fits =
    days.length > 1 && days.length <= maxDaysNamed && days.every(([, count]) => count <= maxEntries);
  const listed = days.map(([day, count]) => `${dutchDay(day)}: ${count}`).join(', ');
  const parts = Math.ceil(entries.length / maxEntries);
  const advice = fits ? fileErrors.splitByDay(listed) : fileErrors.splitInParts(parts);
  return fileErrors.tooManyEntries(entries.length, maxEntries, advice);
}

const maxDaysNamed = 14;

function sizeProblems({ title, fields }: Entry): string[] {
  const names: [label: string, names: readonly (string | undefined)[]][] = [
    [fieldLabels.speakers, fields.speakers ?? []],
    [fieldLabels.themes, [...(fields.themes ?? []), fields.track ?? '']],
    [fieldLabels.audiences, fields.audiences ?? []],
    [fieldLabels.exhibitors, fields.exhibitors ?? []],
    [fieldLabels.pavilion, [fields.pavilion ?? '']],
    [fieldLabels.room, [fields.place?.name]],
  ];
  const problems: string[] = [];
  const check = (subject: string, text: string, max: number) => {
    if (text.length > max) problems.push(sizeTexts.tooLong(subject, max, text));
  };
  if (title === '') problems.push(sizeTexts.noTitle);
  check(sizeTexts.title, title, maxTitleLength);
  check(sizeTexts.summary, fields.summary ?? '', maxSummaryLength);
  check(sizeTexts.description, fields.description ?? '', maxDescriptionLength);
  for (const [field, list] of names) {
    for (const name of list) check(sizeTexts.nameIn(field), name ?? '', maxNameLength);
    if (list.length > maxNames) problems.push(sizeTexts.tooManyNames(field, list.length, maxNames));
  }
  return problems;
}
