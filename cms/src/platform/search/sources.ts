import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../access/admin-routes';
import { createRegistry } from '../registry';
import type { SearchGroup } from './shape';

/**
 * Finds what an administrator looks for, in groups. It asks by itself what the administrator may read, and reads a limited number of
 * rows: it runs while somebody types. Only the first hits of a group are shown.
 * @param search without spaces around it, of at least two characters
 */
export type SearchSource = (
  strapi: Core.Strapi,
  context: AdminContext,
  search: string,
) => Promise<SearchGroup[]>;

export const searchSources = createRegistry<SearchSource>();
