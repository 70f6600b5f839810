import type { ListDefinition } from '../listing/request/search-params';

/** What the address of the list can hold beside a search and a page: nothing. */
export const vacancyList: ListDefinition<never, 'sluit'> = { facets: [], sorts: ['sluit'] };
