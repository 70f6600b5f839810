import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toCsv, toXlsx } from '../../forms/worklist/export';
import { addAnnotation, changeAnnotation, removeAnnotation } from './annotations';
import { exportTable } from './export';
import { readDashboard } from './read-dashboard';

type Koa = Parameters<Core.MiddlewareHandler>[0];

/** Whoever may change the data of the fair itself is the organiser. */
const organiser = ['plugin::content-manager.explorer.update', 'api::site-setting.site-setting'] as const;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Adds the dashboard of statistics to the admin's server. */
export function serveStatistics(strapi: Core.Strapi): void {
  const database = () => strapi.db.connection;
  const route = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    work: (koa: Koa) => Promise<unknown>,
  ) => ({
    method,
    path: `/statistics${path}`,
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    handler: async (koa: Koa) => {
      if (!koa.state.userAbility.can(...organiser)) throw new errors.ForbiddenError();
      koa.set('Cache-Control', 'no-store');
      koa.body = await work(koa);
    },
  });
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('GET', '/dashboard', ({ query }) => readDashboard(strapi, query)),
      route('GET', '/export', async (koa) => {
        const { als, lijst = 'alles' } = koa.query;
        if (als !== 'csv' && als !== 'xlsx') throw new errors.ValidationError('Kies csv of xlsx.');
        if (typeof lijst !== 'string') throw new errors.ValidationError('Deze lijst bestaat niet.');
        const dashboard = await readDashboard(strapi, koa.query);
        const table = exportTable(dashboard, lijst);
        const { first, last } = dashboard.period;
        koa.set('Content-Type', types[als]);
        koa.set('Content-Disposition', `attachment; filename="statistiek-${first}-${last}.${als}"`);
        return als === 'csv' ? toCsv(table) : toXlsx(table, 'Statistiek');
      }),
      route('POST', '/annotations', ({ request }) => addAnnotation(database(), request.body)),
      route('PUT', '/annotations/:id', async ({ params, request }) => {
        await changeAnnotation(database(), idIn(params), request.body);
        return { ok: true };
      }),
      route('DELETE', '/annotations/:id', async ({ params }) => {
        await removeAnnotation(database(), idIn(params));
        return { ok: true };
      }),
    ],
  });
}

/** @throws {errors.NotFoundError} for what is no number that a row could have */
function idIn({ id }: Record<string, string>): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new errors.NotFoundError('Deze notitie is er niet meer.');
  return Number(id);
}
