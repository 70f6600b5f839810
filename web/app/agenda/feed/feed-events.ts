import type { Told } from '../../content/types/agenda-feed';

export type Current = Pick<Told, 'publicId' | 'event'>;

/** A calendar that looks rarely learns within this time that something is off. */
const cancelledForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The events for a calendar. A sequence goes up with each change of a session, such as another time or room.
 * A session that is no longer chosen, or no longer on the site, is sent as cancelled for a month. One that is
 * over stays as it was in the calendar.
 */
export function nextTold(told: readonly Told[], current: readonly Current[], nowMs: number): Told[] {
  const before = new Map(told.map((each) => [each.publicId, each]));
  const now = new Set(current.map(({ publicId }) => publicId));
  const gone = told.filter(({ publicId }) => !now.has(publicId));
  return [
    ...current.map(({ publicId, event }) => {
      const known = before.get(publicId);
      if (!known) return { publicId, event, sequence: 0, cancelledAt: null };
      const isSame = known.cancelledAt === null && isSameEvent(known.event, event);
      return isSame ? known : { publicId, event, sequence: known.sequence + 1, cancelledAt: null };
    }),
    ...gone.flatMap((each) => {
      if (each.cancelledAt === null)
        return Date.parse(each.event.end) <= nowMs
          ? []
          : [{ ...each, sequence: each.sequence + 1, cancelledAt: nowMs }];
      return nowMs - each.cancelledAt < cancelledForMs ? [each] : [];
    }),
  ].sort((one, other) => one.publicId - other.publicId);
}

export const isSameTold = (one: readonly Told[], other: readonly Told[]): boolean =>
  one.length === other.length && one.every((each, index) => isSameItem(each, other[index]));

const isSameItem = (one: Told, other: Told | undefined) =>
  one.publicId === other?.publicId &&
  one.sequence === other.sequence &&
  one.cancelledAt === other.cancelledAt;

const isSameEvent = (one: Told['event'], other: Told['event']) =>
  one.uid === other.uid &&
  one.title === other.title &&
  one.start === other.start &&
  one.end === other.end &&
  one.place === other.place &&
  one.url === other.url;
