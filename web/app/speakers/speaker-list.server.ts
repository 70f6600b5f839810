import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listSessions } from '../content/types/session';
import { listSpeakers } from '../content/types/speaker';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { selectSpeakers, speakerList } from './select';
import { withSessionCount } from './sessions';

/** Speakers on one page of the list. */
export const speakersPerPage = 24;

/** What the list page shows. Throws 400 and 404 for queries that cannot be. */
export async function loadSpeakerList(context: RequestContext, url: URL) {
  const [{ state, facets, speakers }, sessions] = await Promise.all([
    loadSelection(context, url),
    listSessions(cmsFor(context)),
  ]);
  const shown = pageOrNotFound(url, speakers, state.page, speakersPerPage);
  return { state, facets, shown: { ...shown, items: withSessionCount(shown.items, sessions) } };
}

/** The speakers that the address of the list stands for, on all its pages. Throws 400 for queries that cannot be. */
export async function loadSelection(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, speakerList, messagesFor(cms.locale));
  return { state, ...selectSpeakers(await listSpeakers(cms), state) };
}

export type SpeakerListData = Awaited<ReturnType<typeof loadSpeakerList>>;
