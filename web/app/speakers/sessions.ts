import type { SessionSummary } from '../content/types/session';

type WithSpeakers = Pick<SessionSummary, 'speakers'>;

/** The sessions somebody speaks in, in their original order. */
export function sessionsOf<T extends WithSpeakers>(publicId: number, sessions: readonly T[]): T[] {
  return sessions.filter(({ speakers }) => speakers.some((speaker) => speaker.publicId === publicId));
}

/** Roles of a speaker in a session, such as host; more than one when the editors say so. */
export function rolesIn({ speakers }: WithSpeakers, publicId: number): string[] {
  const roles = speakers.flatMap((speaker) =>
    speaker.publicId === publicId && speaker.role !== null ? [speaker.role] : [],
  );
  return [...new Set(roles)];
}

/** A speaker with the number of sessions they speak in. */
export type Counted<T> = T & { sessionCount: number };

/** The speakers with how many sessions each speaks in. */
export function withSessionCount<T extends { publicId: number }>(
  speakers: readonly T[],
  sessions: readonly WithSpeakers[],
): Counted<T>[] {
  return speakers.map((speaker) => ({
    ...speaker,
    sessionCount: sessionsOf(speaker.publicId, sessions).length,
  }));
}
