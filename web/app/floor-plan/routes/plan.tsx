import { planMeta } from '../plan-meta';
import { PlanPage } from '../plan-page';
import { loadPlan } from '../plan.server';
import { listParams } from '../../listing/request/search-params';
import { planDefinition } from '../select';
import { workspaceHandle } from '../../shell/layouts/frames';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/plan';

export const handle: RouteHandle = { ...workspaceHandle, cache: { params: listParams(planDefinition) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPlan(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return planMeta(loaderData, matches[0].loaderData);
}

export default function FloorPlan({ loaderData }: Route.ComponentProps) {
  return <PlanPage data={loaderData} />;
}
