import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listInterviews } from '../content/types/interview';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { selectThemed, themedList } from '../listing/themed-list';
import { messagesFor } from '../messages/messages';

const perPage = 12;

/** Throws 400 and 404 for queries that cannot be. */
export async function loadInterviewList(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, themedList, messagesFor(cms.locale));
  const { items, facets } = selectThemed(await listInterviews(cms), state, {
    name: ({ title }) => title,
    rest: ({ person, role, intro }) => [person, role, intro],
  });
  return { state, facets, shown: pageOrNotFound(url, items, state.page, perPage) };
}

export type InterviewListData = Awaited<ReturnType<typeof loadInterviewList>>;
