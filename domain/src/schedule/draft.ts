import type { Entry } from './entry.js';
import type { FairSession, SessionFields } from './fair.js';

export interface Draft {
  entry: Entry;
  before: FairSession | null;
  after: SessionFields;
  problems: string[];
  notes: string[];
}

export function hasMoved(before: FairSession | null, after: SessionFields): boolean {
  return (
    before === null ||
    before.day !== after.day ||
    before.startTime !== after.startTime ||
    before.endTime !== after.endTime
  );
}
