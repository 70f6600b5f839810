import {
  boundedNote,
  compareEntries,
  maxAheadMs,
  maxEntries,
  maxSentEntries,
  nextClock,
  readEntry,
  type Entry,
  type Wish,
} from './entry.js';

/** One entry for each thing, the one that was written last. Sorted by id. */
export type Agenda = readonly Entry[];

/**
 * Merges what two devices know. The result does not depend on who merges with whom, in which order or how
 * often. Beyond the limit, the entries that were written longest ago are left out.
 */
export function mergeAgendas(one: Agenda, other: Agenda, limit = maxEntries): Agenda {
  const latest = new Map<string, Entry>();
  for (const entry of [...one, ...other]) {
    const known = latest.get(entry.id);
    if (!known || compareEntries(entry, known) > 0) latest.set(entry.id, entry);
  }
  const entries = [...latest.values()];
  if (entries.length > limit) {
    entries.sort((first, second) => compareEntries(second, first));
    entries.length = limit;
  }
  return entries.sort((first, second) => (first.id < second.id ? -1 : 1));
}

/**
 * Reads what another device wrote; what is no entry is left out. Never throws. Entries from more than a day ahead are left out
 * until their time is near, so a device whose clock is years ahead does not win for years.
 * @param nowMs what this device's clock says
 */
export function readAgenda(value: unknown, nowMs: number): Agenda {
  return mergeAgendas(
    entriesOf(value).filter((entry) => !isFarAhead(entry, nowMs)),
    [],
  );
}

export interface SentAgenda {
  agenda: Agenda;
  waiting: number;
}

/** Reads what a device sends in one call. Null when there is too much of it, or anything in it is no entry. Never throws. */
export function readSentAgenda(value: unknown, nowMs: number): SentAgenda | null {
  if (!Array.isArray(value) || value.length > maxSentEntries) return null;
  const entries = entriesOf(value);
  if (entries.length < value.length) return null;
  const inTime = entries.filter((entry) => !isFarAhead(entry, nowMs));
  return { agenda: mergeAgendas(inTime, []), waiting: entries.length - inTime.length };
}

export function areSameAgendas(one: Agenda, other: Agenda): boolean {
  if (one.length !== other.length) return false;
  return one.every((entry, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && compareEntries(entry, counterpart) === 0;
  });
}

/**
 * Reads what this device stored; what is no entry is left out. Never throws. Entries from more than a day ahead were written
 * while its clock was wrong. They are set back to now, or no other device would read them. Store the result: read again, they
 * would be set back to a later moment, and win over what was written since.
 */
export function readOwnAgenda(value: unknown, nowMs: number): Agenda {
  const setBack = (entry: Entry) =>
    isFarAhead(entry, nowMs) ? { ...entry, clock: nextClock(nowMs, undefined) } : entry;
  return mergeAgendas(entriesOf(value).map(setBack), []);
}

const isFarAhead = ({ clock }: Entry, nowMs: number) => clock.at > nowMs + maxAheadMs;

const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => readEntry(each) ?? []) : [];

export interface Change {
  id: string;
  on: boolean;
  wish?: Wish;
  note?: string;
}

export interface Writer {
  nowMs: number;
  device: string;
}

export function changeAgenda(agenda: Agenda, change: Change, { nowMs, device }: Writer): Agenda {
  const replaced = agenda.find(({ id }) => id === change.id);
  const entry: Entry = {
    id: change.id,
    on: change.on,
    wish: change.wish ?? replaced?.wish ?? 'must',
    note: boundedNote(change.note ?? replaced?.note ?? ''),
    clock: nextClock(nowMs, replaced?.clock),
    device,
  };
  return mergeAgendas(agenda, [entry]);
}
