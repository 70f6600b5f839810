import { hasMoved, type Draft } from './draft.js';
import type { Fair, SessionFields } from './fair.js';
import { matchProblems } from './texts.js';

interface Booking extends Pick<SessionFields, 'title' | 'day' | 'startTime' | 'endTime'> {
  /** The entry that puts it there; null for what stays where it is, which goes before all entries. */
  mover: number | null;
}

/**
 * Rejects entries that would put two sessions into a room at the same time; of two entries, the first in the file stays. A
 * rejected entry leaves its session where it is, which can be in the way of another: so it looks again until none is rejected.
 */
export function rejectClashes(drafts: readonly Draft[], fair: Fair): void {
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    const byRoom = bookings(drafts, fair);
    drafts.forEach((draft, index) => {
      const { after, problems } = draft;
      if (problems.length > 0 || after.room === null || !isMoving(draft)) return;
      const other = byRoom.get(after.room)?.find((one) => {
        const isFirst = one.mover === null || (one.mover < index && drafts[one.mover]?.problems.length === 0);
        return isFirst && overlap(one, after);
      });
      if (!other) return;
      problems.push(matchProblems.roomTaken(other.title, inWords(other.startTime), inWords(other.endTime)));
      isSettled = false;
    });
  }
}

function isMoving({ before, after }: Draft): boolean {
  return hasMoved(before, after) || before?.room !== after.room;
}

function bookings(drafts: readonly Draft[], { sessions }: Fair): Map<string, Booking[]> {
  const moved = new Set<string | undefined>();
  const byRoom = new Map<string, Booking[]>();
  const add = ({ title, day, startTime, endTime, room }: SessionFields, mover: number | null) => {
    if (room !== null)
      byRoom.set(room, [...(byRoom.get(room) ?? []), { title, day, startTime, endTime, mover }]);
  };
  drafts.forEach((draft, index) => {
    if (draft.problems.length > 0 || !isMoving(draft)) return;
    moved.add(draft.before?.documentId);
    add(draft.after, index);
  });
  for (const session of sessions) if (!moved.has(session.documentId)) add(session, null);
  return byRoom;
}

function overlap(one: Omit<Booking, 'mover'>, other: Omit<Booking, 'mover'>): boolean {
  return one.day === other.day && one.startTime < other.endTime && other.startTime < one.endTime;
}

function inWords(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}
