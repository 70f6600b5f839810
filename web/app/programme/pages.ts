import type { SessionKind } from '../content/types/session';
import type { ProgrammeFacet, ProgrammeView } from './list/list-state';

export interface ProgrammePage {
  key: 'all' | 'tours' | 'knowledgeSessions';
  path: string;
  /** The only kind it shows, or null for every kind. */
  kind: SessionKind | null;
  facets: readonly ProgrammeFacet[];
  views: readonly ProgrammeView[];
}

/** The programme's list pages. Tours start at one counter, so a timetable by room says nothing about them. */
export const programmePages = {
  all: {
    key: 'all',
    path: '/programma',
    kind: null,
    facets: ['soort', 'thema', 'zaal', 'doelgroep', 'paviljoen', 'taal'],
    views: ['agenda', 'timetable'],
  },
  tours: {
    key: 'tours',
    path: '/programma/tours',
    kind: 'tour',
    facets: ['thema', 'doelgroep', 'paviljoen', 'taal'],
    views: ['agenda'],
  },
  knowledgeSessions: {
    key: 'knowledgeSessions',
    path: '/programma/kennissessies',
    kind: 'knowledge-session',
    facets: ['thema', 'zaal', 'doelgroep', 'paviljoen', 'taal'],
    views: ['agenda', 'themes', 'timetable'],
  },
} as const satisfies Record<ProgrammePage['key'], ProgrammePage>;

export function pageOfPattern(pattern: string): ProgrammePage {
  const { all, ...sections } = programmePages;
  return Object.values(sections).find(({ path }) => path.endsWith(`/${pattern.split('/').at(-1)}`)) ?? all;
}
