import { Agent, request, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectionLimits, type ConnectionLimits } from './connection-limits';
import { readServerEnvironment } from '../environment';
import { listen, type Listening } from './listen';

function get(port: number, agent: Agent | false = false): Promise<{ body: string; connection?: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', agent }, (res) => {
      let body = '';
      res.on('data', (chunk: Buffer) => (body += chunk.toString()));
      res.on('end', () => resolve({ body, connection: res.headers.connection }));
    });
    call.on('error', reject).end();
  });
}

test('closing lets requests in flight end, rejects new ones, and leaves nothing', async () => {
  const site = await listen((_req, res) => void setTimeout(() => res.end('klaar'), 150), 0, '127.0.0.1');
  const inFlight = get(site.port);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = site.close();
  await expect(get(site.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect((await inFlight).body).toBe('klaar');
  await closed;
});

test('closing waits for the first request of a connection that is there already', async () => {
  const site = await listen((_req, res) => void res.end('klaar'), 0, '127.0.0.1');
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  // The other side has accepted it by now: it answers what came after it.
  await get(site.port);
  const closed = site.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/is);
  await closed;
});

/** Asks once from another thread, and once more on request, also while this thread is busy; gives how many were answered. */
async function askFromElsewhere(port: number, requests: number, keepAlive: boolean) {
  const asking = new Worker(
    `const { parentPort, workerData: { port, requests, keepAlive } } = require('node:worker_threads');
     const { Agent, request } = require('node:http');
     const agent = new Agent({ keepAlive });
     const ask = () => new Promise((resolve) => {
       request({ port, host: '127.0.0.1', agent }, (res) => res.resume().on('end', () => resolve(1)))
         .on('error', () => resolve(0)).end();
     });
     const askAll = async () => {
       const answered = await Promise.all(Array.from({ length: requests }, ask));
       parentPort.postMessage(answered.reduce((sum, one) => sum + one));
     };
     parentPort.on('message', askAll);
     askAll();`,
    { eval: true, workerData: { port, requests, keepAlive } },
  );
  const answered = async () => {
    const [count] = (await once(asking, 'message')) as [number];
    return count;
  };
  expect(await answered()).toBe(requests);
  return async () => {
    asking.postMessage('again');
    const count = await answered();
    await asking.terminate();
    return count;
  };
}

test.each([
  ['on a new connection', false],
  ['on one that is there', true],
])('what arrives %s while the process is busy is answered before it ends', async (_what, keepAlive) => {
  for (let round = 0; round < 8; round += 1) {
    const site = await listen((_req, res) => void res.end('klaar'), 0, '127.0.0.1');
    const askAgain = await askFromElsewhere(site.port, 20, keepAlive);
    const closed = site.close(30);
    const answered = askAgain();
    // Longer than the process goes on listening: the requests wait in the system meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
    expect(await answered).toBe(20);
    await closed;
  }
});

test('a port that is taken is one clear line', async () => {
  const site = await listen((_req, res) => void res.end(), 0, '127.0.0.1');
  await expect(listen(() => undefined, site.port, '127.0.0.1')).rejects.toThrow(
    `Port ${site.port} is taken: stop what uses it, or set PORT.`,
  );
  await site.close();
});

test('what is not HTTP gets a 400, not a crash', async () => {
  const site = await listen((_req, res) => void res.end(), 0, '127.0.0.1');
  const response = await new Promise<string>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write('no http at all\r\n\r\n'));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
  });
  expect(response).toContain('400 Bad Request');
  await site.close();
});

/**
 * Sends bytes and returns the response of the server, up to the end of the connection; more bytes can follow
 * while it is open.
 */
function say(port: number, bytes: string, follow?: (write: (more: string) => void) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      follow?.((more) => socket.writable && socket.write(more));
    });
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    // A server that closes while somebody still sends resets the connection.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(received));
  });
}

const host = 'Host: fair.example\r\n';
const small: ConnectionLimits = {
  ...connectionLimits,
  maxHeaderBytes: 2048,
  maxHeaders: 10,
  headersTimeoutMs: 200,
  requestTimeoutMs: 400,
  silenceTimeoutMs: 300,
  idleTimeoutMs: 200,
  checkIntervalMs: 50,
};
const statusLine = (received: string) => received.split('\r\n')[0];

