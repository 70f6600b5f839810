import type { Feasibility } from 'beursvloer-domain/agenda';

/** The id of the place where the service worker puts what is saved: `saved-first.ts`. Empty in the server's HTML. */
export const savedFirstId = 'bewaard';

/** The edge of a card, which says whether somebody can be there in time, as its words do. */
export const edges: Record<Feasibility, string> = {
  feasible: 'border-l-action',
  tight: 'border-l-brand',
  impossible: 'border-l-danger',
};
