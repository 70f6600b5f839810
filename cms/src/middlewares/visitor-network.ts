import type { Core } from '@strapi/strapi';
import { networkOf } from '../domain/network';

/**
 * Lets whatever counts by `ctx.request.ip` count by network, Strapi's own limit on signing in to the admin included: whoever
 * has one IPv6 address has 2^64 of them.
 */
const visitorNetwork: Core.MiddlewareFactory = () => async (ctx, next) => {
  ctx.request.ip = networkOf(ctx.request.ip);
  await next();
};

export default visitorNetwork;
