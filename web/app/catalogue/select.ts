import type { CatalogueCategory, CatalogueItem } from '../content/types/catalogue-item';
import { applyFacets, named, type Facets } from '../listing/facets/facets';
import { searchItems } from '../listing/search';
import type { ListDefinition, ListState } from '../listing/request/search-params';

/** Path of the catalogue. */
export const cataloguePath = '/adverteren-en-signing';
/** Path of an order; its quantities are in the query, by the code of the item. */
export const orderPath = `${cataloguePath}/bestellen`;
export const placedPath = `${cataloguePath}/besteld`;
/** The name of the form that orders, and the id of the one that chooses quantities. */
export const orderFormName = 'order';
export const quantitiesFormId = 'bestelling';

/** What the URL of the catalogue can hold. */
export type CatalogueState = ListState<'groep', 'rang'>;
export const catalogueDefinition: ListDefinition<'groep', 'rang'> = { facets: ['groep'], sorts: ['rang'] };

/** A group with what is left of it; `category` is null for what is in no group. */
export interface CatalogueGroup {
  category: Pick<CatalogueCategory, 'slug' | 'name' | 'text' | 'locale'> | null;
  items: CatalogueItem[];
}

export interface CatalogueSelection {
  groups: CatalogueGroup[];
  facets: Facets<'groep'>;
  total: number;
}

/**
 * Searches and narrows the catalogue, and puts what is left in its groups.
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
  return { groups: groupsOf(all.filter((item) => matching.has(item))), facets, total: items.length };
}

function optionsOf({ category }: CatalogueItem) {
  return category ? [named(category)] : [];
}

function groupsOf(items: readonly CatalogueItem[]): CatalogueGroup[] {
  const groups = new Map<string | null, CatalogueGroup>();
  for (const item of items) {
    const key = item.category?.slug ?? null;
    const group = groups.get(key) ?? { category: item.category, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}
