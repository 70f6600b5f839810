import {
  boundedNote,
  compareEntries,
  maxAheadMs,
  maxEntries,
  nextClock,
  readEntry,
  type Entry,
  type Wish,
} from './entry.js';

/** What somebody saved: one entry for each thing, the one that was written last. Sorted by id. */
export type Agenda = readonly Entry[];

/**
 * What two devices know together. It does not matter who merges with whom, in which order and how often: the result is the
 * same. Beyond the limit, what was written longest ago is left out.
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
 * Reads an agenda that was stored or sent; what is no entry is left out. Never throws.
 * @param nowMs given for what another device wrote: entries from more than a day ahead are left out until their time is
 * near, so a device whose clock is years ahead does not win for years
 */
export function readAgenda(value: unknown, nowMs?: number): Agenda {
  if (!Array.isArray(value)) return [];
  const latestMs = nowMs === undefined ? Infinity : nowMs + maxAheadMs;
  const entries = value.flatMap((each: unknown) => {
    const entry = readEntry(each);
    return entry && entry.clock.at <= latestMs ? [entry] : [];
  });
  return mergeAgendas(entries, []);
}

/** What somebody does with one thing. */
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

/** The agenda after a change on this device. What the change leaves out stays as it was. */
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
