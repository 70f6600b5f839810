import { LRUCache } from 'lru-cache';
import { cmsFor } from '../cms/context.server';
import { listExhibitors, type ExhibitorKind, type ExhibitorSummary } from '../cms/exhibitor';
import { oncePer } from '../cms/once-per';
import { pageOrNotFound, readListState } from '../listing/list-request';
import { messagesFor } from '../messages/messages';
import { searchExhibitors } from './search.server';
import { exhibitorList, ofKind, selectExhibitors, type ExhibitorSelection } from './select';

/** Exhibitors on one page of a list. */
const PER_PAGE = 24;

/** Selections of one list of exhibitors that are remembered: visitors turn pages, and the same few are asked for most. */
const REMEMBERED = 100;
const selectionsOf = oncePer<readonly ExhibitorSummary[], LRUCache<string, ExhibitorSelection>>(
  () => new LRUCache({ max: REMEMBERED }),
);

/** What a list page needs, for the loaders of the five list routes. Throws 400 and 404 for queries that cannot be. */
export async function loadExhibitorList(request: Request, url: URL, kind: ExhibitorKind | null) {
  const cms = cmsFor(request);
  const m = messagesFor(cms.locale);
  const state = ofKind(readListState(url, exhibitorList, m), kind);
  const all = await listExhibitors(cms);

  const selections = selectionsOf(all);
  const { page, ...narrowed } = state;
  const key = JSON.stringify([kind, narrowed]);
  let selection = selections.get(key);
  if (!selection) {
    const found = await searchExhibitors(all, state.q, m.exhibitors.kind);
    selection = selectExhibitors(all, found, state, kind, m.exhibitors.kind);
    selections.set(key, selection);
  }
  const { exhibitors, ...rest } = selection;
  return { kind, state, ...rest, shown: pageOrNotFound(url, exhibitors, page, PER_PAGE) };
}

export type ExhibitorListData = Awaited<ReturnType<typeof loadExhibitorList>>;
