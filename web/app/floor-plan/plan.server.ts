import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors } from '../content/types/exhibitor';
import { listHalls, listRooms } from '../content/types/hall';
import { listStands } from '../content/types/stand';
import { notFound } from '../errors/page-errors';
import { readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { drawHall } from './hall-drawing';
import { placesOf, planDefinition, selectPlan } from './select';

/** The plan of one hall; `plan` is null while the fair has no halls. Throws 400 and 404 for queries that cannot be. */
export async function loadPlan(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, planDefinition, messagesFor(cms.locale));
  const [halls, rooms, stands, exhibitors] = await Promise.all([
    listHalls(cms),
    listRooms(cms),
    listStands(cms),
    listExhibitors(cms),
  ]);
  if (halls.length === 0) return { state, plan: null };
  const selection = selectPlan(halls, placesOf(stands, exhibitors), state);
  if (!selection) throw notFound(url);
  return {
    state,
    plan: {
      ...selection,
      drawing: drawHall(selection.places),
      rooms: rooms.filter(({ hall }) => hall?.slug === selection.hall.slug),
    },
  };
}

export type PlanData = Awaited<ReturnType<typeof loadPlan>>;
export type Plan = NonNullable<PlanData['plan']>;
