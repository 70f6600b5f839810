import type { Core } from '@strapi/strapi';
import { announcementPermissions } from '../permissions';
import { errors } from '@strapi/utils';
import { renderSVG } from 'uqr';
import { addAdminRoutes, rowIdIn } from '../../platform/access/admin-routes';
import { pageSize } from '../../platform/forms/worklist/rows';
import { facts } from '../../platform/log/log';
import { devicesOf, forgetDevices, testerCode } from '../device/testers';
import { sendWaitingMessages } from '../sending/push-kind';
import { pushSettings } from '../settings';
import { announcementErrors } from '../texts';
import {
  addAnnouncement,
  changeAnnouncement,
  countAnnouncements,
  listAnnouncements,
  planAnnouncement,
  removeAnnouncement,
  stopAnnouncement,
} from './announcements';
import { audienceChoices, countReceivers } from './audience';
import { readAnnouncement, readAudience, readMoment } from './read-announcement';
import { perDay, releaseAnnouncements, sendTest } from './release';
import type { AnnouncementList } from './shape';

export function serveAnnouncements(strapi: Core.Strapi): void {
  const log = (message: string, what: Record<string, string | number>) =>
    strapi.log.info(message, facts(what));
  addAdminRoutes(strapi, '/announcements', announcementPermissions, {
    'GET /': async ({ query, state }): Promise<AnnouncementList> => {
      const total = await countAnnouncements(strapi);
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
      const everybody = { audience: 'everybody', audienceValue: '' } as const;
      return {
        data: await listAnnouncements(strapi, { page, pageSize }),
        meta: {
          total,
          page,
          pages,
          perDay,
          isSetUp: pushSettings(strapi) !== null,
          devices: await countReceivers(strapi, everybody),
          ownDevices: (await devicesOf(strapi, state.user.id)).length,
          choices: await audienceChoices(strapi),
        },
      };
    },
    'GET /reach': async ({ query }) => ({ devices: await countReceivers(strapi, readAudience(query)) }),
    'POST /': async ({ request }) => ({ id: await addAnnouncement(strapi, readAnnouncement(request.body)) }),
    'PUT /:id': async ({ params, request }) => {
      await changeAnnouncement(strapi, rowIdIn(params), readAnnouncement(request.body));
      return { ok: true };
    },
    // Before the next one, which would take it for an id.
    'DELETE /test-device': async ({ state }) => {
      await forgetDevices(strapi, state.user.id);
      return { ok: true };
    },
    'DELETE /:id': async ({ params }) => {
      await removeAnnouncement(strapi, rowIdIn(params));
      return { ok: true };
    },
    'POST /:id/send': async ({ params, request, state }) => {
      requireSetUp(strapi);
      const [id, now] = [rowIdIn(params), Date.now()];
      const at = readMoment(request.body, now);
      await planAnnouncement(strapi, id, at ?? now);
      log('An announcement was planned.', { announcement: id, administrator: state.user.id });
      await releaseAnnouncements(strapi);
      sendWaitingMessages(strapi).catch((error: unknown) =>
        strapi.log.error('Messages that wait could not be sent:', error),
      );
      return { ok: true };
    },
    'POST /:id/stop': async ({ params, state }) => {
      const id = rowIdIn(params);
      await stopAnnouncement(strapi, id);
      log('An announcement was stopped.', { announcement: id, administrator: state.user.id });
      return { ok: true };
    },
    'POST /test': async ({ request, state }) => {
      requireSetUp(strapi);
      const devices = await sendTest(strapi, readAnnouncement(request.body), state.user.id);
      if (devices === 0) throw new errors.ApplicationError(announcementErrors.noTestDevice);
      return { devices };
    },
    'POST /test-device': async ({ state }) => {
      requireSetUp(strapi);
      const site: string = strapi.config.get('site.url');
      // In the fragment, which no server sees and no log has.
      const url = `${new URL('/mijn-programma', site).href}#proef=${testerCode(strapi, state.user.id)}`;
      return { url, qr: renderSVG(url) };
    },
  });
}

function requireSetUp(strapi: Core.Strapi): void {
  if (!pushSettings(strapi)) throw new errors.ApplicationError(announcementErrors.notSetUp);
}
