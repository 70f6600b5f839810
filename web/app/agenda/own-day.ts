import { dayPlan, fitting, type Entry, type Step, type Timed, type Wish } from 'beursvloer-domain/agenda';
import { spanOf } from '../programme/session-time';
import type { BriefSession } from '../content/types/listed';

/** A session with what the device knows of it; times in minutes since midnight. */
export interface PlannedSession extends Timed {
  session: BriefSession;
  wish: Wish;
  note: string;
}

export interface OwnDay {
  /** Calendar day, `YYYY-MM-DD`. */
  day: string;
  steps: Step<PlannedSession>[];
  fitting: PlannedSession[];
}

const sessionId = ({ publicId }: { publicId: number }): string => `session:${publicId}`;

function planned(session: BriefSession, entry?: Entry): PlannedSession {
  const { room } = session;
  return {
    id: sessionId(session),
    ...spanOf(session),
    place: { room: room?.name ?? null, hall: room?.hall?.name ?? null },
    session,
    wish: entry?.wish ?? 'must',
    note: entry?.note ?? '',
  };
}

/**
 * Saved sessions by day, with what lies between them and other sessions that fit.
 * @param saved what is saved, by id
 * @param now the clock in the halls
 */
export function ownDays(
  sessions: readonly BriefSession[],
  saved: ReadonlyMap<string, Entry>,
  now: { day: string; minutes: number },
): OwnDay[] {
  const chosen = sessions.filter((session) => saved.has(sessionId(session)));
  const days = [...new Set(chosen.map(({ day }) => day))].sort();
  return days.map((day) => {
    const isToday = day === now.day;
    const own = chosen
      .filter((session) => session.day === day)
      .map((session) => planned(session, saved.get(sessionId(session))));
    const others = sessions
      .filter((session) => session.day === day && !saved.has(sessionId(session)))
      .map((session) => planned(session));
    return {
      day,
      steps: dayPlan(own, isToday ? now.minutes : null),
      fitting: day < now.day ? [] : fitting(others, own, isToday ? now.minutes : 0),
    };
  });
}