describe('a connection that takes too much', () => {
  let site: Listening;
  let reached: number;
  beforeEach(async () => {
    reached = 0;
    const respond: RequestListener = (req, res) => {
      reached += 1;
      req.on('data', () => undefined);
      // Nobody reads this to its end: more than what the sockets between hold.
      if (req.url === '/endless') return void res.end(Buffer.alloc(64 * 1024 * 1024));
      if (req.url === '/half') return void res.write('half');
      req.on('end', () => res.end('fine'));
    };
    site = await listen(respond, 0, '127.0.0.1', small);
  });
  afterEach(() => site.close());

  test.each([
    ['headers that are too long', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(3000)}\r\n\r\n`, '431'],
    ['a URL that is too long', `GET /${'x'.repeat(3000)} HTTP/1.1\r\n${host}\r\n`, '431'],
    ['too many headers', `GET / HTTP/1.1\r\n${host}${'X: 1\r\n'.repeat(20)}\r\n`, '431'],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, '400'],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      '400',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    [
      'chunks that say too much of themselves',
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
      '413',
    ],
  ])('gets its error response: %s', async (_what, bytes, status) => {
    expect(statusLine(await say(site.port, bytes))).toContain(` ${status} `);
  });

  test('gets a 408 when its headers come a little at a time', async () => {
    let drip: NodeJS.Timeout | undefined;
    const received = await say(site.port, `GET / HTTP/1.1\r\n${host}`, (write) => {
      drip = setInterval(() => write('X: 1\r\n'), 30);
    });
    clearInterval(drip);
    expect(statusLine(received)).toBe('HTTP/1.1 408 Request Timeout');
    expect(reached).toBe(0);
  });

  test('is closed when nothing is said on it', async () => {
    expect(statusLine(await say(site.port, ''))).toBe('HTTP/1.1 408 Request Timeout');
  });

  test('gets a 408 when its body comes a little at a time', async () => {
    let drip: NodeJS.Timeout | undefined;
    const start = `POST / HTTP/1.1\r\n${host}Content-Length: 100000\r\n\r\n`;
    const received = await say(site.port, start, (write) => {
      drip = setInterval(() => write('x'), 30);
    });
    clearInterval(drip);
    expect(statusLine(received)).toBe('HTTP/1.1 408 Request Timeout');
  });

  test('is given up when nobody reads its response', async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.pause();
    socket.on('error', () => undefined);
    socket.write(`GET /endless HTTP/1.1\r\n${host}\r\n`);
    // Closing waits for what runs, so it ends only because the connection was given up.
    await vi.waitFor(() => expect(reached).toBe(1));
    await site.close();
    socket.destroy();
  });

  test('gets no other response after half of one', async () => {
    const received = await say(site.port, `POST /half HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\nx`);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(received).toContain('half');
  });

  test('is closed when it waits for no next request, and others live on', async () => {
    const received = await say(site.port, `GET / HTTP/1.1\r\n${host}\r\n`);
    expect(statusLine(received)).toBe('HTTP/1.1 200 OK');
    expect((await get(site.port)).body).toBe('fine');
  });
});

test('ends after as many requests as it may have, and says so with the last', async () => {
  const limits = { ...connectionLimits, maxRequests: 3 };
  const site = await listen((_req, res) => void res.end('fine'), 0, '127.0.0.1', limits);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const received = [];
  for (let i = 0; i < 4; i += 1) received.push((await get(site.port, agent)).connection);
  expect(received).toEqual(['keep-alive', 'keep-alive', 'close', 'keep-alive']);
  agent.destroy();
  await site.close();
});

test('is closed at once when there are more than there may be', async () => {
  const limits = { ...connectionLimits, maxConnections: 2 };
  const site = await listen((_req, res) => void res.end('fine'), 0, '127.0.0.1', limits);
  const open = [connect(site.port, '127.0.0.1'), connect(site.port, '127.0.0.1')];
  await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect(await say(site.port, `GET / HTTP/1.1\r\n${host}\r\n`)).toBe('');
  for (const socket of open) socket.destroy();
  await vi.waitFor(async () => expect((await get(site.port)).body).toBe('fine'));
  await site.close();
});

test('the environment has defaults, and empty values count as unset', () => {
  const environment = readServerEnvironment({ PORT: '', SITE_URL: '' }, '/data');
  expect(environment).toMatchObject({ port: 3000, contentPrefix: '/api', pictureFolder: '/data/beeld' });
  expect(environment.siteUrl.href).toBe('http://localhost:3000/');
  expect(environment.contentUrl.href).toBe('http://127.0.0.1:1337/');
});

test('what scripts in pages may ask is what is configured', () => {
  const sources = (env: Record<string, string>) => readServerEnvironment(env, '/data').connectSources;
  expect(sources({})).toEqual([]);
  expect(sources({ ICON_HOSTS: 'https://icons.example/v1/ , http://127.0.0.1:9' })).toEqual([
    'https://icons.example',
    'http://127.0.0.1:9',
  ]);
  expect(sources({ FIREBASE_PROJECT_ID: 'fair' })).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  const emulator = { FIREBASE_PROJECT_ID: 'fair', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(sources(emulator)).toEqual(['http://127.0.0.1:9099']);
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { SITE_URL: 'fair' },
  { CONTENT_URL: 'ftp://x' },
  { CONTENT_VERSION: 'v6' },
  { POSTS_PER_MINUTE: '-1' },
  { REQUEST_TIMEOUT: '10' },
  { PAGES_PER_SECOND: 'veel' },
  { FIREBASE_AUTH_EMULATOR_HOST: 'x; script-src *' },
])('a wrong environment is one line that names the setting: %j', (env) => {
  const [name = ''] = Object.keys(env);
  expect(() => readServerEnvironment(env, '/data')).toThrow(
    new RegExp(`^Wrong environment: ${name}: [^\n]+$`),
  );
});
