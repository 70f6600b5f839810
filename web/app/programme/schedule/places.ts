import type { SessionSummary } from '../../content/types/session';

export interface Place {
  /** Stays the same when the place gets another name. */
  key: string;
  /** Unlike that of any other place: schedules know places by their names. */
  name: string;
  description: string | null;
  capacity: number | null;
}

type Located = Pick<SessionSummary, 'room' | 'meetingPoint'>;

export function placeKey({ room, meetingPoint }: Located): string {
  return room ? `zaal/${room.slug}` : `plek/${meetingPoint ?? ''}`;
}

/**
 * The places of sessions: rooms in the organiser's order, then meeting points.
 * @param elsewhere what a place is called of which nothing is known
 */
export function placesOf(sessions: readonly Located[], elsewhere: string): Map<string, Place> {
  const first = new Map(sessions.map((session) => [placeKey(session), session] as const));
  const rank = ({ room }: Located) => room?.rank ?? Number.MAX_SAFE_INTEGER;
  const ordered = [...first].sort(
    ([oneKey, one], [otherKey, other]) => rank(one) - rank(other) || oneKey.localeCompare(otherKey, 'nl'),
  );
  const names = new Set<string>();
  return new Map(
    ordered.map(([key, { room, meetingPoint }]) => {
      const wanted = room?.name ?? meetingPoint ?? elsewhere;
      const name = freeName(wanted, room?.hall?.name ?? null, names);
      names.add(name);
      return [
        key,
        { key, name, description: room?.hall?.name ?? null, capacity: room?.capacity ?? null },
      ] as const;
    }),
  );
}

/** Two halls may each have a "Zaal 1": the second gets its hall behind it, or a number. */
function freeName(wanted: string, hall: string | null, taken: ReadonlySet<string>): string {
  const withHall = hall === null ? wanted : `${wanted} (${hall})`;
  let name = taken.has(wanted) ? withHall : wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${withHall} ${number}`;
  return name;
}
