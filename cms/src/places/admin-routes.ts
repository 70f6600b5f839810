import type { Core } from '@strapi/strapi';
import { placesPermissions } from './permissions';
import { errors } from '@strapi/utils';
import { addAdminRoutes, rowIdIn } from '../platform/access/admin-routes';
import { fairDay } from '../platform/clock/fair-day';
import { pageSize } from '../platform/forms/worklist/rows';
import { facts } from '../platform/log/log';
import { sendTable } from '../platform/spreadsheets/send-table';
import { makeHostLink, removeHostLink } from './host';
import { listPlaces, listSessionsWithPlaces, removePlace, tableOfPlaces } from './list';
import type { PlaceList } from './shape';
import { hostErrors, participantList } from './texts';

export function serveSessionPlaces(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/session-places', placesPermissions, {
    'GET /': async ({ query }): Promise<PlaceList> => {
      const { session, sessions, lines } = await findChosen(strapi, query.session);
      const pages = Math.max(1, Math.ceil(lines.length / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
      const data = lines.slice((page - 1) * pageSize, page * pageSize);
      return { data, meta: { total: lines.length, page, pages, session, sessions } };
    },
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => ({
        name: `${participantList.file}-${fairDay()}`,
        sheet: participantList.sheet,
        table: tableOfPlaces((await findChosen(strapi, context.query.session)).lines),
      })),
    'DELETE /:session/people/:id': async ({ params }) => {
      await removePlace(strapi, params.session, rowIdIn(params));
      return { ok: true };
    },
    'POST /:session/host-link': async ({ params, state }) => {
      const made = await makeHostLink(strapi, params.session);
      strapi.log.info(
        'A host link was made.',
        facts({ session: params.session, administrator: state.user.id }),
      );
      return made;
    },
    'DELETE /:session/host-link': async ({ params, state }) => {
      if (!(await listSessionsWithPlaces(strapi)).some(({ session }) => session === params.session))
        throw new errors.NotFoundError(hostErrors.noPlaces);
      await removeHostLink(strapi, params.session);
      strapi.log.info(
        'A host link was taken back.',
        facts({ session: params.session, administrator: state.user.id }),
      );
      return { ok: true };
    },
  });
}

async function findChosen(strapi: Core.Strapi, asked: unknown) {
  const sessions = await listSessionsWithPlaces(strapi);
  const session = sessions.find((one) => one.session === asked) ?? sessions[0] ?? null;
  return { session, sessions, lines: session ? await listPlaces(strapi, session.session) : [] };
}
