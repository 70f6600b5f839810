export { dayPlan, fitting, walkMinutes } from './day-plan.js';
export type { Feasibility, Place, Step, Timed } from './day-plan.js';
export {
  entryId,
  maxAheadMs,
  maxEntries,
  maxNoteLength,
  maxSentEntries,
  readEntryId,
  savedKinds,
  wishes,
} from './entry.js';
export type { Entry, SavedKind, Wish } from './entry.js';
export {
  areSameAgendas,
  changeAgenda,
  mergeAgendas,
  readAgenda,
  readOwnAgenda,
  readSentAgenda,
} from './merge.js';
export type { Agenda, Change, SentAgenda, Writer } from './merge.js';
