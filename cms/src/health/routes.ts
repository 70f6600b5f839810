import type { Core } from '@strapi/strapi';
import { readReadiness } from './readiness';

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Adds `/livez` (this process responds) and `/readyz` (it can serve: 503 when it cannot) to this program's own port. They hold no
 * secrets, and the site does not pass them on. See docs/operations.md.
 */
export function serveHealth(strapi: Core.Strapi): void {
  const route = (path: string, respond: (context: Context) => Promise<void> | void) => ({
    ...{ method: 'GET' as const, path, config: { auth: false as const } },
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
  ]);
}
