import type { ListDefinition } from '../listing/request/search-params';

export const listPath = '/vacatures';

/** No filters: the URL of the list holds only a search and a page. */
export const vacancyList: ListDefinition<never, 'sluit'> = { facets: [], sorts: ['sluit'] };
