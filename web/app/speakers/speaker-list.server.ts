import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listSessions } from '../content/types/session';
import { listSpeakers } from '../content/types/speaker';
import { notFound } from '../errors/page-errors';
import { readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { selectSpeakers, speakerList } from './select';
import { speakerData, type SpeakerListData } from './speaker-data';

/** Throws 400 and 404 for queries that cannot be. */
export async function loadSpeakerList(context: RequestContext, url: URL): Promise<SpeakerListData> {
  const cms = cmsFor(context);
  const state = readListState(url, speakerList, messagesFor(cms.locale));
  const [speakers, sessions] = await Promise.all([listSpeakers(cms), listSessions(cms)]);
  const data = speakerData(state, speakers, sessions);
  if (data === null) throw notFound(url);
  return data;
}

/** The speakers that the address of the list stands for, on all its pages. Throws 400 for queries that cannot be. */
export async function loadSelection(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, speakerList, messagesFor(cms.locale));
  return { state, ...selectSpeakers(await listSpeakers(cms), state) };
}
