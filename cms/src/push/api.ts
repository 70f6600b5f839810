import type { Core } from '@strapi/strapi';
import { bodyOf, type Context } from '../platform/http/context';
import {
  addInstallation,
  authenticate,
  refreshAuthToken,
  removeInstallation,
  type Installation,
} from './device/installations';
import { readRegistration } from './device/read-registration';
import {
  addRegistration,
  changeRegistration,
  countSavedItems,
  removeRegistration,
} from './device/registrations';
import { becomeTester } from './device/testers';
import { countCall, countSaved, countWrongSecret } from './limits';
import { PushError } from './push-error';
import { messageOfReceipt } from './sending/payload';
import { recordDevice } from './sending/queue';
import { pushSettings, requirePushSettings } from './settings';

const authHeader = 'x-installation-auth';

type PushContext = Context & { get(header: string): string };

/** Browsers call these through the site's own origin: see docs/decisions/0192-push.md. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const forBrowser = (work: (ctx: PushContext) => Promise<void>) => async (ctx: PushContext) => {
    ctx.set('Cache-Control', 'no-store');
    try {
      await work(ctx);
    } catch (error) {
      if (!(error instanceof PushError)) throw error;
      const { status, code, message, retryAfterSeconds } = error;
      if (retryAfterSeconds > 0) ctx.set('Retry-After', String(retryAfterSeconds));
      ctx.status = status;
      ctx.body = { error: { status, code, message } };
    }
  };

  /** A wrong secret is counted, and rejected whatever the count is. */
  const counted = async <Result>(ctx: PushContext, work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof PushError && error.status === 401) await countWrongSecret(ctx.request.ip);
      throw error;
    }
  };
  const installationOf = (ctx: PushContext): Promise<Installation> =>
    counted(ctx, authenticate(strapi, ctx.get(authHeader)));
  /** Records that a device showed a message, or that it was pressed. The response reveals nothing of it. */
  const recordReceipt = async (ctx: PushContext, column: 'shown_at' | 'pressed_at') => {
    await countCall('receipts', ctx.request.ip);
    const id = messageOfReceipt(strapi, bodyOf(ctx).receipt);
    if (id === null) throw new PushError(400, 'invalid-request', 'This is not the receipt of a message.');
    await recordDevice(strapi, id, column, Date.now());
    ctx.status = 204;
  };
  const param = (ctx: PushContext, name: string): string => ctx.params[name] ?? '';

  return {
    /** Without settings there is none, and no fault either: every browser asks that opens the panel. */
    key: forBrowser(async (ctx) => {
      const settings = pushSettings(strapi);
      if (settings) ctx.body = { publicKey: settings.publicKey };
      else ctx.status = 204;
    }),

    install: forBrowser(async (ctx) => {
      await countCall('installations', ctx.request.ip);
      await countCall('installationsOfDay', ctx.request.ip);
      requirePushSettings(strapi);
      ctx.body = await addInstallation(strapi, bodyOf(ctx).id);
      ctx.status = 201;
    }),

    refresh: forBrowser(async (ctx) => {
      await countCall('tokens', ctx.request.ip);
      const [, token = ''] = /^Bearer (\S+)$/i.exec(ctx.get('authorization')) ?? [];
      ctx.body = await counted(ctx, refreshAuthToken(strapi, param(ctx, 'id'), token));
    }),

    uninstall: forBrowser(async (ctx) => {
      await countCall('registrations', ctx.request.ip);
      const installation = await installationOf(ctx);
      if (installation.fid !== param(ctx, 'id'))
        throw new PushError(401, 'not-allowed', 'The token is one of another installation.');
      await removeInstallation(strapi, installation);
      ctx.status = 204;
    }),

    register: forBrowser(async (ctx) => {
      await countCall('registrations', ctx.request.ip);
      const installation = await installationOf(ctx);
      const sent = readRegistration(ctx.request.body, requirePushSettings(strapi));
      await countSaved(ctx.request.ip, sent.saved.length);
      ctx.body = { token: await addRegistration(strapi, installation, sent) };
      ctx.status = 201;
    }),

    change: forBrowser(async (ctx) => {
      await countCall('registrations', ctx.request.ip);
      const installation = await installationOf(ctx);
      const sent = readRegistration(ctx.request.body, requirePushSettings(strapi));
      const token = param(ctx, 'token');
      const before = await countSavedItems(strapi, installation, token);
      await countSaved(ctx.request.ip, sent.saved.length - before);
      await changeRegistration(strapi, installation, token, sent);
      ctx.body = { token };
    }),

    becomeTester: forBrowser(async (ctx) => {
      await countCall('registrations', ctx.request.ip);
      await becomeTester(strapi, await installationOf(ctx), bodyOf(ctx).code);
      ctx.status = 204;
    }),

    shown: forBrowser((ctx) => recordReceipt(ctx, 'shown_at')),
    pressed: forBrowser((ctx) => recordReceipt(ctx, 'pressed_at')),

    unregister: forBrowser(async (ctx) => {
      await countCall('registrations', ctx.request.ip);
      await removeRegistration(strapi, await installationOf(ctx), param(ctx, 'token'));
      ctx.status = 204;
    }),
  };
};
