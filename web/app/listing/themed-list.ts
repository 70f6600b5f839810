import type { Written } from '../messages/locale';
import { applyFacets, named, type Facets } from './facets/facets';
import { searchItems, type SearchText } from './search';
import type { ListDefinition, ListState } from './request/search-params';

export type ThemedListState = ListState<'thema', 'nieuwste'>;
export const themedList: ListDefinition<'thema', 'nieuwste'> = { facets: ['thema'], sorts: ['nieuwste'] };

interface Themed {
  themes: readonly ({ slug: string; name: string } & Written)[];
}

/** Searches and narrows a themed list. Themes are searched as well, so `text.rest` need not name them. */
export function selectThemed<Item extends Themed>(
  all: readonly Item[],
  state: ThemedListState,
  text: SearchText<Item>,
): { items: Item[]; facets: Facets<'thema'> } {
  const found = searchItems(all, state.q, {
    name: text.name,
    rest: (item) => [...text.rest(item), ...item.themes.map(({ name }) => name)],
  });
  const thema = { valuesOf: ({ themes }: Item) => themes.map(named) };
  return applyFacets(found, { thema }, state.selection, all);
}

export function themeHref(pathname: string, slug: string): string {
  return `${pathname}?${new URLSearchParams([['thema', slug]]).toString()}`;
}
