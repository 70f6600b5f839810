import { todayAtFair } from '../../content/cache/by-the-clock.server';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listSessions } from '../../content/types/session';
import { getSiteSettings } from '../../content/types/site';
import { isNarrowed } from '../../listing/request/search-params';
import { messagesFor } from '../../messages/messages';
import { readProgrammeState } from './list-state';
import type { ProgrammePage } from '../pages';
import { selectProgramme } from './select';

/** What one of the programme's list pages shows for the URL it was asked with. */
export async function loadProgramme(page: ProgrammePage, context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const messages = messagesFor(cms.locale);
  const state = readProgrammeState(url, page, messages);
  const [sessions, settings] = await Promise.all([listSessions(cms), getSiteSettings(cms)]);

  const ofPage = page.kind === null ? sessions : sessions.filter(({ kind }) => kind === page.kind);
  const today = todayAtFair();
  const fairDays = settings.days.map(({ date }) => date);
  const selection = selectProgramme(ofPage, state, { fairDays, today, labels: messages.programme });

  // "Now and next" is about today as a whole: it disappears once a visitor asks for something else.
  const asksForNow = !isNarrowed(state.list) && state.view === 'agenda' && selection.day === today;
  return {
    pageKey: page.key,
    state,
    today,
    ...selection,
    todaysSessions: asksForNow && fairDays.includes(today) ? ofPage.filter(({ day }) => day === today) : [],
    isProgrammeEmpty: ofPage.length === 0,
  };
}

/** The data of a list page. */
export type ProgrammeListData = Awaited<ReturnType<typeof loadProgramme>>;
