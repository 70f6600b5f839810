import { todayAtFair } from '../content/cache/by-the-clock.server';
import { listCatalogue } from '../content/types/catalogue-item';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findPage } from '../content/types/page/page';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { ownWords } from '../site/own-words';
import { cataloguePath, catalogueDefinition, selectCatalogue } from './select';

/** More than a catalogue ever holds: it is one page, to be read and printed as a whole. */
const perPage = 1000;

/** The catalogue, and what editors wrote around it: the page with the same slug. Throws 400 and 404 as lists do. */
export async function loadCatalogue(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, catalogueDefinition, messagesFor(cms.locale));
  const [items, page] = await Promise.all([listCatalogue(cms), findPage(cms, cataloguePath.slice(1))]);
  const { groups, facets, total } = selectCatalogue(items, state);
  const shown = pageOrNotFound(url, Array.from({ length: total }), state.page, perPage);
  return {
    state,
    groups,
    facets,
    shown: { ...shown, items: [] },
    page: page && { ...ownWords(page, cms.locale), blocks: page.blocks, locale: page.locale },
    today: todayAtFair(),
  };
}

export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;
