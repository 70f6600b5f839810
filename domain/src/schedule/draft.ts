import type { Entry } from './entry.js';
import type { FairSession, SessionFields } from './fair.js';

/** An entry on its way into a plan; one with problems is rejected. */
export interface Draft {
  entry: Entry;
  before: FairSession | null;
  after: SessionFields;
  problems: string[];
  notes: string[];
}

/** True for a new session too. */
export function hasMoved(before: FairSession | null, after: SessionFields): boolean {
  return (
    before === null ||
    before.day !== after.day ||
    before.startTime !== after.startTime ||
    before.endTime !== after.endTime
  );
}
