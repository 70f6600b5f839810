import { todayAtFair } from '../../content/cache/by-the-clock.server';
import type { CmsClient } from '../../content/client/client';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listSessions } from '../../content/types/session';
import { getSiteSettings } from '../../content/types/site';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { memoize } from '../../content/cache/memoize';
import type { ProgrammePage } from '../pages';
import { readProgrammeState } from './list-state';
import { programmeData, selectForPage, type ProgrammeListData, type WholeProgramme } from './programme-data';

export async function loadProgramme(
  page: ProgrammePage,
  context: RequestContext,
  url: URL,
): Promise<ProgrammeListData> {
  return programmeData(...(await readList(page, context, url)));
}

/** The sessions that the address of a list stands for. */
export async function loadSelectedSessions(page: ProgrammePage, context: RequestContext, url: URL) {
  return selectForPage(...(await readList(page, context, url))).selection.sessions;
}

async function readList(page: ProgrammePage, context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readProgrammeState(url, page, messagesFor(cms.locale));
  return [page, state, await loadWholeProgramme(cms), todayAtFair()] as const;
}

/** The same object each time, by which `selectProgramme` remembers its facets. */
const labelsOf = memoize(({ kinds, languages }: Messages['programme']) => ({ kinds, languages }));

export async function loadWholeProgramme(cms: CmsClient): Promise<WholeProgramme> {
  const [sessions, { days }] = await Promise.all([listSessions(cms), getSiteSettings(cms)]);
  return {
    sessions,
    fairDays: days.map(({ date }) => date),
    labels: labelsOf(messagesFor(cms.locale).programme),
  };
}
