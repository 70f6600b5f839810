import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listExhibitors, type ExhibitorKind } from '../../content/types/exhibitor';
import { pageOrNotFound, readListState } from '../../listing/request/list-request';
import { messagesFor } from '../../messages/messages';
import { searchExhibitors } from './search.server';
import { exhibitorList, ofKind } from './select';
import { selectExhibitors } from './select.server';

/** Exhibitors on one page of a list. */
const perPage = 24;

/** What a list page needs, for the loaders of the five list routes. Throws 400 and 404 for queries that cannot be. */
export async function loadExhibitorList(context: RequestContext, url: URL, kind: ExhibitorKind | null) {
  const { exhibitors, ...rest } = await loadSelection(context, url, kind);
  return { ...rest, shown: pageOrNotFound(url, exhibitors, rest.state.page, perPage) };
}

/** The exhibitors that the address of a list stands for, on all its pages. Throws 400 for queries that cannot be. */
export async function loadSelection(context: RequestContext, url: URL, kind: ExhibitorKind | null) {
  const cms = cmsFor(context);
  const m = messagesFor(cms.locale);
  const state = ofKind(readListState(url, exhibitorList, m), kind);
  const all = await listExhibitors(cms);

  const found = await searchExhibitors(all, state.q, m.exhibitors.kind);
  return { kind, state, ...selectExhibitors(all, found, state, kind, m.exhibitors.kind) };
}

export type ExhibitorListData = Awaited<ReturnType<typeof loadExhibitorList>>;
