import type { Core } from '@strapi/strapi';

/**
 * Ends the connection of a request that was answered before its body was read, such as one that is too large. The rest of the
 * body would stand before the next request on it, which then is never read: the site keeps its connections.
 */
const unreadBody: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (!ctx.req.complete) ctx.set('Connection', 'close');
};

export default unreadBody;
