import { connect, createServer, type Socket } from 'node:net';

/** Faults of the wire between the site and the content backend. */
export type Fault =
  | 'none'
  /** Connections are rejected, as when nothing listens. */
  | 'rejects connections'
  /** Connections are taken, and nothing ever comes. */
  | 'hangs'
  /** Everything comes five seconds late. */
  | 'slow'
  | 'responds with 500'
  /** Every call is one too many. */
  | 'responds with 429'
  /** A response of the right kind that is not what it says. */
  | 'garbage'
  /** JSON that ends halfway, in a response that says it is whole. */
  | 'cut off'
  /** Whole and well-formed, and not what was asked for. */
  | 'responds with null'
  | 'responds with a list'
  /** A body that never ends. */
  | 'is endless';

const delayMs = 5000;
const json = 'Content-Type: application/json\r\nConnection: close\r\n';
const half = '{"data":[{"documentId":"a","na';
const tooMany = JSON.stringify({ error: { status: 429, name: 'RateLimitError', message: 'Too many' } });
const whole = (body: string) => `HTTP/1.1 200 OK\r\n${json}Content-Length: ${body.length}\r\n\r\n${body}`;
const responses: Partial<Record<Fault, string>> = {
  'responds with 500': `HTTP/1.1 500 Internal Server Error\r\n${json}Content-Length: 2\r\n\r\n{}`,
  'responds with 429': `HTTP/1.1 429 Too Many Requests\r\n${json}Retry-After: 40\r\nContent-Length: ${tooMany.length}\r\n\r\n${tooMany}`,
  garbage: whole('<html>\u0000\u0001 gar bage'),
  'cut off': whole(half),
  'responds with null': whole('{"data":null,"meta":{}}'),
  'responds with a list': whole('[]'),
};

export interface FaultyWire {
  url: string;
  /** Sets the other end of the wire, once that is known. */
  leadTo: (target: string) => void;
  /** From now on; connections that are open are cut. */
  set: (fault: Fault) => void;
  close: () => void;
}

/** Sends white space, as fast as it is taken. */
function pour(site: Socket): void {
  const more = () => {
    while (!site.destroyed && site.write(' '.repeat(16_384)));
  };
  site.write(`HTTP/1.1 200 OK\r\n${json}\r\n`);
  site.on('drain', more);
  more();
}

/** A wire to the content backend that can be made to fail in the ways that networks and programs fail. */
export async function startFaultyWire(): Promise<FaultyWire> {
  let target: URL | null = null;
  let fault: Fault = 'none';
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };

  const server = createServer((site) => {
    track(site);
    const canned = responses[fault];
    if (fault === 'rejects connections' || !target) return void site.destroy();
    if (fault === 'hangs') return void site.resume();
    if (canned !== undefined) return void site.once('data', () => site.end(canned));
    if (fault === 'is endless') return void site.once('data', () => pour(site));
    const { hostname, port } = target;
    const backend = connect(Number(port), hostname);
    track(backend);
    site.on('close', () => backend.destroy());
    backend.on('close', () => site.destroy());
    backend.pipe(site);
    if (fault === 'slow') setTimeout(() => site.pipe(backend), delayMs);
    else site.pipe(backend);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: (place) => (target = new URL(place)),
    set(next) {
      fault = next;
      for (const socket of open) socket.destroy();
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
