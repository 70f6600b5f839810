import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bodyOf, type Context } from '../platform/http/context';
import { accessErrors } from '../platform/http/texts';
import { mergeIntoAccount } from './account-agenda';

/** The rules are in `src/agenda`, the shapes in docs/accounts.md. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `POST /account/agenda` with `{ entries }` responds with everything that the account has then. */
  async merge(ctx: Context) {
    if (!ctx.state.user) throw new errors.UnauthorizedError(accessErrors.notSignedIn);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await mergeIntoAccount(strapi, ctx.state.user.id, bodyOf(ctx).entries, Date.now()) };
  },
});
