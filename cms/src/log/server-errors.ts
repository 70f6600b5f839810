import type { Core } from '@strapi/strapi';
import { withinRequest } from './request-context';

/** The visitor disconnected: the request's own line says so. */
const closed = new Set(['EPIPE', 'ECONNRESET']);

/**
 * Koa prints errors that happen while a response is being sent, such as an unreadable file. Here they become log
 * lines.
 */
export function logServerErrors(strapi: Core.Strapi): void {
  const { app } = strapi.server;
  // A plugin of Strapi has Koa print it even when somebody listens.
  app.silent = true;
  app.on('error', (error: Error & { status?: number; expose?: boolean; code?: string }, ctx) => {
    if (error.status === 404 || error.expose || closed.has(error.code ?? '')) return;
    const log = () => strapi.log.error('Sending a response failed:', error);
    const requestId: unknown = ctx?.response.get('X-Request-Id');
    if (typeof requestId === 'string' && requestId !== '') withinRequest(requestId, log);
    else log();
  });
}
