import type { WorklistRow } from '../../worklist/shape';

export interface Filters {
  form: string;
  state: string;
  q: string;
  from: string;
  until: string;
}

export const noFilters: Filters = { form: '', state: '', q: '', from: '', until: '' };

export type Change = Partial<Pick<WorklistRow, 'state' | 'note' | 'assignee'>> & { reply?: string };

/** What is typed about a submission and not stored yet. */
export interface Typed {
  note?: string;
  reply?: string;
}
export const nothingTyped: Typed = {};
