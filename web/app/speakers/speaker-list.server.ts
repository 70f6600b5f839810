import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listSessions } from '../content/types/session';
import { listSpeakers } from '../content/types/speaker';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { selectSpeakers, speakerList } from './select';
import { withSessionCount } from './sessions';

/** Speakers on one page of the list. */
const perPage = 24;

/** What the list page shows. Throws 400 and 404 for queries that cannot be. */
export async function loadSpeakerList(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, speakerList, messagesFor(cms.locale));
  const [all, sessions] = await Promise.all([listSpeakers(cms), listSessions(cms)]);
  const { speakers, facets } = selectSpeakers(all, state);
  const shown = pageOrNotFound(url, speakers, state.page, perPage);
  return { state, facets, shown: { ...shown, items: withSessionCount(shown.items, sessions) } };
}

export type SpeakerListData = Awaited<ReturnType<typeof loadSpeakerList>>;
