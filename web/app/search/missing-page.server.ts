import { visitorContext, type RequestContext } from '../content/client/visitor/visitor.server';
import { notFound } from '../errors/page-errors';
import type { Locale } from '../messages/locale';
import { sharedIndex } from './index/shared-index.server';
import { kinds } from './kinds';
import type { LikelyPage } from './likely-pages';
import { mostLikelyPages } from './limits';
import { searchResponse } from './search-response';
import type { WithdrawnSession } from '../content/types/session';
import { wordsOf } from './words-of';

/**
 * The 404 of a page whose address may speak of another, to be thrown: `throw await missingPage(context, url)`.
 * @param findWithdrawn asks what was at the address and was called off
 */
export async function missingPage(
  context: RequestContext,
  url: URL,
  findWithdrawn: () => Promise<WithdrawnSession | null> = () => Promise.resolve(null),
) {
  const { isRobot, locale } = context.get(visitorContext);
  // Robots get one line of text.
  if (isRobot) return notFound(url);
  // The page is missing all the same.
  const withdrawn = findWithdrawn().catch(() => null);
  return notFound(url, { likely: await likelyPages(url, locale), withdrawn: await withdrawn });
}

async function likelyPages(url: URL, locale: Locale): Promise<LikelyPage[]> {
  try {
    const { search } = await sharedIndex(locale);
    const result = search(wordsOf(url.pathname));
    const best = result.found
      .map(({ item, points }) => ({ item, points: points + kinds[item.kind].points }))
      .sort((one, other) => other.points - one.points)
      .slice(0, mostLikelyPages);
    const { groups } = searchResponse({ ...result, found: best }, mostLikelyPages);
    return groups.flatMap(({ kind, hits }) => hits.map((hit) => ({ kind, hit })));
  } catch {
    // The page is missing all the same.
    return [];
  }
}
