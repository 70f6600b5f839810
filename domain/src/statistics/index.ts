export { cellsOf, dimensions } from './cells.js';
export type { Cell, Dimension, Measure } from './cells.js';
export { shownFigures, shownStep } from './hidden.js';
export * from './kinds.js';
export { maxAgeMs, maxEvents, readBatch } from './read-batch.js';
export type { StoredEvent, StoredKind } from './stored-events.js';
export { userActionOf } from './user-actions.js';
export { dayNumber, dayOf, gapOf, visitorsBetween } from './visitors.js';
export type { CountedBrowsers } from './visitors.js';
