import type { Fair, FairSession, SessionKind } from '../../src/schedule/index.js';

/** A fair with one session, for tests. */
export const session: FairSession = {
  documentId: 'doc-1',
  publicId: 2001,
  importId: null,
  title: 'Bouwen met hout',
  kind: 'Kennissessie',
  language: 'Nederlands',
  day: '2027-02-09',
  startTime: '10:00',
  endTime: '11:00',
  room: 'zaal-a',
  meetingPoint: null,
  summary: 'Over hout.',
  description: '',
  capacity: null,
  pavilion: null,
  speakers: ['noor'],
  themes: ['hout', 'zorg'],
  audiences: [],
  exhibitors: [],
};

const kind = (key: string, otherNames: string[], rest: Partial<SessionKind> = {}): SessionKind => ({
  key,
  name: key,
  otherNames,
  isTour: false,
  hasPage: false,
  ...rest,
});

export const kinds: readonly SessionKind[] = [
  kind('Plenair', ['Plenair', 'Plenary']),
  kind('Kennissessie', ['Kennissessies', 'Knowledge session', 'Knowledge sessions'], { hasPage: true }),
  kind('Tour', ['Tours'], { hasPage: true, isTour: true }),
  kind('Workshop', ['Workshops']),
];

export function fairWith(changes: Partial<Fair> = {}): Fair {
  return {
    sessions: [session],
    kinds,
    rooms: [
      { id: 'zaal-a', name: 'Zaal A', hall: 'Hal 1' },
      { id: 'zaal-b', name: 'Zaal B', hall: 'Hal 1' },
      { id: 'zaal-b2', name: 'Zaal B', hall: 'Hal 2' },
    ],
    speakers: [
      { id: 'noor', name: 'Noor Blom' },
      { id: 'jan-1', name: 'Jan de Wit' },
      { id: 'jan-2', name: 'Jan de Wit' },
    ],
    themes: [
      { id: 'hout', name: 'Hout' },
      { id: 'zorg', name: 'Wonen, zorg en welzijn' },
    ],
    audiences: [],
    exhibitors: [],
    pavilions: [],
    guidOf: (publicId) => `00000000-0000-5000-8000-00000000${publicId}`,
    slotProblem: () => null,
    ...changes,
  };
}
