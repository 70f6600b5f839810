import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a body is read on, and for how long, so that whoever sends it sees the answer. */
const maxLingerBytes = 64 * 1024 * 1024;
const maxLingerMs = 30_000;

/**
 * The header for an answer to a request whose body is not read to its end: the connection is closed after it. Not at once: a connection that is
 * closed while bytes come in is reset, and a browser then shows an error of its own in the place of the answer. What comes is read and
 * dropped, up to a bound. Same as `cms/src/middlewares/unread-body.ts`.
 */
export function closingHeaders(req: IncomingMessage, res: ServerResponse): Record<string, string> {
  if (!hasUnreadBody(req)) return {};
  const { socket } = res;
  // Node calls this once the answer is written.
  if (socket) socket.destroySoon = () => linger(socket);
  return { Connection: 'close' };
}

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

function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}
