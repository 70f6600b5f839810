import type { CatalogueCategory, CatalogueItem } from '../content/types/catalogue-item';
import { applyFacets, named, type Facets } from '../listing/facets/facets';
import { searchItems } from '../listing/search';
import type { ListDefinition, ListState } from '../listing/request/search-params';

export const cataloguePath = '/adverteren-en-signing';
/** Path of an order; its quantities are in the query, by the code of the item. */
export const orderPath = `${cataloguePath}/bestellen`;
export const placedPath = `${cataloguePath}/besteld`;
/** The name of the form that orders, and the id of the one that chooses quantities. */
export const orderFormName = 'order';
export const quantitiesFormId = 'bestelling';

export type CatalogueState = ListState<'groep', 'rang'>;
export const catalogueDefinition: ListDefinition<'groep', 'rang'> = { facets: ['groep'], sorts: ['rang'] };

/** A group with all of it; `category` is null for what is in no group. */
export interface CatalogueGroup {
  category: Pick<CatalogueCategory, 'slug' | 'name' | 'text' | 'locale'> | null;
  items: ListedItem[];
  isShown: boolean;
}

/** An item that the list leaves out stays in the page, hidden: a quantity typed there is still ordered. */
export interface ListedItem {
  item: CatalogueItem;
  isShown: boolean;
}

export interface CatalogueSelection {
  groups: CatalogueGroup[];
  facets: Facets<'groep'>;
  total: number;
}

/**
 * Searches and narrows the catalogue, and puts all of it in its groups.
 * @param all every item, in the order of the catalogue
 */
export function selectCatalogue(all: readonly CatalogueItem[], state: CatalogueState): CatalogueSelection {
  const found = searchItems(all, state.q, {
    name: ({ name }) => name,
    rest: ({ code, summary, dimensions, category }) => [code, summary, dimensions, category?.name ?? null],
  });
  const { items, facets } = applyFacets(
    found,
    {
      groep: {
        valuesOf: optionsOf,
        options: all.flatMap(optionsOf),
      },
    },
    state.selection,
    all,
  );
  const matching = new Set(items);
  const listed = all.map((item) => ({ item, isShown: matching.has(item) }));
  return { groups: groupsOf(listed), facets, total: items.length };
}

function optionsOf({ category }: CatalogueItem) {
  return category ? [named(category)] : [];
}

function groupsOf(listed: readonly ListedItem[]): CatalogueGroup[] {
  const groups = new Map<string | null, CatalogueGroup>();
  for (const one of listed) {
    const { category } = one.item;
    const key = category?.slug ?? null;
    const group = groups.get(key) ?? { category, items: [], isShown: false };
    group.items.push(one);
    group.isShown ||= one.isShown;
    groups.set(key, group);
  }
  return [...groups.values()];
}
