import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from '../platform/http/context';
import { confirmSubscription } from './confirm';
import { leaveNewsletter } from './leave';
import { linkErrors } from './texts';

/** Called by the site's server for whoever pressed a link in our mail: see docs/decisions/0176-newsletter.md. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async confirm(ctx: Context) {
    if (!(await confirmSubscription(strapi, fieldOf(ctx, 'code'))))
      throw new errors.NotFoundError(linkErrors.expired);
    ctx.body = { ok: true };
  },

  async leave(ctx: Context) {
    if (!(await leaveNewsletter(strapi, fieldOf(ctx, 'token'))))
      throw new errors.NotFoundError(linkErrors.unknown);
    ctx.body = { ok: true };
  },
});

function fieldOf({ request: { body } }: Context, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : '';
}
