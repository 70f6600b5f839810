import { readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#f68220' } })
  .webp()
  .toBuffer();
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>',
);

/** A media library of a few files; counts how often each was fetched. */
function library(fetched: string[] = []): RequestListener {
  const files: Record<string, [string, Buffer]> = {
    '/uploads/hal_1.webp': ['image/webp', photo],
    '/uploads/logo.svg': ['image/svg+xml', svg],
    '/uploads/broken.png': ['image/png', Buffer.from('no picture')],
    '/uploads/folder.pdf': ['application/pdf', Buffer.from('%PDF')],
    '/uploads/page.html': ['text/html', Buffer.from('<script>alert(1)</script>')],
    '/uploads/film.mp4': ['video/mp4', Buffer.from('film')],
  };
  return (req, res) => {
    fetched.push(req.url ?? '');
    const file = files[req.url ?? ''];
    if (!file) return void res.writeHead(404).end('Not Found');
    res.writeHead(200, { 'Content-Type': file[0], 'Content-Length': file[1].length }).end(file[1]);
  };
}

test.each(['avif', 'webp'] as const)('a picture becomes %s at the width asked', async (format) => {
  site = await startSite(library());
  const received = await site.ask(`/beeld/320/hal_1.webp.${format}`);
  expect(received).toMatchObject({
    status: 200,
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(await sharp(received.bytes).metadata()).toMatchObject({ width: 320, height: 160 });
});

test('a picture is never enlarged', async () => {
  site = await startSite(library());
  const received = await site.ask('/beeld/1920/hal_1.webp.webp');
  expect(await sharp(received.bytes).metadata()).toMatchObject({ width: 800 });
});

test('many who ask at once cost one fetch, later ones none, and nothing half is left on disk', async () => {
  const fetched: string[] = [];
  const started = await startSite(library(fetched));
  site = started;
  const ask = () => started.ask('/beeld/160/hal_1.webp.webp');
  const all = await Promise.all(Array.from({ length: 8 }, ask));
  all.push(await ask());
  expect(new Set(all.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1);
  expect(fetched).toEqual(['/uploads/hal_1.webp']);
  expect(await readdir(`${started.folder}/160`)).toEqual(['hal_1.webp.webp']);
});

test('a cached picture needs no media library, and one that was lost from the disk is made again', async () => {
  let status = 200;
  const started = await startSite((req, res) => {
    if (status === 200) return library()(req, res);
    // As the content backend responds while the bucket with its uploads is away.
    res.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  site = started;
  const ask = () => started.ask('/beeld/160/hal_1.webp.webp');
  const first = await ask();
  status = 503;
  expect(await ask()).toMatchObject({ status: 200, bytes: first.bytes });
  await rm(started.folder, { recursive: true });
  expect(await ask()).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  status = 200;
  expect(await ask()).toMatchObject({ status: 200, bytes: first.bytes });
});

test('whoever has the picture already gets a 304', async () => {
  site = await startSite(library());
  const { headers } = await site.ask('/beeld/160/hal_1.webp.webp');
  const again = await site.ask('/beeld/160/hal_1.webp.webp', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again).toMatchObject({ status: 304, body: '' });
  const head = await site.ask('/beeld/160/hal_1.webp.webp', { method: 'HEAD' });
  expect(head).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': headers['content-length'] },
  });
});

test('a drawing stays a drawing, without script', async () => {
  site = await startSite(library());
  const received = await site.ask('/beeld/320/logo.svg.avif');
  expect(received).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
  expect(received.headers['content-security-policy']).toContain("default-src 'none'");
  expect(received.bytes.equals(svg)).toBe(true);
});

test.each([
  ['/beeld/320/hal_0.webp.avif', '/beeld/320/hal_1.webp.avif'],
  ['/uploads/hal_0.webp', '/uploads/hal_1.webp'],
])('%s, which was replaced, leads to its new version for a minute', async (path, location) => {
  site = await startSite((req, res) => {
    if (req.url !== '/uploads/hal_0.webp') return library()(req, res);
    res.writeHead(302, { Location: '/uploads/hal_1.webp' }).end();
  });
  const { status, headers } = await site.ask(path);
  expect(status).toBe(302);
  expect(headers).toMatchObject({ location, 'cache-control': 'public, max-age=60' });
  expect(await site.ask(location)).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

test('a picture goes nowhere but to another file of the media library', async () => {
  site = await startSite((_req, res) => {
    res.writeHead(302, { Location: 'https://elders.example/uploads/x.webp' }).end();
  });
  expect((await site.ask('/beeld/320/hal_0.webp.avif')).status).toBe(404);
});

test('a picture that cannot be decoded goes out as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  site = await startSite(library());
  const received = await site.ask('/beeld/320/broken.png.webp');
  expect(received).toMatchObject({
    status: 200,
    body: 'no picture',
    headers: { 'content-type': 'image/png' },
  });
});

test.each([
  [400, '/beeld/641/hal_1.webp.webp'],
  [400, '/beeld/0/hal_1.webp.webp'],
  [400, '/beeld/99999/hal_1.webp.webp'],
  [404, '/beeld/320/gone.png.webp'],
  [404, '/beeld/320/folder.pdf.webp'],
  [404, '/beeld/320/hal_1.webp'],
  [404, '/beeld/320/hal_1.webp.png'],
  [404, '/beeld/-320/hal_1.webp.webp'],
  [404, '/beeld/320/a/b.webp.webp'],
  [404, '/beeld/320/.env.webp'],
  [404, '/beeld/'],
  [400, '/beeld/320/../../etc/passwd.webp'],
  [400, '/beeld/320/..%2f..%2fetc%2fpasswd.webp'],
  [400, '/beeld/320/%2e%2e/x.webp'],
])('a %i is the response for the picture %s', async (status, path) => {
  site = await startSite(library());
  expect((await site.ask(path)).status).toBe(status);
});

test('without a backend a picture that was made stays, others are a 503', async () => {
  site = await startSite(null);
  expect(await site.ask('/beeld/320/hal_1.webp.webp')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10' },
  });
});

test.each([
  ['hal_1.webp', undefined, 'image/webp'],
  ['film.mp4', undefined, 'video/mp4'],
  ['logo.svg', undefined, 'image/svg+xml'],
  ['folder.pdf', 'attachment', 'application/pdf'],
  ['page.html', 'attachment', 'application/octet-stream'],
])('/uploads/%s is shown, or downloaded as %s', async (name, disposition, type) => {
  site = await startSite(library());
  const received = await site.ask(`/uploads/${name}`);
  expect(received.status).toBe(200);
  expect(received.headers['content-disposition']).toBe(disposition);
  expect(received.headers['x-content-type-options']).toBe('nosniff');
  // Whatever it is, opened by itself it has no script and is not ours.
  expect(received.headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
  expect(received.headers['content-type']).toBe(type);
});

test.each([
  [404, '/uploads/gone.png'],
  [404, '/uploads/a/b.png'],
  [404, '/uploads/.htaccess'],
  [404, '/uploads'],
  [400, '/uploads/../admin'],
  [400, '/uploads/%2e%2e%2fadmin'],
])('a %i is the response for the file %s', async (status, path) => {
  site = await startSite(library());
  expect((await site.ask(path)).status).toBe(status);
});

test('files are read, not written', async () => {
  site = await startSite(library());
  for (const path of ['/uploads/hal_1.webp', '/beeld/320/hal_1.webp.webp']) {
    expect(await site.ask(path, { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  }
});
