import { withinRequest } from './request-context';

/** The visitor disconnected, the last while the body was being sent: the request's own line says so. */
const closed = new Set(['EPIPE', 'ECONNRESET', 'HPE_INVALID_EOF_STATE']);

type ErrorListener = (
  error: Error & { status?: number; expose?: boolean; code?: string },
  ctx?: { response: { get: (header: string) => string } },
) => void;

interface LoggedServer {
  server: { app: { silent?: boolean; on: (event: 'error', listener: ErrorListener) => unknown } };
  log: { error: (words: string, error: Error) => unknown };
}

/**
 * Koa prints errors that happen while a response is being sent, such as an unreadable file. Here they become log
 * lines.
 */
export function logServerErrors({ server: { app }, log }: LoggedServer): void {
  // A plugin of Strapi has Koa print it even when somebody listens.
  app.silent = true;
  app.on('error', (error, ctx) => {
    if (error.status === 404 || error.expose || closed.has(error.code ?? '')) return;
    const write = () => log.error('Sending a response failed:', error);
    const requestId = ctx?.response.get('X-Request-Id');
    if (requestId !== undefined && requestId !== '') withinRequest(requestId, write);
    else write();
  });
}
