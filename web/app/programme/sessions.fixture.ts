import type { SessionSummary } from '../content/types/session';

/** A session as the gateway gives it, for tests: with the least it can have, and whatever the test says. */
export function makeSession(publicId: number, rest: Partial<SessionSummary> = {}): SessionSummary {
  return {
    publicId,
    title: `Sessie ${publicId}`,
    slug: `sessie-${publicId}`,
    kind: 'knowledge-session',
    summary: '',
    day: '2027-02-09',
    startTime: '10:00',
    endTime: '11:00',
    room: null,
    meetingPoint: null,
    speakers: [],
    themes: [],
    audiences: [],
    exhibitors: [],
    language: 'nl',
    capacity: null,
    pavilion: null,
    featured: false,
    ...rest,
  };
}

/** A room of hall 1, for tests. */
export function makeRoom(slug: string, name: string, rank: number): NonNullable<SessionSummary['room']> {
  return {
    slug,
    name,
    rank,
    hall: { slug: 'hal-1', name: 'Hal 1', rank: 1 },
    capacity: 80,
    directions: null,
  };
}
