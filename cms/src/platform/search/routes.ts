import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAdminRoutes } from '../access/admin-routes';
import { readViews } from '../editor/view';
import { documentSource } from './documents';
import { findFiles } from './files';
import { listSource } from './lists';
import { maxHitsPerGroup, maxSearchLength, minSearchLength, type SearchGroup } from './shape';
import { searchSources, type SearchSource } from './sources';
import { searchErrors } from './texts';

/**
 * Adds `GET /editor/search?q=` for the admin: documents, files and what features add, each as far as the administrator may read it. Like
 * the search of a list it is not in the audit log: it shows a few rows, and exports none.
 */
export function serveSearch(strapi: Core.Strapi): void {
  const views = readViews();
  const [findLists, findDocuments] = [listSource(views), documentSource(views)];
  addAdminRoutes(strapi, '/editor', null, {
    'GET /search': async (context): Promise<{ data: SearchGroup[] }> => {
      const search = readSearch(context.query.q);
      if (search.length < minSearchLength) return { data: [] };
      const sources: SearchSource[] = [findLists, findDocuments, ...searchSources.all(), findFiles];
      const groups = await Promise.all(sources.map((find) => find(strapi, context, search)));
      return {
        data: groups
          .flat()
          .filter(({ hits }) => hits.length > 0)
          .map((group) => ({ ...group, hits: group.hits.slice(0, maxHitsPerGroup) })),
      };
    },
  });
}

/**
 * The search as it is looked for: without signs that nobody sees, such as those that turn the direction of a text.
 * @throws ValidationError for several texts
 */
function readSearch(q: unknown = ''): string {
  if (typeof q !== 'string') throw new errors.ValidationError(searchErrors.notOneText);
  const visible = q
    .slice(0, maxSearchLength)
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ');
  return visible.replace(/[\p{Cf}\p{Cs}]/gu, '').trim();
}
