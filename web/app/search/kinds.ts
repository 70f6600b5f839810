import type { IconName } from '../icons/icon-names';

/**
 * Kinds of results, each with the list that can be searched for it. Kinds that visitors mean more often get a
 * few points: they decide only between results that fit equally well. Pages and questions come before a stray word in the text of
 * something else. What was of a past edition loses more points than anything can have.
 */
export const kinds = {
  exhibitor: { list: '/standhouders', points: 3, icon: 'store' },
  session: { list: '/programma', points: 2.5, icon: 'calendar-days' },
  speaker: { list: '/sprekers', points: 2, icon: 'mic' },
  pavilion: { list: null, points: 2, icon: 'layout-grid' },
  page: { list: null, points: 5, icon: 'file-text' },
  question: { list: '/faq', points: 4.5, icon: 'circle-question-mark' },
  news: { list: '/nieuws', points: 1, icon: 'newspaper' },
  interview: { list: '/interviews', points: 1, icon: 'quote' },
  calendar: { list: null, points: 0.5, icon: 'calendar-plus' },
  vacancy: { list: '/vacatures', points: 0.5, icon: 'briefcase' },
  past: { list: null, points: -10_000, icon: 'rotate-ccw' },
} as const satisfies Record<string, { list: string | null; points: number; icon: IconName }>;

export type SearchKind = keyof typeof kinds;

export interface SearchDocument {
  kind: SearchKind;
  path: string;
  name: string;
  /** Distinguishes it in one line: place, time, organisation. */
  note: string;
  text: string;
  codes: readonly string[];
  /** Words that visitors use for it and that its name does not have. */
  words?: readonly string[];
  /** The language of its name and text, where that is not the visitor's. */
  lang?: string;
}
