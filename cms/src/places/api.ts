import type { Core } from '@strapi/strapi';
import { bodyOf, type Context } from '../platform/http/context';
import { withErrorResponses } from '../platform/http/error-responses';
import { TooManyWithoutToken } from '../platform/captcha/check-sender';
import { changeByHost, readHostList } from './host';
import { databaseClock } from '../platform/storage/database-clock';
import { requestPlace, showPlace, takePlace, withdrawPlace } from './own-place';

/** Places at sessions. The token of a mailed link, or of a host's, comes in a header, so that it stands in no log. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  request: withErrorResponses(async (ctx) => {
    try {
      await requestPlace(strapi, bodyOf(ctx), ctx.request.ip, await nowOfAll(strapi));
    } catch (error) {
      if (error instanceof TooManyWithoutToken) ctx.set('Retry-After', String(error.waitSeconds));
      throw error;
    }
    ctx.status = 202;
    ctx.body = { data: { state: 'mailed' } };
  }),

  show: withErrorResponses(async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await showPlace(strapi, placeLink(ctx), await nowOfAll(strapi)) };
  }),

  take: withErrorResponses(async (ctx) => {
    ctx.body = { data: await takePlace(strapi, placeLink(ctx), await nowOfAll(strapi)) };
  }),

  withdraw: withErrorResponses(async (ctx) => {
    await withdrawPlace(strapi, placeLink(ctx), await nowOfAll(strapi));
    ctx.status = 204;
  }),

  showHost: withErrorResponses(async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readHostList(strapi, hostLink(ctx), await nowOfAll(strapi)) };
  }),

  changeHost: withErrorResponses(async (ctx) => {
    ctx.body = { data: await changeByHost(strapi, hostLink(ctx), bodyOf(ctx), await nowOfAll(strapi)) };
  }),
});

/** A place is held until a moment that another content backend may have set: all go by one clock. */
const nowOfAll = async (strapi: Core.Strapi): Promise<number> => (await databaseClock(strapi))();

const placeLink = ({ request }: Context) => request.headers['x-place-link'];
const hostLink = ({ request }: Context) => request.headers['x-host-link'];
