import { memoize } from '../../content/cache/memoize';
import type { CmsClient } from '../../content/client/client';
import { cmsFor } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listExhibitors } from '../../content/types/exhibitor';
import { listExhibitorKinds, type ExhibitorKind } from '../../content/types/exhibitor-kind';
import { missingPage } from '../../search/missing-page.server';
import { notFound } from '../../errors/page-errors';
import { readListState } from '../../listing/request/list-request';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { exhibitorData, type ExhibitorListData, type WholeExhibitors } from './exhibitor-data';
import { searchExhibitors } from './search.server';
import { exhibitorList, ofKind } from './select';
import { selectExhibitors, type ExhibitorNames } from './selection';

/**
 * Loads the list of a kind, or of all.
 * @param slug the path of the kind below that of the list
 * @throws 400 and 404 for queries and kinds that cannot be
 */
export async function loadExhibitorList(
  context: RequestContext,
  url: URL,
  slug: string | undefined,
): Promise<ExhibitorListData> {
  const { kind, state, whole, found } = await searched(context, url, slug);
  const data = exhibitorData(kind, state, whole, found);
  if (data === null) throw notFound(url);
  return data;
}

/** The exhibitors that the address of a list stands for, on all its pages, with its kind. Throws as `loadExhibitorList`. */
export async function loadSelection(context: RequestContext, url: URL, slug: string | undefined) {
  const { kind, state, whole, found } = await searched(context, url, slug);
  return { kind, names: whole.names, ...selectExhibitors(whole.exhibitors, found, state, kind, whole.names) };
}

async function searched(context: RequestContext, url: URL, slug: string | undefined) {
  const cms = cmsFor(context);
  const whole = await loadWholeExhibitors(cms);
  const kind = slug === undefined ? null : whole.names.kinds.find((one) => one.slug === slug);
  if (kind === undefined) throw await missingPage(context, url);
  const state = ofKind(readListState(url, exhibitorList, messagesFor(cms.locale)), kind);
  return { kind, state, whole, found: await searchExhibitors(whole.exhibitors, state.q, whole.names) };
}

export async function loadWholeExhibitors(cms: CmsClient): Promise<WholeExhibitors> {
  const [exhibitors, kinds] = await Promise.all([listExhibitors(cms), listExhibitorKinds(cms)]);
  return { exhibitors, names: namesIn(messagesFor(cms.locale))(kinds) };
}

/** One object for each language and its kinds: what is worked out of it is worked out once. */
const namesIn = memoize(({ exhibitors: { provinces } }: Messages) =>
  memoize((kinds: readonly ExhibitorKind[]): ExhibitorNames => ({ kinds, province: provinces })),
);
