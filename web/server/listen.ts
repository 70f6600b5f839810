import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests in flight may take to end after a signal, in ms. */
const drainTime = 10_000;

/** The server cannot have its port; the message is one line for whoever starts it. */
export class CannotListen extends Error {}

export interface Listening {
  /** Where it listens; with port 0 the system chose one. */
  port: number;
  /** Stops accepting, lets requests in flight end for at most ten seconds, and resolves when nothing is left. */
  close(): Promise<void>;
}

/** Starts to listen. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Listening> {
  let closing = false;
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 20_000 }, (req, res) => {
    if (closing) res.setHeader('Connection', 'close');
    listener(req, res);
  });
  server.keepAliveTimeout = 65_000;
  server.on('clientError', answerUnreadable);
  await started(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close() {
      closing = true;
      return drained(server);
    },
  };
}

/** Closes on SIGTERM and SIGINT, then ends the process; `after` closes what else was opened. */
export function closeOnSignals(listening: Listening, after: () => Promise<void> = async () => {}): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void listening
      .close()
      .then(after)
      .finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

function started(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken: stop what uses it, or set PORT' : `fails: ${error.message}`;
      reject(new CannotListen(`Port ${port} ${reason}.`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

function drained(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection becomes idle when its last answer is out; it would otherwise wait for a next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}

/** What is not HTTP, or has headers beyond any measure, is told so and closed. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
