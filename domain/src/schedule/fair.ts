import type { Language } from './entry.js';
import type { SessionKind } from './kind.js';
import type { Moment } from './moment.js';

/** The present data of the fair, to compare a file with. Times are `HH:mm`, ids those of documents. */
export interface Fair {
  sessions: readonly FairSession[];
  /** In the editors' order; none where the fair has none. */
  kinds: readonly SessionKind[];
  rooms: readonly FairRoom[];
  speakers: readonly Named[];
  themes: readonly Named[];
  audiences: readonly Named[];
  exhibitors: readonly Named[];
  pavilions: readonly Named[];
  guidOf: (publicId: number) => string;
  slotProblem: (slot: Slot) => string | null;
}

export interface Named {
  id: string;
  name: string;
}

export interface FairRoom extends Named {
  hall: string | null;
}

export interface SessionFields {
  title: string;
  /** The key of its kind, also of one that is gone; null for none. */
  kind: string | null;
  language: Language;
  day: Moment['day'];
  startTime: string;
  endTime: string;
  summary: string;
  description: string;
  capacity: number | null;
  room: string | null;
  meetingPoint: string | null;
  speakers: readonly string[];
  themes: readonly string[];
  audiences: readonly string[];
  exhibitors: readonly string[];
  pavilion: string | null;
}

export interface FairSession extends SessionFields {
  documentId: string;
  publicId: number;
  importId: string | null;
}

export type Slot = Pick<SessionFields, 'day' | 'startTime' | 'endTime'>;

export const makeable = ['rooms', 'speakers', 'themes'] as const;
export type Makeable = (typeof makeable)[number];

/** The id of what will be made; ids of documents never begin like this. */
export const idOfNew = (key: string) => `+${key}`;
