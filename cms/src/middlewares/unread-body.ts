import type { ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';

/** How much of a body is read on, and for how long, so that whoever sends it sees the answer. */
const maxLingerBytes = 64 * 1024 * 1024;
const maxLingerMs = 30_000;

/**
 * Ends the connection of a request that was answered before its body was read, such as one that is too large. The rest of the
 * body would stand before the next request on it, which then is never read: the site keeps its connections.
 *
 * Not at once: a connection that is closed while bytes come in is reset, and whoever sends them sees an error and no answer. What comes is
 * read and dropped, up to a bound. Same as `web/server/http/linger.ts`.
 */
const unreadBody: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.req.complete) return;
  ctx.set('Connection', 'close');
  const { socket } = ctx.res;
  if (socket) socket.destroySoon = () => linger(socket);
};

function linger(socket: NonNullable<ServerResponse['socket']>): void {
  let left = maxLingerBytes;
  const timer = setTimeout(() => socket.destroy(), maxLingerMs);
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.destroy());
  const drop = () => {
    // The parser of requests listened until now.
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) socket.destroy();
    });
  };
  socket.end();
  // The parser may be at work on a chunk, and pause the socket after it.
  setImmediate(() => {
    // Only while the parser still listens does a socket that it paused begin to read again.
    if (socket.isPaused()) socket.once('resume', drop).resume();
    else drop();
  });
}

export default unreadBody;
