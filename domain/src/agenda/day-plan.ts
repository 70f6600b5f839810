/** Places without a room or hall are never near another one. */
export interface Place {
  room: string | null;
  hall: string | null;
}

/** Something with a time on one day, in minutes since midnight. */
export interface Timed {
  id: string;
  start: number;
  end: number;
  place: Place;
}

/** Minutes on foot, through the crowd of a fair: docs/behaviour.md. */
const sameHallMinutes = 3;
const otherHallMinutes = 8;
/** To find a seat. With less than this left over, it is tight. */
const spareMinutes = 5;
const minBreakMinutes = 15;

export type Feasibility = 'feasible' | 'tight' | 'impossible';

export interface Step<Item extends Timed> {
  item: Item;
  feasibility: Feasibility;
  /** The earlier item that is hardest to come from; null for the first of the day. */
  after: Item | null;
  walkMinutes: number;
  overlaps: readonly Item[];
  /** The time to oneself before it, walk left out; null when it is shorter than a break. */
  breakBefore: { start: number; end: number } | null;
  when: 'past' | 'now' | 'next' | 'later';
}

export function walkMinutes(from: Place, to: Place): number {
  if (from.room !== null && from.room === to.room && from.hall === to.hall) return 0;
  return from.hall !== null && from.hall === to.hall ? sameHallMinutes : otherHallMinutes;
}

/**
 * A visitor's choices for one day in order of time, with the walks and breaks between them.
 * @param now minutes since midnight of that day; null on another day
 */
export function dayPlan<Item extends Timed>(items: readonly Item[], now: number | null): Step<Item>[] {
  const sorted = [...items].sort(inTime);
  const next = now === null ? undefined : sorted.find(({ start }) => start > now);
  return sorted.map((item, index) => {
    const earlier = sorted.slice(0, index);
    const { after, walk, left } = hardest(earlier, item);
    const end = Math.max(...earlier.map((each) => each.end));
    const free = item.start - walk - end;
    return {
      item,
      feasibility: feasibilityOf(left),
      after,
      walkMinutes: walk,
      overlaps: sorted.filter((other) => other !== item && overlap(other, item)),
      breakBefore: after && free >= minBreakMinutes ? { start: end, end: item.start - walk } : null,
      when: whenOf(item, now, next?.start),
    };
  });
}

/** Candidates that overlap no choice and leave time to walk to and from them. In order of time. */
export function fitting<Item extends Timed>(
  candidates: readonly Item[],
  chosen: readonly Timed[],
  from = 0,
): Item[] {
  const fits = (item: Item) =>
    item.start >= from &&
    chosen.every(
      (other) =>
        other.id !== item.id &&
        (other.end + walkMinutes(other.place, item.place) <= item.start ||
          item.end + walkMinutes(item.place, other.place) <= other.start),
    );
  return candidates.filter(fits).sort(inTime);
}

function hardest<Item extends Timed>(earlier: readonly Item[], item: Item) {
  let found: { after: Item | null; walk: number; left: number } = { after: null, walk: 0, left: Infinity };
  for (const after of earlier) {
    const walk = walkMinutes(after.place, item.place);
    const left = item.start - after.end - walk;
    if (left < found.left) found = { after, walk, left };
  }
  return found;
}

function feasibilityOf(leftMinutes: number): Feasibility {
  if (leftMinutes < 0) return 'impossible';
  return leftMinutes < spareMinutes ? 'tight' : 'feasible';
}

function whenOf(item: Timed, now: number | null, nextStart: number | undefined): Step<Timed>['when'] {
  if (now === null) return 'later';
  if (item.end <= now) return 'past';
  if (item.start <= now) return 'now';
  return item.start === nextStart ? 'next' : 'later';
}

const overlap = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

const inTime = (one: Timed, other: Timed) =>
  one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1);
