/// <reference types="node" />
import { Server as SocketServer, type Socket } from 'node:net';
import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as turnOfLoop } from 'node:timers/promises';

export interface Drain {
  /**
   * Waits for a short turn of the event loop that brings no new connection: what waits in the system would be cut off when the server
   * stops listening.
   */
  untilQuiet(): Promise<void>;
  /**
   * Stops accepting, and resolves when nothing is in flight or the time is over.
   * @param timeoutMs how long requests in flight may take
   */
  end(timeoutMs: number): Promise<void>;
}

/** A turn of the event loop that takes longer than this, in ms, may leave new connections waiting in the system. */
const quietTurnMs = 0.5;
const quietTimeoutMs = 2000;
const sweepIntervalMs = 50;
/** How long the first request of a connection may be under way, in ms: Node 26 takes such connections for idle. */
const firstRequestMs = 1000;

export function createDrain(server: Server): Drain {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(socket));

  return {
    async untilQuiet() {
      let connections = 0;
      const count = () => (connections += 1);
      server.on('connection', count);
      const deadline = performance.now() + quietTimeoutMs;
      for (let began = performance.now(); began < deadline; began = performance.now()) {
        const before = connections;
        // It comes after the system was asked for what has arrived, as a timer would not.
        await turnOfLoop();
        if (connections === before && performance.now() - began < quietTurnMs) break;
      }
      server.off('connection', count);
    },
    end(timeoutMs) {
      return new Promise((resolve) => {
        const began = performance.now();
        const sweep = setInterval(() => {
          if (silent.size > 0 && performance.now() - began < firstRequestMs) return;
          // A turn later: requests that arrived while this process was busy are read first.
          setImmediate(() => {
            server.closeIdleConnections();
          });
        }, sweepIntervalMs);
        const deadline = setTimeout(() => {
          server.closeAllConnections();
        }, timeoutMs);
        // An HTTP server would close idle connections at once, and those whose first request is under way.
        SocketServer.prototype.close.call(server, () => {
          clearInterval(sweep);
          clearTimeout(deadline);
          resolve();
        });
      });
    },
  };
}
