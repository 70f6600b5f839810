import type { ExhibitorSummary } from '../content/types/exhibitor';
import type { Hall, Room } from '../content/types/hall';
import type { Stand } from '../content/types/stand';
import { drawHall } from './hall-drawing';
import { placesOf, selectPlan, type PlanState } from './select';

export interface WholePlan {
  halls: readonly Hall[];
  rooms: readonly Room[];
  stands: readonly Stand[];
  exhibitors: readonly ExhibitorSummary[];
}

/**
 * The plan of one hall, on the server and on a device without reception; `plan` is null while the fair has no halls. Null for
 * a hall that there is not.
 */
export function planData(state: PlanState, { halls, rooms, stands, exhibitors }: WholePlan) {
  if (halls.length === 0) return { state, plan: null };
  const selection = selectPlan(halls, placesOf(stands, exhibitors), state);
  if (!selection) return null;
  return {
    state,
    plan: {
      ...selection,
      drawing: drawHall(selection.places),
      rooms: rooms.filter(({ hall }) => hall?.slug === selection.hall.slug),
    },
  };
}

export type PlanData = NonNullable<ReturnType<typeof planData>>;
export type Plan = NonNullable<PlanData['plan']>;
