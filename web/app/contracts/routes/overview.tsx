import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ownPageHeaders } from '../../account/account-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { contractMeta } from '../contract-meta';
import { openContract } from '../contract.server';
import { OverviewPage } from '../overview-page';
import { openOverview } from '../overview.server';
import { overviewSlug, stepPath } from '../paths';
import { sign } from '../sign.server';
import type { Route } from './+types/overview';

export const handle: RouteHandle = { layout: 'default' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return openOverview(context, url, await openContract(context, request, url));
}

export function action({ context, request, url }: Route.ActionArgs) {
  return sign(context, request, url);
}

/** Rules or prices that changed meanwhile have to be seen before they are signed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return contractMeta(stepPath(overviewSlug), (m) => m.step.overzicht.title, matches[0].loaderData);
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  return <OverviewPage data={loaderData} response={actionData} />;
}
