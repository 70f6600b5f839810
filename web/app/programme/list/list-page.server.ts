import { todayAtFair } from '../../content/cache/by-the-clock.server';
import { memoize } from '../../content/cache/memoize';
import type { CmsClient } from '../../content/client/client';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listSessions } from '../../content/types/session';
import { listSessionKinds, type SessionKind } from '../../content/types/session-kind';
import { getSiteSettings } from '../../content/types/site';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { missingPage } from '../../search/missing-page.server';
import { pageBelow } from '../pages';
import { readProgrammeState } from './list-state';
import { programmeData, selectForPage, type ProgrammeListData, type WholeProgramme } from './programme-data';
import type { FacetLabels } from './select';

/**
 * Loads the list of a kind, or of all.
 * @param slug the path of the kind below that of the programme
 * @throws 400 and 404 for queries and kinds that cannot be
 */
export async function loadProgramme(
  context: RequestContext,
  url: URL,
  slug: string | undefined,
): Promise<ProgrammeListData> {
  return programmeData(...(await readList(context, url, slug)));
}

/** The sessions that the address of a list stands for, with its page. Throws as `loadProgramme`. */
export async function loadSelectedSessions(context: RequestContext, url: URL, slug: string | undefined) {
  const [page, ...rest] = await readList(context, url, slug);
  return { page, sessions: selectForPage(page, ...rest).selection.sessions };
}

async function readList(context: RequestContext, url: URL, slug: string | undefined) {
  const cms = cmsFor(context);
  const whole = await loadWholeProgramme(cms);
  const page = pageBelow(whole.labels.kinds, slug);
  if (page === null) throw await missingPage(context, url);
  const state = readProgrammeState(url, page, messagesFor(cms.locale));
  return [page, state, whole, todayAtFair()] as const;
}

/** One object for each language and its kinds, by which `selectProgramme` remembers its facets. */
const labelsIn = memoize(({ languages }: Messages['programme']) =>
  memoize((kinds: readonly SessionKind[]): FacetLabels => ({ kinds, languages })),
);

export async function loadWholeProgramme(cms: CmsClient): Promise<WholeProgramme> {
  const [sessions, kinds, { days }] = await Promise.all([
    listSessions(cms),
    listSessionKinds(cms),
    getSiteSettings(cms),
  ]);
  return {
    sessions,
    fairDays: days.map(({ date }) => date),
    labels: labelsIn(messagesFor(cms.locale).programme)(kinds),
  };
}
