import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { countResponse } from '../platform/health/counters';
import { facts } from '../platform/log/log';
import { withinRequest } from '../platform/log/request-context';

const header = 'X-Request-Id';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const maxPathLength = 300;

/** Routes that are polled all the time: logged only when they fail. */
const quiet = new Set(['/_health', '/livez', '/readyz', '/health', '/metrics', '/api/purges']);

/**
 * One line for every request, with the site's request id, or a new one. The path has no query: people type names
 * there.
 * @param config.quiet whether successful requests are logged at `debug` only
 */
const requestLog: Core.MiddlewareFactory<{ quiet?: boolean }> =
  (config, { strapi }) =>
  async (ctx, next) => {
    const given = ctx.get(header);
    const requestId = uuid.test(given) ? given.toLowerCase() : randomUUID();
    ctx.set(header, requestId);
    const began = performance.now();
    const { method } = ctx;
    const path = ctx.path.slice(0, maxPathLength);
    ctx.res.on('close', () =>
      withinRequest(requestId, () => {
        const status = ctx.res.statusCode;
        const ms = Math.round((performance.now() - began) * 10) / 10;
        const closed = ctx.res.writableFinished ? '' : ', visitor left';
        countResponse(method, String(ctx._matchedRoute), status);
        const level = levelOf(status, config.quiet === true || quiet.has(String(ctx._matchedRoute)));
        strapi.log[level](`${method} ${path} ${status}${closed}`, facts({ method, path, status, ms }));
      }),
    );
    await withinRequest(requestId, next);
  };

function levelOf(status: number, isQuiet: boolean): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 503 || status === 429) return 'warn';
  if (status >= 500) return 'error';
  return isQuiet && status < 400 ? 'debug' : 'info';
}

export default requestLog;
