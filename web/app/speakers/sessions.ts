import type { SessionSummary } from '../content/types/session';

type WithSpeakers = Pick<SessionSummary, 'speakers'>;

export function sessionsOf<T extends WithSpeakers>(publicId: number, sessions: readonly T[]): T[] {
  return sessions.filter(({ speakers }) => speakers.some((speaker) => speaker.publicId === publicId));
}

export function rolesIn({ speakers }: WithSpeakers, publicId: number): string[] {
  const roles = speakers.flatMap((speaker) =>
    speaker.publicId === publicId && speaker.role !== null ? [speaker.role] : [],
  );
  return [...new Set(roles)];
}

export type Counted<T> = T & { sessionCount: number };

export function withSessionCount<T extends { publicId: number }>(
  speakers: readonly T[],
  sessions: readonly WithSpeakers[],
): Counted<T>[] {
  return speakers.map((speaker) => ({
    ...speaker,
    sessionCount: sessionsOf(speaker.publicId, sessions).length,
  }));
}
