import type { Core } from '@strapi/strapi';
import { requestEmailChange } from './email/change-email';
import { bodyOf, type Context } from '../platform/http/context';
import { userOf } from '../platform/http/signed-in';
import { getServices } from './oauth/services';
import { signInWithFirebase } from './firebase/identity';
import { describeFirebase, getFirebaseProvider } from './firebase/provider';
import { deleteAccount } from './user-data/delete-account';
import { exportData } from './user-data/data-export';
import { getRetainedData, getOwner } from '../platform/access/owned';
import { changeProfile, getProfile } from './profile/profile';
import { withErrorResponses } from '../platform/http/error-responses';

/** The signed-in user's own account. The rules are in `src/accounts`, the shapes in docs/accounts.md. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    ctx.body = { data: await getProfile(strapi, userOf(ctx)) };
  },

  async change(ctx: Context) {
    await changeProfile(strapi, userOf(ctx), bodyOf(ctx));
    ctx.body = { data: await getProfile(strapi, userOf(ctx)) };
  },

  changeEmail: withErrorResponses(async (ctx) => {
    await requestEmailChange(strapi, userOf(ctx), bodyOf(ctx), ctx.request.ip);
    ctx.body = { ok: true };
  }),

  async exportData(ctx: Context) {
    ctx.body = { data: await exportData(strapi, userOf(ctx), ctx.state.session?.id) };
  },

  async retained(ctx: Context) {
    ctx.body = { data: await getRetainedData(strapi, await getOwner(strapi, userOf(ctx))) };
  },

  deleteAccount: withErrorResponses(async (ctx) => {
    const { retained, revoked } = await deleteAccount(
      strapi,
      userOf(ctx),
      ctx.state.session?.id,
      bodyOf(ctx),
    );
    ctx.body = { data: { deleted: true, kept: retained, ...(revoked !== null && { revoked }) } };
  }),

  providers(ctx: Context) {
    const firebase = getFirebaseProvider(strapi);
    ctx.body = {
      data: [
        ...getServices(strapi).map(({ name, label }) => ({ name, label })),
        ...(firebase ? [describeFirebase(firebase)] : []),
      ],
    };
  },

  signInWithFirebase: withErrorResponses((ctx) => signInWithFirebase(strapi, ctx, bodyOf(ctx))),
});
