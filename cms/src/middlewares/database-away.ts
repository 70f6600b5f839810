import type { Core } from '@strapi/strapi';
import { isDatabaseThere } from '../platform/health/readiness';
import { databaseAwayBody, isDatabaseAway } from '../platform/storage/database-away';
import { isPostgres } from '../platform/storage/take-turn';

/** Of use to whoever asks again by itself, in seconds. */
const retryAfterSeconds = '10';
const unauthorized = 401;

/**
 * Responds with 503 when the database cannot be reached: nothing is wrong with the request, and it can be made again. SQLite is a file,
 * and always there.
 */
const databaseAway: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const respond = (why: string) => {
      strapi.log.warn(`The database cannot be reached: ${why}`);
      ctx.set('Retry-After', retryAfterSeconds);
      ctx.status = databaseAwayBody.error.status;
      ctx.body = databaseAwayBody;
    };
    try {
      await next();
    } catch (error) {
      if (!isPostgres(strapi) || !isDatabaseAway(error)) throw error;
      return respond(error instanceof Error ? error.message : '');
    }
    // Users & Permissions takes every failure for a missing right. A site that believes it signs its visitors out.
    if (ctx.status === unauthorized && isPostgres(strapi) && !(await isDatabaseThere(strapi)))
      respond('nobody can be recognised.');
  };

export default databaseAway;
