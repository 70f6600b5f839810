import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isUnstorable } from '../platform/storage/unstorable';

/** A zero byte in a path: nothing is called so, and PostgreSQL rejects the question. */
const zeroByte = /%00/;

/**
 * Responds as SQLite does, which takes every value, to what PostgreSQL cannot hold: a path with such a text leads nowhere, and
 * a body with it is rejected.
 */
const unstorableValues: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (zeroByte.test(ctx.path)) throw new errors.NotFoundError();
  try {
    await next();
  } catch (error) {
    if (!isUnstorable(error)) throw error;
    throw new errors.ValidationError('A value holds a character or a number that cannot be stored.');
  }
};

export default unstorableValues;
