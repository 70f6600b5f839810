import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fairDay } from '../../domain/fair-day';
import { toCsv, toXlsx } from '../../forms/worklist/export';
import { findVisitors, tableOfVisitors } from './overview';
import type { VisitorFilters, VisitorList } from './shape';

type Koa = Parameters<Core.MiddlewareHandler>[0];

const pageSize = 25;

/**
 * Adds the organiser's view of registrations to the admin's server. It shows what somebody needs, which is about their health:
 * it is for who manages the crews at the entrance, and not for editors.
 */
export function serveVisitors(strapi: Core.Strapi): void {
  const route = (path: string, work: (koa: Koa) => Promise<unknown>) => ({
    method: 'GET' as const,
    path: `/visitors-overview${path}`,
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    handler: async (koa: Koa) => {
      const mayRead = koa.state.userAbility.can(
        'plugin::content-manager.explorer.read',
        'api::visitor-crew.visitor-crew',
      );
      if (!mayRead) throw new errors.ForbiddenError();
      koa.set('Cache-Control', 'no-store');
      koa.body = await work(koa);
    },
  });
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('', async ({ query }): Promise<VisitorList> => {
        const { rows, counts, confirmed } = await findVisitors(strapi, readFilters(query));
        const pages = Math.max(1, Math.ceil(rows.length / pageSize));
        const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
        return {
          data: rows.slice((page - 1) * pageSize, page * pageSize),
          meta: { total: rows.length, confirmed, page, pages, counts },
        };
      }),
      route('/export', async (koa) => {
        const { format } = koa.query;
        if (format !== 'csv' && format !== 'xlsx') throw new errors.ValidationError('Kies csv of xlsx.');
        const { rows } = await findVisitors(strapi, readFilters(koa.query));
        const table = tableOfVisitors(rows);
        koa.set(
          'Content-Type',
          format === 'csv'
            ? 'text/csv; charset=utf-8'
            : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        );
        koa.set('Content-Disposition', `attachment; filename="bezoekers-${fairDay()}.${format}"`);
        return format === 'csv' ? toCsv(table) : toXlsx(table, 'Bezoekers');
      }),
    ],
  });
}

/** @throws {errors.ValidationError} for a filter that is no text, or a long one */
function readFilters(query: Record<string, unknown>): VisitorFilters {
  const read = (name: string) => {
    const value = query[name] ?? '';
    if (typeof value !== 'string' || value.length > 100)
      throw new errors.ValidationError(`Het filter ${name} klopt niet.`);
    return value;
  };
  return { day: read('day'), audience: read('audience'), interest: read('interest'), needs: read('needs') };
}
