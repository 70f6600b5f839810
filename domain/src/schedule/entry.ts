/** A session as a file says it, whatever the format: names instead of documents. */
export interface Entry {
  /** Where it stands in the file, for people: `rij 4`. */
  where: string;
  title: string;
  /** What is wrong with it, in Dutch; an entry with a problem is not imported. */
  problems: string[];
  /** Its UUID: that of our own export, or of the program that wrote the file. */
  guid?: string;
  /** What the program that wrote the file calls it for ever, with the name of the program before it. */
  importId?: string;
  /** The number of the session on this site. */
  publicId?: number;
  /** Without a field, the file says nothing about it. */
  fields: EntryFields;
}

export interface EntryFields {
  kind?: Kind;
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

export const kinds = ['Plenair', 'Kennissessie', 'Tour', 'Workshop'] as const;
export type Kind = (typeof kinds)[number];
export type Language = 'Nederlands' | 'Engels';

/** A file that cannot be read as a whole. The message is a sentence for the organiser. */
export class UnreadableFile extends Error {}

/** More than this is no programme of a fair. */
export const maxEntries = 500;
/** The most that the title and the summary of a session hold. */
export const maxTitleLength = 255;
export const maxSummaryLength = 400;
/** Far more than anybody reads, and little enough for a page. */
const maxDescriptionLength = 20_000;
const maxNameLength = 255;
/** The most names in one field of a session. */
const maxNames = 50;

/**
 * A field that is empty in the whole file is no field of it: a program without tracks does not say that all our sessions
 * have lost their theme.
 * @throws {UnreadableFile} for a file without a session, and for too large ones
 */
export function finishEntries(entries: readonly Entry[]): Entry[] {
  if (entries.length === 0) throw new UnreadableFile('In dit bestand staat geen enkel onderdeel.');
  if (entries.length > maxEntries)
    throw new UnreadableFile(
      `In dit bestand staan ${entries.length} onderdelen. Importeer er ten hoogste ${maxEntries} tegelijk.`,
    );
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

function sizeProblems({ title, fields }: Entry): string[] {
  const names = [
    ...(fields.speakers ?? []),
    ...(fields.themes ?? []),
    ...(fields.audiences ?? []),
    ...(fields.exhibitors ?? []),
    fields.track ?? '',
    fields.pavilion ?? '',
    fields.place?.name ?? '',
  ];
  const problems: string[] = [];
  if (title === '') problems.push('De titel ontbreekt.');
  if (title.length > maxTitleLength) problems.push(`De titel is langer dan ${maxTitleLength} tekens.`);
  if ((fields.summary ?? '').length > maxSummaryLength)
    problems.push(`De samenvatting is langer dan ${maxSummaryLength} tekens.`);
  if ((fields.description ?? '').length > maxDescriptionLength)
    problems.push(`De beschrijving is langer dan ${maxDescriptionLength} tekens.`);
  if (names.some((name) => name.length > maxNameLength))
    problems.push(`Een naam is langer dan ${maxNameLength} tekens.`);
  if (names.length > maxNames) problems.push('Er staan te veel namen bij dit onderdeel.');
  return problems;
}
