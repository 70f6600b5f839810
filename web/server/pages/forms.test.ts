import { request } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultFormLimits } from './forms';
import type { RenderPage } from './pages';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=grens';
const part = (name: string, value = '') =>
  `--grens\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (name: string) =>
  `--grens\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n`;
const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => part(`f${at}`)).join('') + '--grens--\r\n';
const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join('&');

/** Stands in for pages: counts the fields. */
const countFields = (): ReturnType<typeof vi.fn<RenderPage>> =>
  vi.fn(async (asked: Request) => {
    const form = await asked.formData();
    return new Response(JSON.stringify([...form]));
  });

/** Sends a form as a page of ours would, in parts of this size, without saying how long it is. */
async function send(body: string, type: string, render: RenderPage, size = 4096) {
  site = await startSite(null, render, new Map(), {}, null, {
    formLimits: (path) =>
      path === '/met-bestand' ? { ...defaultFormLimits, maxFiles: 1, maxBytes: 200_000 } : defaultFormLimits,
  });
  const { port } = new URL(site.origin);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    };
    const path = type.includes('met-bestand') ? '/met-bestand' : '/inloggen';
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
      res.on('error', reject);
    });
    // The server may close while the rest is on its way; what it said before counts.
    call.on('error', () => undefined);
    for (let at = 0; at < body.length; at += size) call.write(body.slice(at, at + size));
    call.end();
  });
}

describe.each([4096, 1])('in parts of %i bytes', (size) => {
  test.each([
    ['URL encoding', 'naam=Jos%C3%A9&bericht=a+b%26c&leeg=', urlencoded],
    ['parts', `${part('naam', 'José')}${part('bericht', 'a b&c')}${part('leeg')}--grens--\r\n`, multipart],
  ])('a form in %s arrives as it was sent', async (_how, body, type) => {
    const { status, text } = await send(body, type, countFields(), size);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual([
      ['naam', 'José'],
      ['bericht', 'a b&c'],
      ['leeg', ''],
    ]);
  });
});

test.each([
  ['as many fields as there may be', fields(100), urlencoded],
  ['as many parts as there may be', parts(100), multipart],
  ['no field at all', '', urlencoded],
  ['no part at all', '--grens--\r\n', multipart],
])('a form with %s is taken', async (_what, body, type) => {
  expect((await send(body, type, countFields())).status).toBe(200);
});

test.each([
  ['an end and more after it', `${part('a')}--grens--\r\n`],
  ['nothing but ends', ''],
])('a form with %s is answered', async (_what, begin) => {
  const body = begin + '--grens--\r\n'.repeat(4000);
  const render: RenderPage = () => Promise.resolve(new Response('gelezen'));
  expect((await send(body, multipart, render)).text).toBe('gelezen');
});

test.each([
  ['a field too many', fields(101), urlencoded, 400],
  ['a part too many', parts(101), multipart, 400],
  ['thousands of empty fields', 'a&'.repeat(30_000), urlencoded, 400],
  ['three million empty fields', 'a=&'.repeat(3_100_000), urlencoded, 400],
  ['a long message that is too long', `a=${'x'.repeat(70_000)}`, urlencoded, 413],
  ['a name that is too long', `${'n'.repeat(300)}=1`, urlencoded, 400],
  ['a name that is too long, in a part', `${part('n'.repeat(300))}--grens--\r\n`, multipart, 400],
  ['names in names in names', 'a[b][c][d][e][f][g]=1', urlencoded, 400],
  ['the twenty-second of a list', 'a[21]=1', urlencoded, 400],
  ['parts that break off', part('a', 'b').slice(0, -4), multipart, 400],
  ['parts without a boundary', part('a'), 'multipart/form-data', 400],
  [
    'a part without a name',
    '--grens\r\nContent-Disposition: form-data\r\n\r\nx\r\n--grens--\r\n',
    multipart,
    400,
  ],
  ['a file where there is none', `${filePart('f')}--grens--\r\n`, multipart, 400],
])('a form with %s reaches no page', async (_what, body, type, status) => {
  const render = countFields();
  const response = await send(body, type, render);
  expect(response.status).toBe(status);
  expect(response.text).toMatch(/lang="nl"/);
  expect(render).not.toHaveBeenCalled();
});

test('a route that takes a file gets one, and no second', async () => {
  const type = `${multipart}; for=met-bestand`;
  expect((await send(`${filePart('f')}--grens--\r\n`, type, countFields())).status).toBe(200);
  await site?.close();
  expect((await send(`${filePart('f')}${filePart('g')}--grens--\r\n`, type, countFields())).status).toBe(400);
});

test('a visitor who leaves halfway does nothing', async () => {
  const render = vi.fn<RenderPage>(() => Promise.resolve(new Response('page')));
  site = await startSite(null, render);
  const { port } = new URL(site.origin);
  const headers = { 'content-type': urlencoded, 'content-length': 10, 'sec-fetch-site': 'same-origin' };
  const call = request({ port, host: '127.0.0.1', path: '/inloggen', method: 'POST', headers, agent: false });
  const closed = new Promise((resolve) => call.on('close', resolve));
  call.on('error', () => undefined);
  call.write('a=b');
  setTimeout(() => call.destroy(), 50);
  await closed;
  expect((await site.ask('/')).status).toBe(200);
  expect(render).toHaveBeenCalledOnce();
});
