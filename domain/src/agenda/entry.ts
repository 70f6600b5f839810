export const wishes = ['must', 'maybe'] as const;
export type Wish = (typeof wishes)[number];

export const savedKinds = ['session', 'exhibitor', 'speaker'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** When an entry was written: ms since 1970 on the clock of its device, and a number for writes at the same ms. */
export interface EntryClock {
  at: number;
  count: number;
}

/**
 * A visitor's last change to one thing. Removed things stay as entries that are off, so that a removal can
 * win a merge.
 */
export interface Entry {
  /** The kind and the public number: `session:12`. */
  id: string;
  on: boolean;
  wish: Wish;
  note: string;
  clock: EntryClock;
  /** The device that wrote it: decides between writes at the same moment. */
  device: string;
}

/** At most so many entries, removed ones included: docs/behaviour.md. */
export const maxEntries = 10_000;
export const maxSentEntries = 250;
export const maxNoteLength = 500;
/** How far ahead of one's own clock another device's may be: docs/behaviour.md. */
export const maxAheadMs = 24 * 60 * 60 * 1000;

/** Clocks of devices lie between 2020 and 2100: a clock can be neither before all others nor after all others for ever. */
const earliestMs = Date.UTC(2020, 0);
const latestMs = Date.UTC(2100, 0);
const maxCount = 1_000_000;

const idForm = /^(session|exhibitor|speaker):([1-9]\d{0,8})$/;
const deviceForm = /^[a-z0-9]{8,32}$/;

export const entryId = (kind: SavedKind, publicId: number): string => `${kind}:${publicId}`;

/** The kind and the public number of an id; null for any other text. */
export function readEntryId(id: string): { kind: SavedKind; publicId: number } | null {
  const [, name, number] = idForm.exec(id) ?? [];
  const kind = savedKinds.find((known) => known === name);
  return kind === undefined ? null : { kind, publicId: Number(number) };
}

/** A note within its length; a character of two halves is not cut in two. */
export const boundedNote = (note: string): string =>
  note.slice(0, maxNoteLength).replace(/[\uD800-\uDBFF]$/, '');

/** Reads what a device stored or sent; null for what is no entry. Never throws. */
export function readEntry(value: unknown): Entry | null {
  const { id, on, wish, note, clock, device } = fieldsOf(value);
  const { at, count } = fieldsOf(clock);
  const known = wishes.find((each) => each === wish);
  if (typeof id !== 'string' || readEntryId(id) === null) return null;
  if (typeof on !== 'boolean' || known === undefined || typeof note !== 'string') return null;
  if (typeof device !== 'string' || !deviceForm.test(device)) return null;
  if (!isBetween(at, earliestMs, latestMs) || !isBetween(count, 0, maxCount)) return null;
  return { id, on, wish: known, note: boundedNote(note), clock: { at, count }, device };
}

/**
 * The clock of a new write. It is after that of the entry it replaces, even if that was written by a device whose clock is
 * ahead. Clocks of other entries do not count, so that one wrong clock does not spread.
 * @param nowMs what the device's clock says
 */
export function nextClock(nowMs: number, replaced: EntryClock | undefined): EntryClock {
  const now = Math.min(Math.max(Math.floor(nowMs), earliestMs), latestMs);
  if (!replaced || now > replaced.at) return { at: now, count: 0 };
  if (replaced.count < maxCount) return { at: replaced.at, count: replaced.count + 1 };
  return { at: Math.min(replaced.at + 1, latestMs), count: 0 };
}

/**
 * Above 0 when the first was written later. Two entries are equal in this order only when they are equal in everything, so
 * that all devices choose the same one.
 */
export function compareEntries(one: Entry, other: Entry): number {
  return (
    one.clock.at - other.clock.at ||
    one.clock.count - other.clock.count ||
    compareText(one.device, other.device) ||
    Number(one.on) - Number(other.on) ||
    compareText(one.wish, other.wish) ||
    compareText(one.note, other.note) ||
    compareText(one.id, other.id)
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
