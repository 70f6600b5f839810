import { memoize } from '../../content/cache/memoize';
import type { CmsClient } from '../../content/client/client';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listExhibitors, type ExhibitorKind } from '../../content/types/exhibitor';
import { notFound } from '../../errors/page-errors';
import { readListState } from '../../listing/request/list-request';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { exhibitorData, type ExhibitorListData, type WholeExhibitors } from './exhibitor-data';
import { searchExhibitors } from './search.server';
import { exhibitorList, ofKind } from './select';
import { selectExhibitors, type ExhibitorNames } from './selection';

/** Loads the five list routes. Throws 400 and 404 for queries that cannot be. */
export async function loadExhibitorList(
  context: RequestContext,
  url: URL,
  kind: ExhibitorKind | null,
): Promise<ExhibitorListData> {
  const { state, whole, found } = await searched(context, url, kind);
  const data = exhibitorData(kind, state, whole, found);
  if (data === null) throw notFound(url);
  return data;
}

/** The exhibitors that the address of a list stands for, on all its pages. Throws 400 for queries that cannot be. */
export async function loadSelection(context: RequestContext, url: URL, kind: ExhibitorKind | null) {
  const { state, whole, found } = await searched(context, url, kind);
  return selectExhibitors(whole.exhibitors, found, state, kind, whole.names);
}

async function searched(context: RequestContext, url: URL, kind: ExhibitorKind | null) {
  const cms = cmsFor(context);
  const state = ofKind(readListState(url, exhibitorList, messagesFor(cms.locale)), kind);
  const whole = await loadWholeExhibitors(cms);
  return { state, whole, found: await searchExhibitors(whole.exhibitors, state.q, whole.names) };
}

export async function loadWholeExhibitors(cms: CmsClient): Promise<WholeExhibitors> {
  return {
    exhibitors: await listExhibitors(cms),
    names: namesIn(messagesFor(cms.locale)),
  };
}

/** One object for each language: what is worked out of it is worked out once. */
const namesIn = memoize(({ exhibitors: { kind, provinces } }: Messages): ExhibitorNames => ({
  kind,
  province: provinces,
}));
