import { createHash } from 'node:crypto';
import type { StoredEvent } from 'beursvloer-domain/statistics';
import type { FoldLevel } from './segments';

const hourSeconds = 60 * 60;
/** Stands for a page, a document or a text that was forgotten. */
const forgotten = { page: '*', subject: 'other' };

/** Equal events, and sums of what they measured: those are added up, so their average does not lose anything. */
interface Group {
  event: StoredEvent;
  times: number;
  value: number;
  depth: number;
}

/**
 * Makes few events out of many for want of room: equal ones become one with `times`. What is counted stays right to the
 * hour; the first level forgets where visits came from and the time between events, the second all pages and documents.
 * @param name of the segment: the new ids follow from it, so doing it again gives the same ones
 */
export function createFold(name: string, level: Exclude<FoldLevel, 0>) {
  const groups = new Map<string, Group>();
  const ids = new Set<string>();
  let events = 0;

  return {
    /** @param batch the JSON of a list of events, as a line of the log has it */
    add(batch: string): void {
      for (const event of JSON.parse(batch) as StoredEvent[]) {
        // A batch that was sent twice counts once, as it would have.
        if (ids.has(event.id)) continue;
        ids.add(event.id);
        const { times = 1 } = event;
        events += times;
        const { key, rest } = withoutDetails(event, level);
        const group = groups.get(key) ?? { event: rest, times: 0, value: 0, depth: 0 };
        group.times += times;
        group.value += (event.value ?? 0) * times;
        group.depth += (event.depth ?? 0) * times;
        groups.set(key, group);
      }
    },
    /** How many events it stands for. */
    get events(): number {
      return events;
    },
    get size(): number {
      return groups.size;
    },
    result(): StoredEvent[] {
      return [...groups].flatMap(([key, group]) => rowsOf(group, `${name} ${level} ${key}`));
    },
  };
}

export type Fold = ReturnType<typeof createFold>;

/** The event without its details, and a key that is the same for events that fold into one. */
function withoutDetails(event: StoredEvent, level: FoldLevel): { key: string; rest: StoredEvent } {
  const { kind, page, from, subject, device, language, value } = event;
  const at = event.at - (event.at % hourSeconds);
  const isAll = level === 2;
  const rest: StoredEvent = { id: '', at, kind };
  // A view without a page before it begins a visit, so `from` stays in every fold.
  if (page !== undefined) rest.page = isAll ? forgotten.page : page;
  if (from !== undefined) rest.from = isAll ? forgotten.page : from;
  if (subject !== undefined) rest.subject = isAll ? forgotten.subject : subject;
  if (device !== undefined && !isAll) rest.device = device;
  if (language !== undefined && !isAll) rest.language = language;
  // The seconds and percent of a read are added up; every other value says what the event is.
  if (value !== undefined && kind !== 'read') rest.value = kind === 'search' ? Math.min(value, 1) : value;
  return { key: JSON.stringify(rest), rest };
}

/** One row for a group; of reads up to three, whose whole numbers add up to the same. */
function rowsOf({ event, times, value, depth }: Group, name: string): StoredEvent[] {
  if (event.kind !== 'read') return [withId({ ...event, ...timesOf(times) }, name)];
  const [more, moreDeep] = [value % times, depth % times];
  const [least, leastDeep] = [Math.floor(value / times), Math.floor(depth / times)];
  const bounds = [...new Set([0, more, moreDeep, times])].sort((a, b) => a - b);
  return bounds.slice(1).map((end, index) => {
    const start = bounds[index] ?? 0;
    const row = {
      ...event,
      ...timesOf(end - start),
      value: least + (start < more ? 1 : 0),
      depth: leastDeep + (start < moreDeep ? 1 : 0),
    };
    return withId(row, `${name} ${index}`);
  });
}

const timesOf = (times: number) => (times === 1 ? {} : { times });

function withId(event: StoredEvent, name: string): StoredEvent {
  return { ...event, id: `f${createHash('sha256').update(name).digest('hex').slice(0, 20)}` };
}
