import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

const hints = [
  '</assets/a.css>; rel=preload; as=style',
  '</assets/b.woff2>; rel=preload; as=font; crossorigin',
];
const page = () => Promise.resolve(new Response('<p>Hallo', { headers: { 'Content-Type': 'text/html' } }));
const browser = { 'sec-fetch-mode': 'navigate' };

let site: TestSite;
afterEach(() => site.close());

async function hinted(method: string, headers: Record<string, string>) {
  const received: unknown[] = [];
  const call = request(`${site.origin}/standhouders`, { method, headers, agent: false });
  call.on('information', ({ statusCode, headers: { link } }) => received.push([statusCode, link])).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return [...received, response.statusCode];
}

test('a browser that goes to a page gets early hints of what it will need', async () => {
  site = await startSite(null, page, new Map(), { earlyHints: true }, null, { hints: () => hints });
  expect(await hinted('GET', browser)).toEqual([[103, hints.join(', ')], 200]);
});

test('nobody else gets early hints', async () => {
  site = await startSite(null, page, new Map(), { earlyHints: true }, null, { hints: () => hints });
  expect(await hinted('GET', {})).toEqual([200]);
  expect(await hinted('GET', { 'sec-fetch-mode': 'cors' })).toEqual([200]);
  expect(await hinted('HEAD', browser)).toEqual([200]);
});

test('an old proxy, which would take it for the page, gets the page', async () => {
  site = await startSite(null, page, new Map(), { earlyHints: true }, null, { hints: () => hints });
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  socket.write('GET /standhouders HTTP/1.0\r\nHost: fair.example\r\nSec-Fetch-Mode: navigate\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('there are no early hints unless the setting says so', async () => {
  site = await startSite(null, page, new Map(), {}, null, { hints: () => hints });
  expect(await hinted('GET', browser)).toEqual([200]);
});
