import { listHref, type ListDefinition, type ListState } from '../listing/request/search-params';

export const listPath = '/faq';

/** State in the URL of the FAQ beside a search: at most one category, and the unfolded questions. */
export const faqList: ListDefinition<'categorie' | 'vraag', 'volgorde'> = {
  facets: ['categorie', 'vraag'],
  sorts: ['volgorde'],
};

export type FaqState = ListState<'categorie' | 'vraag', 'volgorde'>;

/** The chosen category, or null for all. */
export function categoryOf({ selection }: FaqState): string | null {
  return selection.categorie[0] ?? null;
}

export function categoryHref(state: FaqState, category: string | null): string {
  const categorie = category === null ? [] : [category];
  return listHref(listPath, faqList, { ...state, selection: { ...state.selection, categorie } });
}

export function differInUnfoldedOnly(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && withoutUnfolded(one) === withoutUnfolded(other);
}

function withoutUnfolded({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('vraag');
  return rest.toString();
}
