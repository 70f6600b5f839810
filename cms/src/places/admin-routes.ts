import type { Core } from '@strapi/strapi';
import { placesPermissions } from './permissions';
import { errors } from '@strapi/utils';
import { addAdminRoutes, rowIdIn } from '../platform/access/admin-routes';
import { record } from '../platform/audit/audit';
import { fairDay } from '../platform/clock/fair-day';
import { pageSize } from '../platform/forms/worklist/rows';
import { facts } from '../platform/log/log';
import { sendTable } from '../platform/spreadsheets/send-table';
import { makeHostLink, removeHostLink } from './host';
import {
  findPeople,
  listFullSessions,
  listPlaces,
  listSessionsWithPlaces,
  removePlace,
  tableOfPlaces,
} from './list';
import type { PlaceList } from './shape';
import { auditLines, hostErrors, participantList } from './texts';

export function serveSessionPlaces(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/session-places', placesPermissions, {
    'GET /': async ({ query }): Promise<PlaceList> => {
      const { session, sessions, lines } = await findChosen(strapi, query);
      const pages = Math.max(1, Math.ceil(lines.length / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
      const data = lines.slice((page - 1) * pageSize, page * pageSize);
      return { data, meta: { total: lines.length, page, pages, session, sessions } };
    },
    'GET /export': (context) =>
      sendTable(context, context.query.format, async () => {
        const { session, lines } = await findChosen(strapi, context.query);
        const about = auditLines.people(lines.length, session?.title ?? '');
        await record(strapi, { who: context.state.user, what: auditLines.export, about });
        const name = `${participantList.file}-${fairDay()}`;
        return { name, sheet: participantList.sheet, table: tableOfPlaces(lines) };
      }),
    'GET /people': ({ query }) => findPeople(strapi, query.q),
    'DELETE /:session/people/:id': async ({ params, state }) => {
      await removePlace(strapi, { session: params.session, id: rowIdIn(params), who: state.user });
      return { ok: true };
    },
    'POST /:session/host-link': async ({ params, state }) => {
      const made = await makeHostLink(strapi, params.session);
      const about = auditLines.session(await titleOf(strapi, params.session));
      await record(strapi, { who: state.user, what: auditLines.linkMade, about });
      strapi.log.info(
        'A host link was made.',
        facts({ session: params.session, administrator: state.user.id }),
      );
      return made;
    },
    'DELETE /:session/host-link': async ({ params, state }) => {
      const about = auditLines.session(await titleOf(strapi, params.session));
      await removeHostLink(strapi, params.session);
      await record(strapi, { who: state.user, what: auditLines.linkRemoved, about });
      strapi.log.info(
        'A host link was taken back.',
        facts({ session: params.session, administrator: state.user.id }),
      );
      return { ok: true };
    },
  });
}

/** @throws {errors.NotFoundError} */
async function titleOf(strapi: Core.Strapi, id: string): Promise<string> {
  const found = (await listSessionsWithPlaces(strapi)).find(({ session }) => session === id);
  if (!found) throw new errors.NotFoundError(hostErrors.noPlaces);
  return found.title;
}

/** @param query `session` is the one that is asked for, `full` is "ja" where only sessions without places left are */
async function findChosen(strapi: Core.Strapi, { session: asked, full }: Record<string, unknown>) {
  const sessions = await (full === 'ja' ? listFullSessions(strapi) : listSessionsWithPlaces(strapi));
  const session = sessions.find((one) => one.session === asked) ?? sessions[0] ?? null;
  return { session, sessions, lines: session ? await listPlaces(strapi, session.session) : [] };
}
