import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendErrorPage, tooLarge } from './error-responses';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** Sends a whole body before it reads, as a browser does. Returns what it got, and the error of its connection if there was one. */
async function sendAll(
  port: number,
  head: string,
  bytes: number,
): Promise<{ answer: string; error: string | null }> {
  const socket = connect(port, '127.0.0.1');
  let error: string | null = null;
  socket.on('error', (fault: NodeJS.ErrnoException) => (error = fault.code ?? fault.message));
  await once(socket, 'connect');
  socket.pause();
  socket.write(`POST /aanmelden HTTP/1.1\r\nHost: beurs.example\r\n${head}\r\n\r\n`);
  const data = Buffer.alloc(256 * 1024, 'x');
  const isChunked = head.startsWith('Transfer-Encoding');
  const piece = isChunked ? Buffer.concat([Buffer.from('40000\r\n'), data, Buffer.from('\r\n')]) : data;
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += data.length)
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  if (!socket.destroyed) {
    socket.resume();
    socket.end(isChunked ? '0\r\n\r\n' : '');
    await once(socket, 'close');
  }
  return { answer, error };
}

async function start(): Promise<number> {
  server = createServer((req, res) => {
    // Reads a first piece before it turns out to be too much.
    req.once('data', () => {
      req.pause();
      sendErrorPage(req, res, tooLarge);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test.each([
  ['a length', `Content-Length: ${20 * 1024 * 1024}`],
  ['no length', 'Transfer-Encoding: chunked'],
])(
  'whoever sends more than is taken, with %s, gets the answer and no broken connection',
  async (_what, head) => {
    const { answer, error } = await sendAll(await start(), head, 20 * 1024 * 1024);
    expect(error).toBeNull();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toContain('Dit verzoek is te groot om te verwerken.');
  },
);

test('what never ends is read up to a bound', async () => {
  const port = await start();
  const { error } = await sendAll(port, 'Transfer-Encoding: chunked', 300 * 1024 * 1024);
  expect(error).toBeOneOf(['ECONNRESET', 'EPIPE']);
});
