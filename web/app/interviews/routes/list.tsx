import { readingListMeta } from '../../listing/reading-list-meta';
import { loadInterviewList } from '../interview-list.server';
import { InterviewListPage } from '../interview-list-page';
import { listPath } from '../paths';
import { listParams } from '../../listing/request/search-params';
import { themedList } from '../../listing/themed-list';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/list';

export const handle: RouteHandle = { cache: { params: listParams(themedList) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadInterviewList(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return readingListMeta(listPath, (m) => m.interviews.list, loaderData, matches[0].loaderData);
}

export default function InterviewList({ loaderData }: Route.ComponentProps) {
  return <InterviewListPage data={loaderData} />;
}
