import type { Core } from '@strapi/strapi';
import { visitorPermissions } from '../permissions';
import { errors } from '@strapi/utils';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { fairDay } from '../../platform/clock/fair-day';
import { sendTable } from '../../platform/spreadsheets/send-table';
import { visitErrors, visitorLabels } from '../texts';
import { findVisitors, tableOfVisitors } from './overview';
import type { VisitorFilters, VisitorList } from './shape';

const pageSize = 25;

/**
 * Adds the organiser's view of registrations to the admin's server. It shows what somebody needs, which is about their health:
 * it is for who manages the crews at the entrance, and not for editors.
 */
export function serveVisitors(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/visitors-overview', visitorPermissions, {
    'GET /': async ({ query }): Promise<VisitorList> => {
      const { rows, counts, confirmed } = await findVisitors(strapi, readFilters(query));
      const pages = Math.max(1, Math.ceil(rows.length / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
      return {
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        meta: { total: rows.length, confirmed, page, pages, counts },
      };
    },
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => {
        const { rows } = await findVisitors(strapi, readFilters(context.query));
        return { name: `bezoekers-${fairDay()}`, sheet: visitorLabels.title, table: tableOfVisitors(rows) };
      }),
  });
}

/** @throws {errors.ValidationError} for a filter that is no text, or a long one */
function readFilters(query: Record<string, unknown>): VisitorFilters {
  const read = (name: string) => {
    const value = query[name] ?? '';
    if (typeof value !== 'string' || value.length > 100)
      throw new errors.ValidationError(visitErrors.filter(name));
    return value;
  };
  return { day: read('day'), audience: read('audience'), interest: read('interest'), needs: read('needs') };
}
