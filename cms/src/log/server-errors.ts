import type { Core } from '@strapi/strapi';
import { withinRequest } from './request-context';

/** Koa prints what goes wrong after the answer was made, such as a connection that breaks; here it becomes a line. */
export function tellErrors(strapi: Core.Strapi): void {
  strapi.server.app.on('error', (error: Error & { status?: number; expose?: boolean }, ctx) => {
    if (error.status === 404 || error.expose) return;
    const tell = () => strapi.log.error('Answering failed:', error);
    const requestId: unknown = ctx?.response.get('X-Request-Id');
    if (typeof requestId === 'string' && requestId !== '') withinRequest(requestId, tell);
    else tell();
  });
}
