export { dayPlan, fitting, walkMinutes } from './day-plan.js';
export type { Feasibility, Place, Step, Timed } from './day-plan.js';
export { entryId, maxAheadMs, maxEntries, maxNoteLength, readEntryId, savedKinds, wishes } from './entry.js';
export type { Entry, SavedKind, Wish } from './entry.js';
export { changeAgenda, mergeAgendas, readAgenda, readOwnAgenda } from './merge.js';
export type { Agenda, Change, Writer } from './merge.js';
