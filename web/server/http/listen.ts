import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createDrain } from 'beursvloer-domain/http-servers';
import { connectionLimits, type ConnectionLimits } from './connection-limits';

const endTimeoutMs = 10_000;
const closeTimeoutMs = 5000;

export class CannotListen extends Error {}

export interface Listening {
  /** With port 0, the one that the system chose. */
  port: number;
  /**
   * Stops accepting, lets requests in flight end for at most ten seconds, and resolves when nothing is left.
   * @param acceptMs how long to go on accepting first, in ms, each connection for one response: what the system has accepted for us
   *   when we stop listening would be cut off, and a proxy needs a moment to see that we are about to go
   */
  close(acceptMs?: number): Promise<void>;
}

/**
 * Starts to listen. A connection that exceeds the limits gets an error and is closed.
 * @param where a port, or a socket that somebody opened for us
 */
export async function listen(
  listener: RequestListener,
  where: number | { fd: number },
  host?: string,
  limits: ConnectionLimits = connectionLimits,
): Promise<Listening> {
  let closing = false;
  const responses = new WeakMap<object, ServerResponse>();
  const server = createServer(optionsFor(limits), (req, res) => {
    responses.set(req.socket, res);
    if (closing) res.setHeader('Connection', 'close');
    if (req.rawHeaders.length > 2 * limits.maxHeaders) {
      res.writeHead(431, { Connection: 'close', 'Content-Length': 0 }).end();
      return;
    }
    listener(req, res);
  });
  const drain = createDrain(server);
  server.timeout = limits.silenceTimeoutMs;
  server.maxRequestsPerSocket = limits.maxRequests;
  server.maxConnections = limits.maxConnections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket);
    // Half a response is out: another one would be taken for its rest.
    const isHalfSent = response !== undefined && response.headersSent && !response.writableFinished;
    if (isHalfSent || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(`HTTP/1.1 ${statusOf(error)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await started(server, where, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async close(acceptMs = 0) {
      closing = true;
      if (acceptMs > 0) {
        await pause(acceptMs);
        await drain.untilQuiet();
      }
      await drain.end(endTimeoutMs);
    },
  };
}

interface Ending {
  drainMs: number;
  onStop: () => void;
  /** Closes what else was opened, after the last request. */
  after: () => Promise<void>;
}

/** Closes on SIGTERM and SIGINT, then ends the process; a second signal ends it at once. */
export function closeOnSignals(listening: Listening, { drainMs, onStop, after }: Ending): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    onStop();
    void listening
      .close(drainMs)
      .then(() => {
        setTimeout(() => process.exit(1), closeTimeoutMs).unref();
        return after();
      })
      .finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

function started(server: Server, where: number | { fd: number }, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken: stop what uses it, or set PORT' : `fails: ${error.message}`;
      const what = typeof where === 'number' ? `Port ${where}` : 'The socket that was handed over';
      reject(new CannotListen(`${what} ${reason}.`, { cause: error }));
    });
    if (typeof where === 'number') server.listen(where, host, resolve);
    else server.listen(where, resolve);
  });
}

function optionsFor(limits: ConnectionLimits) {
  return {
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.idleTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
  };
}

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function statusOf({ code = '' }: NodeJS.ErrnoException): string {
  return statuses[code] ?? '400 Bad Request';
}
