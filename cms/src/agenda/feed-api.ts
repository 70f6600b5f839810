import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bodyOf, type Context } from '../platform/http/context';
import { userOf } from '../platform/http/signed-in';
import {
  beginAccountFeed,
  beginDeviceFeed,
  changeSessions,
  findAccountFeed,
  readFeed,
  stopAccountFeed,
  stopDeviceFeed,
  tellFeed,
} from './feeds';
import { readAlarm, readSessions, readTold } from './read-feed';
import { feedErrors } from './texts';
import { requireSecret } from '../platform/outbox/feed';

/** The header with the secret of our site, and the one with the token of a feed, which no log and no URL has. */
const secretHeader = 'x-beursvloer-feeds';
const tokenHeader = 'x-agenda-feed';

type FeedContext = Context & { get(header: string): string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const unstored = (work: (ctx: FeedContext) => Promise<void>) => async (ctx: FeedContext) => {
    ctx.set('Cache-Control', 'private, no-store');
    await work(ctx);
  };
  const forSite = (work: (ctx: FeedContext) => Promise<void>) =>
    unstored(async (ctx) => {
      requireSecret(strapi, ctx.get(secretHeader));
      await work(ctx);
    });
  const gone = () => new errors.NotFoundError(feedErrors.gone);

  return {
    /** Without an account: who has the key may change what is in it. */
    begin: unstored(async (ctx) => {
      const { sessions, alarm } = bodyOf(ctx);
      const feed = { sessions: readSessions(sessions), alarmMinutes: readAlarm(alarm) };
      ctx.status = 201;
      ctx.body = { data: await beginDeviceFeed(strapi, feed, Date.now()) };
    }),

    change: unstored(async (ctx) => {
      const { key, sessions } = bodyOf(ctx);
      if (!(await changeSessions(strapi, key, readSessions(sessions), Date.now()))) throw gone();
      ctx.body = { data: { changed: true } };
    }),

    /** A feed that is gone already is as stopped as any. */
    stop: unstored(async (ctx) => {
      await stopDeviceFeed(strapi, bodyOf(ctx).key, Date.now());
      ctx.body = { data: { stopped: true } };
    }),

    showOwn: unstored(async (ctx) => {
      ctx.body = { data: await findAccountFeed(strapi, userOf(ctx)) };
    }),

    beginOwn: unstored(async (ctx) => {
      const alarmMinutes = readAlarm(bodyOf(ctx).alarm);
      ctx.status = 201;
      ctx.body = { data: await beginAccountFeed(strapi, userOf(ctx), alarmMinutes, Date.now()) };
    }),

    stopOwn: unstored(async (ctx) => {
      await stopAccountFeed(strapi, userOf(ctx));
      ctx.body = { data: { stopped: true } };
    }),

    read: forSite(async (ctx) => {
      const feed = await readFeed(strapi, ctx.get(tokenHeader), Date.now());
      if (!feed) throw gone();
      ctx.body = { data: feed };
    }),

    tell: forSite(async (ctx) => {
      const { version, told } = bodyOf(ctx);
      if (typeof version !== 'number') throw new errors.ValidationError('The version is missing.');
      const isStored = await tellFeed(
        strapi,
        ctx.get(tokenHeader),
        { version, told: readTold(told) },
        Date.now(),
      );
      ctx.body = { data: { stored: isStored } };
    }),
  };
};
