import type { ListDefinition } from '../listing/request/search-params';

/** Path of the list of vacancies. */
export const listPath = '/vacatures';

/** No filters: the URL of the list holds only a search and a page. */
export const vacancyList: ListDefinition<never, 'sluit'> = { facets: [], sorts: ['sluit'] };
