import type { Core } from '@strapi/strapi';
import { errorInDutch } from '../platform/editor/server-messages';

/**
 * Translates errors for the admin, which shows them as they come: Strapi's server has no translations. Wraps the
 * middleware that turns errors into responses. The content API is for programs and stays English.
 */
const dutchErrors: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  const { route } = ctx.state;
  // An unknown path may be meant for the content API, whose 404 it has to equal.
  const isForAdmin = route ? route.info?.type === 'admin' : ctx.status !== 404;
  if (ctx.status >= 400 && isForAdmin && typeof ctx.body === 'object')
    Object.assign(ctx.body ?? {}, errorInDutch(ctx.body));
};

export default dutchErrors;
