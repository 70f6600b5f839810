import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { readServerEnvironment } from './environment';
import { listen } from './listen';

function get(port: number): Promise<{ body: string; connection?: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', agent: false }, (res) => {
      let body = '';
      res.on('data', (chunk: Buffer) => (body += chunk.toString()));
      res.on('end', () => resolve({ body, connection: res.headers.connection }));
    });
    call.on('error', reject).end();
  });
}

test('closing lets requests in flight end, refuses new ones, and leaves nothing', async () => {
  const site = await listen((_req, res) => void setTimeout(() => res.end('klaar'), 150), 0, '127.0.0.1');
  const inFlight = get(site.port);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = site.close();
  await expect(get(site.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect((await inFlight).body).toBe('klaar');
  await closed;
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
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write('no http at all\r\n\r\n'));
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('close', () => resolve(heard));
  });
  expect(answer).toContain('400 Bad Request');
  await site.close();
});

test('the environment has defaults, and empty values count as unset', () => {
  const environment = readServerEnvironment({ PORT: '', SITE_URL: '' }, '/data');
  expect(environment).toMatchObject({ port: 3000, contentPrefix: '/api', pictureFolder: '/data/beeld' });
  expect(environment.siteUrl.href).toBe('http://localhost:3000/');
  expect(environment.contentUrl.href).toBe('http://127.0.0.1:1337/');
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { SITE_URL: 'fair' },
  { CONTENT_URL: 'ftp://x' },
  { CONTENT_VERSION: 'v6' },
])('a wrong environment is one line that names the setting: %j', (env) => {
  const [name = ''] = Object.keys(env);
  expect(() => readServerEnvironment(env, '/data')).toThrow(
    new RegExp(`^Wrong environment: ${name}: [^\n]+$`),
  );
});
