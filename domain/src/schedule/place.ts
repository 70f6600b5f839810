import type { EntryFields } from './entry.js';
import type { Fair, FairRoom, SessionFields } from './fair.js';
import type { Names, Remarks } from './names.js';
import { nameKey } from '../import/text.js';
import { matchProblems } from './texts.js';

type Located = Pick<SessionFields, 'room' | 'meetingPoint'>;

/**
 * The room or the meeting point that a file means. Our schedules call a second room of the same name `Zaal 1 (Hal 2)`.
 * A place that no room has is the meeting point of a tour, and of others when a session gathers there already.
 * @param before where the session is now
 */
export function locate(
  place: NonNullable<EntryFields['place']> | null,
  { before, isTour, fair, names }: { before: Located; isTour: boolean; fair: Fair; names: Names },
  remarks: Remarks,
): Located {
  if (place === null) return { room: null, meetingPoint: null };
  const rooms = roomsFor(place, fair.rooms);
  const room = rooms.length === 1 ? rooms[0] : rooms.find(({ id }) => id === before.room);
  if (room) return { ...before, room: room.id };
  if (rooms.length > 1) {
    remarks.problems.push(matchProblems.sameRooms(rooms.length, place.name, rooms[0]?.hall ?? undefined));
    return before;
  }
  const key = nameKey(place.name);
  const points = [before, ...fair.sessions].flatMap(({ meetingPoint }) => meetingPoint ?? []);
  const point = points.find((one) => nameKey(one) === key) ?? (isTour ? place.name : null);
  if (point !== null) return { room: null, meetingPoint: point };
  const made = names.idOf('rooms', place.name, [], remarks);
  return made === null ? before : { ...before, room: made };
}

function roomsFor({ name, hall }: NonNullable<EntryFields['place']>, rooms: readonly FairRoom[]): FairRoom[] {
  const key = nameKey(name);
  const plain = rooms.filter((room) => nameKey(room.name) === key);
  const inHall = plain.filter(
    (room) => hall !== null && room.hall !== null && nameKey(room.hall) === nameKey(hall),
  );
  if (inHall.length > 0) return inHall;
  if (plain.length > 0) return plain;
  return rooms.filter((room) => room.hall !== null && nameKey(`${room.name} (${room.hall})`) === key);
}
