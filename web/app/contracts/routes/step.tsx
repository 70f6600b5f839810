import { contractFileFields } from 'beursvloer-domain/contracts';
import { ownPageHeaders } from '../../account/account-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { contractMeta } from '../contract-meta';
import { formName, stepPath } from '../paths';
import { StepPage } from '../step-page';
import { loadStep, saveStep } from '../step.server';
import type { Route } from './+types/step';

const files = { [formName('profiel')]: { id: 'contract', fields: contractFileFields } };

export const handle: RouteHandle = { layout: 'default', form: { files } };

export function loader({ context, request, url, params }: Route.LoaderArgs) {
  return loadStep(context, request, url, params.step);
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  return saveStep(context, request, url, params.step);
}

export const headers = ownPageHeaders;

export function meta({ loaderData: { slug }, matches }: Route.MetaArgs) {
  return contractMeta(stepPath(slug), (m) => m.step[slug].title, matches[0].loaderData);
}

export default function Step({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage data={loaderData} response={actionData} />;
}
