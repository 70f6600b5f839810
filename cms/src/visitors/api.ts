import type { Core } from '@strapi/strapi';
import { bodyOf, type Context } from '../platform/http/context';
import { withErrorResponses } from '../platform/http/error-responses';
import { fairDay } from '../platform/clock/fair-day';
import { TooManyWithoutToken } from '../platform/captcha/check-sender';
import { checkIn } from './check-in';
import { requireCrew } from './crews';
import { drawBadge } from './draw-badge';
import { change, confirm, findOwn, register, show, unusable, withdraw, type Proof } from './visits';

/** Registering as a visitor. The token of a mailed link comes in the header `x-visit-link`, so that it stands in no log. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async register(ctx: Context) {
    try {
      await register(strapi, bodyOf(ctx), ctx.request.ip);
    } catch (error) {
      if (error instanceof TooManyWithoutToken) ctx.set('Retry-After', String(error.waitSeconds));
      throw error;
    }
    ctx.status = 202;
    ctx.body = { data: { state: 'mailed' } };
  },

  async confirm(ctx: Context) {
    ctx.body = { data: await confirm(strapi, bodyOf(ctx).token) };
  },

  async show(ctx: Context) {
    ctx.body = { data: await show(strapi, proofOf(ctx)) };
  },

  change: withErrorResponses(async (ctx) => {
    ctx.body = { data: await change(strapi, proofOf(ctx), bodyOf(ctx)) };
  }),

  async withdraw(ctx: Context) {
    await withdraw(strapi, proofOf(ctx));
    ctx.status = 204;
  },

  /** The PDF in base 64. */
  badge: withErrorResponses(async (ctx) => {
    const registration = await findOwn(strapi, proofOf(ctx));
    if (registration.state !== 'bevestigd') throw unusable();
    ctx.body = { data: { pdf: (await drawBadge(strapi, registration)).toString('base64') } };
  }),

  async checkIn(ctx: Context) {
    const { crew, code } = bodyOf(ctx);
    const name = await requireCrew(strapi, crew);
    ctx.body = { data: await checkIn(strapi, code, { day: fairDay(), crew: name }) };
  },
});

const proofOf = ({ request, state }: Context): Proof => ({
  link: request.headers['x-visit-link'],
  user: state.user,
});
