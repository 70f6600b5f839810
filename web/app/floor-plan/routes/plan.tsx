import { planMeta } from '../plan-meta';
import { PlanPage } from '../plan-page';
import { loadPlan } from '../plan.server';
import type { Route } from './+types/plan';

export { workspaceHandle as handle } from '../../shell/layouts/workspace-frame';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPlan(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return planMeta(loaderData, matches[0].loaderData);
}

export default function FloorPlan({ loaderData }: Route.ComponentProps) {
  return <PlanPage data={loaderData} />;
}
