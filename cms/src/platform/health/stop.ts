import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createDrain } from 'beursvloer-domain/http-servers';
import { recordClosing, recordStopping } from './state';

export const endSignals = ['SIGTERM', 'SIGINT'] as const;

const endTimeoutMs = 10_000;
const closeTimeoutMs = 5000;
/**
 * Ends this process on SIGTERM and SIGINT without cutting anything off: it goes on serving for `drainMs`, so that whoever stands
 * in front sees `/readyz`, then takes nothing new, lets requests in flight end and closes the database. A second
 * signal ends it at once.
 */
export function stopOnSignals(strapi: Core.Strapi, drainMs: number): void {
  const { httpServer } = strapi.server;
  const drain = createDrain(httpServer);
  const announceEnd = lastOnItsConnection(httpServer);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    recordStopping();
    announceEnd();
    strapi.cron.stop();
    strapi.log.info('Ending: requests in flight are finished first');
    await pause(drainMs);
    recordClosing();
    await drain.untilQuiet();
    await drain.end(endTimeoutMs);
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    await strapi.destroy();
    process.exit(0);
  };
  for (const signal of endSignals) process.on(signal, () => void stop());
}

/**
 * Follows responses that are being made.
 * @returns a function after which every response says that its connection ends with it, those in the making as well: a proxy
 *   would send its next request on one that is about to close
 */
function lastOnItsConnection(server: Server): () => void {
  const open = new Set<ServerResponse>();
  let isLast = false;
  const close = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    if (isLast) return close(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return () => {
    isLast = true;
    for (const response of open) close(response);
  };
}
