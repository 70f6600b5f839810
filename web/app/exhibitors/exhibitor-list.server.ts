import { cmsFor } from '../cms/context.server';
import { listExhibitors, type ExhibitorKind } from '../cms/exhibitor';
import { pageOrNotFound, readListState } from '../listing/list-request';
import { messagesFor } from '../messages/messages';
import { exhibitorList, ofKind, selectExhibitors } from './select';

/** Exhibitors on one page of a list. */
const PER_PAGE = 24;

/** What a list page needs, for the loaders of the five list routes. Throws 400 and 404 for queries that cannot be. */
export async function loadExhibitorList(request: Request, url: URL, kind: ExhibitorKind | null) {
  const cms = cmsFor(request);
  const m = messagesFor(cms.locale);
  const state = ofKind(readListState(url, exhibitorList, m), kind);
  const { exhibitors, facets, kindCounts } = selectExhibitors(
    await listExhibitors(cms),
    state,
    kind,
    m.exhibitors.kind,
  );
  return { kind, state, facets, kindCounts, shown: pageOrNotFound(url, exhibitors, state.page, PER_PAGE) };
}

export type ExhibitorListData = Awaited<ReturnType<typeof loadExhibitorList>>;
