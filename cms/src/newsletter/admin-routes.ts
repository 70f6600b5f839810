import type { Core } from '@strapi/strapi';
import { newsletterPermissions } from './permissions';
import { errors } from '@strapi/utils';
import { addAdminRoutes, rowIdIn } from '../platform/access/admin-routes';
import { fairDay } from '../platform/clock/fair-day';
import { sendTable } from '../platform/spreadsheets/send-table';
import {
  findSubscribers,
  countSubscribers,
  readSubscriberFilters,
  removeSubscriber,
  subscriberTable,
} from './list';
import type { SubscriberList } from './shape';
import { listErrors, newsletterLabels } from './texts';

export function serveNewsletter(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/newsletter', newsletterPermissions, {
    'GET /': async ({ query }): Promise<SubscriberList> => {
      const filters = readSubscriberFilters(query);
      const { total, pages, page } = await countSubscribers(strapi, filters, Number(query.page));
      return { data: await findSubscribers(strapi, filters, page), meta: { total, pages, page } };
    },
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => ({
        name: `nieuwsbrief-${fairDay()}`,
        sheet: newsletterLabels.title,
        table: subscriberTable(await findSubscribers(strapi, readSubscriberFilters(context.query))),
      })),
    'DELETE /:id': async ({ params }) => {
      if (!(await removeSubscriber(strapi, rowIdIn(params)))) throw new errors.NotFoundError(listErrors.gone);
      return { ok: true };
    },
  });
}
