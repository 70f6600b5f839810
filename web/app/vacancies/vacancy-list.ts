import type { ListDefinition } from '../listing/request/search-params';

/** What the URL of the list can hold beside a search and a page: nothing. */
export const vacancyList: ListDefinition<never, 'sluit'> = { facets: [], sorts: ['sluit'] };
