import type { Core } from '@strapi/strapi';
import { databaseAwayBody, isDatabaseAway } from '../storage/database-away';
import { isPostgres } from '../storage/take-turn';

/** Of use to whoever asks again by itself, in seconds. */
const retryAfterSeconds = '10';

/**
 * Responds with 503 when the database cannot be reached: nothing is wrong with the request, and it can be made again. SQLite is a file,
 * and always there.
 */
const databaseAway: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isPostgres(strapi) || !isDatabaseAway(error)) throw error;
      strapi.log.warn(`The database cannot be reached: ${error instanceof Error ? error.message : ''}`);
      ctx.set('Retry-After', retryAfterSeconds);
      ctx.status = databaseAwayBody.error.status;
      ctx.body = databaseAwayBody;
    }
  };

export default databaseAway;
