import type { ListDefinition } from '../listing/request/search-params';

/** Path of the list of vacancies. */
export const listPath = '/vacatures';

/** What the URL of the list can hold beside a search and a page: nothing. */
export const vacancyList: ListDefinition<never, 'sluit'> = { facets: [], sorts: ['sluit'] };
