import type { CmsClient } from '../content/client/client';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors } from '../content/types/exhibitor';
import { listHalls, listRooms } from '../content/types/hall';
import { listStands } from '../content/types/stand';
import { notFound } from '../errors/page-errors';
import { readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { planData, type PlanData, type WholePlan } from './plan-data';
import { planDefinition } from './select';

/** Throws 400 and 404 for queries that cannot be. */
export async function loadPlan(context: RequestContext, url: URL): Promise<PlanData> {
  const cms = cmsFor(context);
  const state = readListState(url, planDefinition, messagesFor(cms.locale));
  const data = planData(state, await loadWholePlan(cms));
  if (data === null) throw notFound(url);
  return data;
}

export async function loadWholePlan(cms: CmsClient): Promise<WholePlan> {
  const [halls, rooms, stands, exhibitors] = await Promise.all([
    listHalls(cms),
    listRooms(cms),
    listStands(cms),
    listExhibitors(cms),
  ]);
  return { halls, rooms, stands, exhibitors };
}
