import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { safeTable } from 'beursvloer-domain/tables';
import { fairDay } from '../domain/fair-day';
import { toCsv, toXlsx } from '../forms/worklist/export';
import {
  findSubscribers,
  countSubscribers,
  readSubscriberFilters,
  removeSubscriber,
  subscriberTable,
} from './list';
import type { SubscriberList } from './shape';

/** Whoever may change the data of the fair itself is the organiser: nobody else sees the list. */
const organiser = ['plugin::content-manager.explorer.update', 'api::site-setting.site-setting'] as const;

interface Context {
  params: Record<string, string>;
  query: Record<string, unknown>;
  set(header: string, value: string): void;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Adds the endpoints of the list of subscribers to the admin's server. */
export function serveNewsletter(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'DELETE', path: string, work: (context: Context) => Promise<unknown>) => ({
    method,
    path: `/newsletter${path}`,
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    handler: async (koa: Parameters<Core.MiddlewareHandler>[0]) => {
      if (!koa.state.userAbility.can(...organiser)) throw new errors.ForbiddenError();
      koa.set('Cache-Control', 'no-store');
      const set = (header: string, value: string) => koa.set(header, value);
      koa.body = await work({ params: koa.params, query: koa.query, set });
    },
  });
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('GET', '', async ({ query }): Promise<SubscriberList> => {
        const filters = readSubscriberFilters(query);
        const { total, pages, page } = await countSubscribers(strapi, filters, Number(query.page));
        return { data: await findSubscribers(strapi, filters, page), meta: { total, pages, page } };
      }),
      route('GET', '/export', async ({ query, set }) => {
        const { format } = query;
        if (format !== 'csv' && format !== 'xlsx') throw new errors.ValidationError('Kies csv of xlsx.');
        const rows = await findSubscribers(strapi, readSubscriberFilters(query));
        const table = safeTable(subscriberTable(rows));
        set('Content-Type', types[format]);
        set('Content-Disposition', `attachment; filename="nieuwsbrief-${fairDay()}.${format}"`);
        return format === 'csv' ? toCsv(table) : toXlsx(table, 'Nieuwsbrief');
      }),
      route('DELETE', '/:id', async ({ params }) => {
        if (!(await removeSubscriber(strapi, Number(params.id))))
          throw new errors.NotFoundError('Deze aanmelding is er niet meer.');
        return { ok: true };
      }),
    ],
  });
}
