import type { Core } from '@strapi/strapi';
import { bodyOf, type Context } from '../platform/http/context';
import { userOf } from '../platform/http/signed-in';
import { mergeIntoAccount } from './account-agenda';

/** The rules are in `src/agenda`, the shapes in docs/accounts.md. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `POST /account/agenda` with `{ entries }` responds with everything that the account has then. */
  async merge(ctx: Context) {
    const user = userOf(ctx);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { data: await mergeIntoAccount(strapi, user, bodyOf(ctx).entries, Date.now()) };
  },
});
