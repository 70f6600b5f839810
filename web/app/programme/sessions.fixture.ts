import type { SessionSummary } from '../content/types/session';
import type { SessionKind } from '../content/types/session-kind';

/** Kinds of a fair that no code knows, in its order, for tests. */
const plain = { intro: '', icon: null, isTour: false, hasPage: true };
export const demos: SessionKind = {
  ...plain,
  key: 'Demo uur',
  name: 'Demonstratie',
  plural: 'Demonstraties',
  slug: 'demonstraties',
  colour: 'brand',
  hasPage: false,
};
export const talks: SessionKind = {
  ...plain,
  key: 'Praatje',
  name: 'Praatje',
  plural: 'Praatjes',
  slug: 'praatjes',
  intro: 'Korte verhalen.',
  colour: 'blue',
};
export const walks: SessionKind = {
  ...plain,
  key: 'Wandeling',
  name: 'Wandeling',
  plural: 'Wandelingen',
  slug: 'wandelingen',
  colour: 'green',
  icon: 'lucide:footprints',
  isTour: true,
};
export const kinds: readonly SessionKind[] = [demos, talks, walks];

/** A session as the gateway gives it, for tests: with the least it can have, and whatever the test says. */
export function makeSession(publicId: number, rest: Partial<SessionSummary> = {}): SessionSummary {
  return {
    publicId,
    title: `Sessie ${publicId}`,
    slug: `sessie-${publicId}`,
    kind: talks,
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
