import type { Core } from '@strapi/strapi';
import { errorInDutch } from '../editor/server-messages';

/**
 * Says errors to the admin in Dutch. Strapi's server has no translations, and the admin shows what it is told. Stands
 * around the middleware that turns errors into answers. The content API is for programs and keeps its words.
 */
const dutchErrors: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  const { route } = ctx.state;
  // A path that is nowhere may have been meant for the content API, whose own 404 it has to equal.
  const isForAdmin = route ? route.info?.type === 'admin' : ctx.status !== 404;
  if (ctx.status >= 400 && isForAdmin && typeof ctx.body === 'object')
    Object.assign(ctx.body ?? {}, errorInDutch(ctx.body));
};

export default dutchErrors;
