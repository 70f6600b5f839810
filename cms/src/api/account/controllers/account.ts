import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { askForAddress } from '../../../accounts/email/change-email';
import { bodyOf, type Context } from '../../../accounts/context';
import { servicesOf } from '../../../accounts/oauth/services';
import { enterHosted } from '../../../accounts/firebase/identity';
import { describeHosted, hostedProvider } from '../../../accounts/firebase/provider';
import { leave } from '../../../accounts/data/delete-account';
import { copyData } from '../../../accounts/data/data-export';
import { ownCompany } from '../../../accounts/profile/own-company';
import { keptOf, ownerOf } from '../../../accounts/data/owned';
import { changeProfile, profileOf } from '../../../accounts/profile/profile';
import { answeringRefusals } from '../../../accounts/error-responses';

/** The account of whoever asks; the rules are in `src/accounts`, the shapes in docs/accounts.md. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    ctx.body = { data: await profileOf(strapi, userOf(ctx)) };
  },

  async change(ctx: Context) {
    await changeProfile(strapi, userOf(ctx), bodyOf(ctx));
    ctx.body = { data: await profileOf(strapi, userOf(ctx)) };
  },

  changeEmail: answeringRefusals(async (ctx) => {
    await askForAddress(strapi, userOf(ctx), bodyOf(ctx));
    ctx.body = { ok: true };
  }),

  async data(ctx: Context) {
    ctx.body = { data: await copyData(strapi, userOf(ctx), ctx.state.session?.id) };
  },

  async kept(ctx: Context) {
    ctx.body = { data: await keptOf(strapi, await ownerOf(strapi, userOf(ctx))) };
  },

  leave: answeringRefusals(async (ctx) => {
    const kept = await leave(strapi, userOf(ctx), ctx.state.session?.id, bodyOf(ctx));
    ctx.body = { data: { deleted: true, kept } };
  }),

  /** The services where one can sign in besides here, in the order in which to offer them. */
  providers(ctx: Context) {
    const hosted = hostedProvider(strapi);
    ctx.body = {
      data: [
        ...servicesOf(strapi).map(({ name, label }) => ({ name, label })),
        ...(hosted ? [describeHosted(hosted)] : []),
      ],
    };
  },

  signInHosted: answeringRefusals((ctx) => enterHosted(strapi, ctx, bodyOf(ctx))),

  async exhibitor(ctx: Context) {
    ctx.body = { data: await ownCompany(strapi, ctx) };
  },
});

/** An API token has the rights of a user and is none. */
function userOf({ state }: Context): number {
  if (!state.user) throw new errors.UnauthorizedError('Log eerst in.');
  return state.user.id;
}
