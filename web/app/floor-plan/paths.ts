import { drawingId, planPath } from '../site/detail-paths';
import { listHref } from '../listing/request/search-params';
import { planDefinition, type PlanState } from './select';

export function hallHref(state: PlanState, hall: string): string {
  return listHref(planPath, planDefinition, { ...state, selection: { hal: [hall], stand: [] } });
}

export function markHref(state: PlanState, hall: string, code: string): string {
  const marked = { ...state, selection: { hal: [hall], stand: [code] } };
  return `${listHref(planPath, planDefinition, marked)}#${drawingId}`;
}
