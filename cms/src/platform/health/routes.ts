import type { Core } from '@strapi/strapi';
import { readMetrics } from './metrics';
import { prometheusText, prometheusType } from './prometheus';
import { isDatabaseThere, readReadiness } from './readiness';

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Adds `/livez` (this process responds), `/readyz` (it can serve: 503 when it cannot), `/health` (what the site's own says of this program)
 * and `/metrics` (figures, for Prometheus) to this program's own port. They hold no secrets, and the site does not pass them on. See docs/watching.md.
 */
export function serveHealth(strapi: Core.Strapi): void {
  const route = (path: string, respond: (context: Context) => Promise<void> | void) => ({
    method: 'GET' as const,
    path,
    config: { auth: false as const },
    handler: async (context: Context) => {
      context.set('Cache-Control', 'no-store');
      await respond(context);
    },
  });
  strapi.server.routes([
    route('/livez', (context) => {
      context.body = { status: 'alive' };
    }),
    route('/readyz', async (context) => {
      const readiness = await readReadiness(strapi);
      context.status = readiness.status === 'ready' ? 200 : 503;
      context.body = readiness;
    }),
    route('/health', async (context) => {
      context.body = { status: 'ok', database: (await isDatabaseThere(strapi)) ? 'up' : 'down' };
    }),
    route('/metrics', async (context) => {
      // A proxy that nobody told of this path must not show it to the world.
      if (context.get('X-Forwarded-For') !== '') return;
      context.type = prometheusType;
      context.body = prometheusText(await readMetrics(strapi));
    }),
  ]);
}
