import { loadInterview } from '../interview.server';
import { interviewMeta } from '../interview-meta';
import { InterviewPage } from '../interview-page';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { cache: { params: [] } };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadInterview(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return interviewMeta(loaderData, matches[0].loaderData);
}

export default function InterviewDetail({ loaderData }: Route.ComponentProps) {
  return <InterviewPage key={loaderData.interview.publicId} data={loaderData} />;
}
