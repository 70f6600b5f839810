import { timeOf } from '../../../../clock/wall-clock';
import { spanOf, type Span, type Timed } from '../../../session-time';

export interface Place {
  slug: string;
  name: string;
  rank: number;
  hall: { name: string } | null;
}

/** A session in the timetable; one without a room stands in the last column. */
export interface Placed extends Timed {
  room: Place | null;
}

/** A cell that starts in some row: a session, or the free time (null) until the next one. */
export interface TimetableCell<T> {
  key: string;
  column: string;
  session: T | null;
  rows: number;
}

const outsideRooms = 'elders';

/** One room, as many lanes wide as sessions in it overlap at most. */
export interface TimetableColumn {
  /** The room's slug, or `outsideRooms`; the URL names the column by it. */
  key: string;
  /** Null for what happens outside the rooms. */
  room: Place | null;
  lanes: number;
}

/** A stretch of the day in which nothing starts or ends, with the cells that begin in it, left to right. */
export interface TimetableRow<T> {
  time: string;
  /** Length of the stretch, so that the row can be drawn to scale. */
  minutes: number;
  start: number;
  cells: TimetableCell<T>[];
}

/** A table of one day: rooms across, time down. Every row and column is covered exactly once. */
export interface Timetable<T> {
  columns: TimetableColumn[];
  rows: TimetableRow<T>[];
}

/** Lays one day's sessions out as a table that HTML can draw with row spans alone. */
export function layOutTimetable<T extends Placed>(sessions: readonly T[]): Timetable<T> {
  const columns = placesOf(sessions).map((room) => {
    const here = sessionsIn(room, sessions);
    return { key: room?.slug ?? outsideRooms, room, lanes: intoLanes(here) };
  });

  const edges = [...new Set(sessions.flatMap((s) => [spanOf(s).start, spanOf(s).end]))].sort((a, b) => a - b);
  const starts = edges.slice(0, -1);
  const rowAt = new Map(edges.map((edge, index) => [edge, index]));
  const rows = starts.map<TimetableRow<T>>((start, index) => ({
    time: timeOf(start),
    start,
    minutes: (edges[index + 1] ?? start) - start,
    cells: [],
  }));

  for (const column of columns) {
    for (const [lane, members] of column.lanes.entries()) {
      let row = 0;
      const put = (session: T | null, until: number) => {
        if (until > row) {
          rows[row]?.cells.push({
            key: `${column.key}-${lane}-${row}`,
            column: column.key,
            session,
            rows: until - row,
          });
        }
        row = until;
      };
      for (const session of members) {
        const span = spanOf(session);
        put(null, rowAt.get(span.start) ?? row);
        put(session, rowAt.get(span.end) ?? row);
      }
      put(null, rows.length);
    }
  }
  return { columns: columns.map(({ key, room, lanes }) => ({ key, room, lanes: lanes.length })), rows };
}

export function sessionsIn<T extends Placed>(room: Place | null, sessions: readonly T[]): T[] {
  return sessions.filter((session) => (session.room?.slug ?? null) === (room?.slug ?? null));
}

/** The rooms in use, by rank and name, with null at the end for sessions outside them. */
function placesOf(sessions: readonly Placed[]): (Place | null)[] {
  const rooms = new Map<string, Place>();
  for (const { room } of sessions) if (room) rooms.set(room.slug, room);
  const places: (Place | null)[] = [...rooms.values()].sort(
    (a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'nl'),
  );
  if (sessions.some((session) => !session.room)) places.push(null);
  return places;
}

/** Spreads sessions over as few lanes as needed for none to overlap within a lane. */
function intoLanes<T extends Timed>(sessions: readonly T[]): T[][] {
  const lanes: { members: T[]; free: number }[] = [];
  const timed: [T, Span][] = sessions.map((session) => [session, spanOf(session)]);
  for (const [session, span] of timed.sort(([, a], [, b]) => a.start - b.start || b.end - a.end)) {
    const lane = lanes.find((candidate) => candidate.free <= span.start);
    if (lane) {
      lane.members.push(session);
      lane.free = span.end;
    } else {
      lanes.push({ members: [session], free: span.end });
    }
  }
  return lanes.map((lane) => lane.members);
}
