import { connect, createServer } from 'node:net';

/** Bytes of a packet: the first of a response arrives long before its last. */
const packetBytes = 1400;
/** Bytes under way: more would be in a buffer where nothing urgent can pass them. */
const underWayBytes = 32 * 1024;

/**
 * A line to a port of this machine that is as long and as narrow as a phone's.
 * @param {{ delayMs: number, bytesPerSecond: number }} line `delayMs` is for one way; so much comes down
 */
export async function startSlowLine(port, { delayMs, bytesPerSecond }) {
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(near, far, { delayMs, bytesPerSecond: Infinity });
    carry(far, near, { delayMs, bytesPerSecond });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function carry(from, to, { delayMs, bytesPerSecond }) {
  let freeAt = 0;
  let underWay = 0;
  const later = (ms, what) => setTimeout(what, Math.max(0, ms - performance.now()) + delayMs);
  from.on('data', (bytes) => {
    underWay += bytes.length;
    if (underWay > underWayBytes) from.pause();
    for (let at = 0; at < bytes.length; at += packetBytes) {
      const packet = bytes.subarray(at, at + packetBytes);
      freeAt = Math.max(performance.now(), freeAt) + (packet.length / bytesPerSecond) * 1000;
      later(freeAt, () => {
        underWay -= packet.length;
        if (underWay <= underWayBytes) from.resume();
        if (to.writable) to.write(packet);
      });
    }
  });
  from.on('close', () => later(freeAt, () => to.destroy()));
}
