import type { Core } from '@strapi/strapi';
import { statisticsPermissions } from '../permissions';
import { errors } from '@strapi/utils';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { facts } from '../../platform/log/log';
import { sendTable } from '../../platform/spreadsheets/send-table';
import { makeLink, readLinks, removeLink } from '../links/links';
import { exportTexts, questionErrors } from '../texts';
import { addAnnotation, changeAnnotation, removeAnnotation } from './annotations';
import { exportTable } from './export';
import { readDashboard } from './read-dashboard';
import { readYesterday } from './yesterday';

export function serveStatistics(strapi: Core.Strapi): void {
  const database = () => strapi.db.connection;
  addAdminRoutes(strapi, '/statistics', statisticsPermissions, {
    'GET /dashboard': ({ query }) => readDashboard(strapi, query),
    'GET /yesterday': () => readYesterday(database(), Date.now()),
    'GET /export': (context) =>
      sendTable(context, context.query.als, async () => {
        const { lijst = 'alles' } = context.query;
        if (typeof lijst !== 'string') throw new errors.ValidationError(questionErrors.unknownList);
        const dashboard = await readDashboard(strapi, context.query);
        const { first, last } = dashboard.period;
        return {
          name: `${exportTexts.file}-${first}-${last}`,
          sheet: exportTexts.sheet,
          table: exportTable(dashboard, lijst),
        };
      }),
    'POST /annotations': ({ request }) => addAnnotation(database(), request.body),
    'PUT /annotations/:id': async ({ params, request }) => {
      await changeAnnotation(database(), idIn(params), request.body);
      return { ok: true };
    },
    'DELETE /annotations/:id': async ({ params }) => {
      await removeAnnotation(database(), idIn(params));
      return { ok: true };
    },
    'GET /links': () => readLinks(strapi, Date.now()),
    'POST /links': async ({ request, state }) => {
      const made = await makeLink(strapi, request.body, Date.now());
      // Without the address: whoever has that sees the figures.
      strapi.log.info('A link to figures was made.', facts({ link: made.id, administrator: state.user.id }));
      return made;
    },
    'DELETE /links/:id': async ({ params, state }) => {
      const id = idIn(params);
      await removeLink(database(), id);
      strapi.log.info('A link to figures was taken back.', facts({ link: id, administrator: state.user.id }));
      return { ok: true };
    },
  });
}

/** @throws {errors.NotFoundError} for what is no number that a row could have */
function idIn({ id }: Record<string, string>): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new errors.NotFoundError(questionErrors.gone);
  return Number(id);
}
