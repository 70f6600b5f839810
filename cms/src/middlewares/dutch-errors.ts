import type { Core } from '@strapi/strapi';
import { errorInDutch } from '../editor/server-messages';

/**
 * Says errors to the admin in Dutch. Strapi's server has no translations, and the admin shows what it is told. Stands
 * around the middleware that turns errors into answers. The content API is for programs and keeps its words.
 */
const dutchErrors: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  const isForAdmin = ctx.status >= 400 && ctx.state.route?.info?.type !== 'content-api';
  if (isForAdmin && typeof ctx.body === 'object') Object.assign(ctx.body ?? {}, errorInDutch(ctx.body));
};

export default dutchErrors;
