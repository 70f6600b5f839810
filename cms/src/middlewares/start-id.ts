import type { Core } from '@strapi/strapi';

/**
 * Shows the script that started this process that it is this one that responds to health checks, not another program.
 */
const startId: Core.MiddlewareFactory = (_config, { strapi }) => {
  const id: string | null = strapi.config.get('site.startId');
  return async (ctx, next) => {
    if (id !== null && ctx.path === '/_health') ctx.set('X-Start-Id', id);
    await next();
  };
};

export default startId;
