import type { Core } from '@strapi/strapi';
import { networkOf } from '../platform/limits/network';

/**
 * Makes everything that counts per `ctx.request.ip` count per network, Strapi's own rate limit of the admin included:
 * whoever has one IPv6 address has 2^64 of them.
 */
const visitorNetwork: Core.MiddlewareFactory = () => async (ctx, next) => {
  ctx.request.ip = networkOf(ctx.request.ip);
  await next();
};

export default visitorNetwork;
