import type { ListDefinition } from '../listing/request/search-params';

/** The address of a list of the past holds only a page. */
export const archiveList: ListDefinition<never, 'naam'> = { facets: [], sorts: ['naam'] };
export const archiveParams = ['pagina'];
