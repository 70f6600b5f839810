import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turnOfLoop, setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { recordClosing, recordStopping } from './state';

/** What ends this program the polite way. */
export const endSignals = ['SIGTERM', 'SIGINT'] as const;

/** How long requests in flight may take to end once nothing new is accepted, in ms. */
const endTimeoutMs = 10_000;
/** How long closing the database and the rest may take after that, in ms. */
const closeTimeoutMs = 5000;
/** A turn of the event loop that takes longer than this, in ms, may leave new connections waiting in the system. */
const quietTurnMs = 0.5;
/** How long to wait for a quiet turn before it stops listening all the same, in ms. */
const quietTimeoutMs = 2000;
/** How often connections whose last response is out are closed, in ms. */
const sweepIntervalMs = 50;

/**
 * Ends this process on SIGTERM and SIGINT without cutting anything off: it goes on serving for `drainMs`, so that whoever stands
 * in front sees `/readyz`, then takes nothing new, lets requests in flight end and closes the database. A second
 * signal ends it at once.
 */
export function stopOnSignals(strapi: Core.Strapi, drainMs: number): void {
  const { httpServer } = strapi.server;
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
    await untilQuiet(httpServer);
    await drain(httpServer);
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

/** Waits for a short turn of the event loop that brings no new connection: what waits in the system would be cut off. */
async function untilQuiet(server: Server): Promise<void> {
  let connections = 0;
  const count = () => (connections += 1);
  server.on('connection', count);
  const deadline = performance.now() + quietTimeoutMs;
  for (let began = performance.now(); began < deadline; began = performance.now()) {
    const before = connections;
    await turnOfLoop();
    if (connections === before && performance.now() - began < quietTurnMs) break;
  }
  server.off('connection', count);
}

/** Stops accepting, and resolves when nothing is in flight or the time is over. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // What has arrived while this process was busy is read first.
    const sweep = setInterval(() => void setImmediate(() => server.closeIdleConnections()), sweepIntervalMs);
    const deadline = setTimeout(() => server.closeAllConnections(), endTimeoutMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
