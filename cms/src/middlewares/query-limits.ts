import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { objectionToQuery } from '../platform/access/query-limits';

/** Rejects a query over the limits with 400, before anything parses it. */
const queryLimits: Core.MiddlewareFactory = () => async (ctx, next) => {
  const objection = objectionToQuery(ctx.querystring);
  if (objection) throw new errors.ValidationError(objection);
  await next();
};

export default queryLimits;
