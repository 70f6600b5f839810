import type { WorklistRow } from '../../worklist/shape';

export interface Filters {
  form: string;
  state: string;
  q: string;
  from: string;
  until: string;
}

export const noFilters: Filters = { form: '', state: '', q: '', from: '', until: '' };

export type Change = Partial<Pick<WorklistRow, 'state' | 'note' | 'assignee'>>;
