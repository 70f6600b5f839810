import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { claimUploads, deletePending, deleteUploadsOf } from '../../src/platform/uploads/uploads';
import { signInAsEditor } from '../harness/admin-account';
import { ask, startApp, type App } from '../harness/app';
import { bucketName, startBucket, type BucketService, type BucketState } from '../harness/bucket';

/** Uploads in a bucket: the media library, and `/uploads/…` as the site asks for it. */
let service: BucketService;
let app: App;
let token: string;
let s3: S3Client;
beforeAll(async () => {
  service = await startBucket('beurs/2027');
  app = await startApp(inject('template'), { environment: service.environment });
  token = await signInAsEditor(app);
  ({ s3 } = service);
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.become('whole');
});

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'x')]);
const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

async function send(name: string, bytes: Buffer, target = '/upload', extra: Record<string, string> = {}) {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ name }));
  for (const [field, value] of Object.entries(extra)) form.append(field, value);
  form.append('files', new File([new Uint8Array(bytes)], name));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}${target}`, { method: 'POST', headers, body: form });
  const body = JSON.parse(await response.text());
  return { status: response.status, file: [body].flat()[0], error: body.error };
}

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(app.url + url, { headers, method, redirect: 'manual' });
  return { ...response, status: response.status, headers: response.headers, bytes: await bytesOf(response) };
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const objectOf = (url: string) => ({ Bucket: bucketName, Key: `beurs/2027${url}` });
const inBucket = (url: string) =>
  s3.send(new GetObjectCommand(objectOf(url))).then(
    async ({ Body }) => Buffer.from((await Body?.transformToByteArray()) ?? []),
    () => null,
  );
const files = () => app.strapi.db.query('plugin::upload.file');

describe('a file', () => {
  it('is stored in the bucket with its bytes and is read under the site’s own URL', async () => {
    const bytes = pdf(1000);
    const { status, file } = await send('Folder.pdf', bytes);
    expect(status).toBe(201);
    expect(file.url).toBe(`/uploads/${file.hash}.pdf`);
    expect(file.hash).toMatch(/_[0-9a-f]{16}$/);
    expect(await inBucket(file.url)).toEqual(bytes);
    const read = await get(file.url);
    expect([read.status, read.bytes]).toEqual([200, bytes]);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1009',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(await readdir(path.join(app.dataDir, 'public/uploads'))).toHaveLength(3);
  });

  it('of several parts arrives whole', { timeout: 60_000 }, async () => {
    const bytes = pdf(11 * 1024 * 1024);
    const { file } = await send('groot.pdf', bytes);
    expect(bytes.equals((await inBucket(file.url)) ?? Buffer.alloc(0))).toBe(true);
    expect(bytes.equals((await get(file.url)).bytes)).toBe(true);
  });

  it('that is a picture has a thumbnail in the bucket too, and both go when it is deleted', async () => {
    const { file } = await send('hal.png', await picture('red'));
    const urls: string[] = [file.url, file.formats.thumbnail.url];
    for (const url of urls) {
      expect(url).toMatch(/^\/uploads\/[\w.-]+$/);
      expect(await inBucket(url)).not.toBeNull();
      expect((await get(url)).headers.get('content-type')).toBe('image/png');
    }
    expect((await ask(app, 'DELETE', `/upload/files/${file.id}`, { token })).status).toBe(200);
    for (const url of urls) expect([await inBucket(url), (await get(url)).status]).toEqual([null, 404]);
  });

  it('that is replaced gets another URL, the old one redirects, and its bytes are gone', async () => {
    const { file: before } = await send('plaat.png', await picture('red'));
    const { file: after } = await send('plaat.png', await picture('blue'), `/upload?id=${before.id}`);
    expect(after.url).not.toBe(before.url);
    const old = await get(before.url);
    expect([old.status, old.headers.get('location')]).toEqual([302, after.url]);
    expect(await inBucket(before.url)).toBeNull();
    expect(await inBucket(after.url)).not.toBeNull();
  });

  it('is stored in no other folder than that of the media library, whatever its sender asks for', async () => {
    const { file } = await send('folder.pdf', pdf(10), '/upload', { path: '../../geheim' });
    expect(file.url).toBe(`/uploads/${file.hash}.pdf`);
    expect(await inBucket(file.url)).not.toBeNull();
  });

  it('that is an SVG is stored as PNG', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="9" height="9"/></svg>';
    const { file } = await send('logo.svg', Buffer.from(svg));
    expect((await sharp((await get(file.url)).bytes).metadata()).format).toBe('png');
  });

  it('from before the bucket is deleted there too, once it was copied', async () => {
    const [row] = await files().findMany({ where: { mime: 'application/pdf' } });
    expect(row).toMatchObject({ provider: 'aws-s3', url: expect.stringMatching(/^\/uploads\//) });
    expect((await get(row.url)).status).toBe(404);
    await s3.send(new PutObjectCommand({ ...objectOf(row.url), Body: 'gekopieerd' }));
    const read = await get(row.url);
    expect([read.bytes.toString(), read.headers.get('content-type')]).toEqual([
      'gekopieerd',
      'application/pdf',
    ]);
    await ask(app, 'DELETE', `/upload/files/${row.id}`, { token });
    expect(await inBucket(row.url)).toBeNull();
  });
});

describe('a request for a file', () => {
  let url: string;
  const bytes = pdf(500);
  beforeAll(async () => ({ url } = (await send('deel.pdf', bytes)).file));

  it('for its headers alone asks the bucket for no body', async () => {
    const before = { ...service.asked };
    const { status, headers, bytes: none } = await get(url, {}, 'HEAD');
    expect([status, headers.get('content-length'), none.length]).toEqual([200, String(bytes.length), 0]);
    expect(service.asked.GET).toBe(before.GET);
  });

  it('for a part gets that part, and one for a part that is not there a 416', async () => {
    const part = await get(url, { range: 'bytes=0-7' });
    expect([part.status, part.bytes.toString()]).toEqual([206, '%PDF-1.4']);
    expect(part.headers.get('content-range')).toBe(`bytes 0-7/${bytes.length}`);
    expect((await get(url, { range: 'bytes=9-' })).bytes).toEqual(bytes.subarray(9));
    expect((await get(url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    for (const whole of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'x'])
      expect((await get(url, { range: whole })).status).toBe(200);
    expect((await get(url, { range: 'bytes=0-7', 'if-range': '"oud"' })).bytes).toEqual(bytes);
  });

  it('from whoever has it gets a 304', async () => {
    const { headers } = await get(url);
    const etag = String(headers.get('etag'));
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(url, { 'if-none-match': '"anders"' })).bytes).toEqual(bytes);
    const since = String(headers.get('last-modified'));
    expect((await get(url, { 'if-modified-since': since })).status).toBe(304);
    expect((await get(url, { 'if-modified-since': 'gisteren' })).status).toBe(200);
  });

  it.each([
    '/uploads/',
    '/uploads/nooit_0123456789abcdef.png',
    '/uploads/../geheim.txt',
    '/uploads/..%2fgeheim.txt',
    '/uploads/%2e%2e/geheim.txt',
    '/uploads//geheim.txt',
    '/uploads/./geheim.txt',
    '/uploads/sub/geheim.txt',
    '/uploads/.geheim',
    '/uploads/?list-type=2',
    '/uploads/?prefix=beurs',
    '/Uploads/geheim.txt',
  ])('for %s finds nothing: no other folder, and no list', async (target) => {
    for (const Key of ['beurs/2027/geheim.txt', 'geheim.txt', 'beurs/2027/uploads/sub/geheim.txt'])
      await s3.send(new PutObjectCommand({ Bucket: bucketName, Key, Body: 'niet voor u' }));
    // `fetch` would resolve the dots itself.
    const { status, text } = await raw(target);
    expect(status).toBe(404);
    expect(text).not.toMatch(/niet voor u|ListBucket|geheim\.txt/);
  });

  it('that only writes is not taken', async () => {
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect([404, 405]).toContain((await get(url, {}, method)).status);
    expect((await get(url)).bytes).toEqual(bytes);
  });
});

describe('a bucket that', () => {
  const states: [BucketState, RegExp][] = [
    ['closed to us', /denies access with this key \(403/],
    ['without bucket', /does not exist/],
    ['away', /does not answer \(ECONNREFUSED\)/],
  ];
  it.each(states)(
    'is %s gets a clear answer and one line in the log, and loses nothing',
    async (state, line) => {
      const { file } = await send('blijft.png', await picture('lime'));
      const count = await files().count();
      const said = vi.spyOn(app.strapi.log, 'error');
      // Lines of the last minute are not repeated.
      vi.spyOn(performance, 'now').mockReturnValue(
        performance.now() + 120_000 * (1 + states.findIndex(([one]) => one === state)),
      );
      await service.become(state);
      const answers = [
        await send('nieuw.png', await picture('red')),
        await send('anders.png', await picture('blue'), `/upload?id=${file.id}`),
      ];
      for (const { status, error } of answers)
        expect([status, error]).toEqual([
          503,
          {
            status: 503,
            name: 'StorageUnavailableError',
            details: {},
            message: expect.stringMatching(/^De opslag van bestanden werkt nu niet/),
          },
        ]);
      const removed = await ask(app, 'DELETE', `/upload/files/${file.id}`, { token });
      const read = await get(file.url);
      expect([removed.status, read.status]).toEqual([503, 503]);
      expect(read.headers.get('retry-after')).toBe('10');
      expect(JSON.stringify([answers, removed.body]) + read.bytes).not.toMatch(
        /S3RVER|127\.0|ECONN|Signature|beurs-2027/,
      );
      expect(said.mock.calls.map(([words]) => String(words))).toEqual([expect.stringMatching(line)]);
      await service.become('whole');
      expect(await files().count()).toBe(count);
      expect((await get(file.url)).status).toBe(200);
      expect((await send('weer.png', await picture('red'))).status).toBe(201);
    },
  );
});

describe('a file that a visitor sends with a form', () => {
  const field = { form: 'formulier1', field: 'logo' };
  const secret = { 'x-beursvloer-uploads': 'test-secret-of-the-purges' };
  const handOver = async (bytes: Buffer) => {
    const query = new URLSearchParams({ ...field, name: 'logo.pdf' });
    const headers = { 'content-type': 'application/octet-stream', ...secret };
    const response = await fetch(`${app.url}/api/form-uploads?${query}`, {
      method: 'POST',
      body: bytes,
      headers,
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const rows = () => app.strapi.db.query('api::form-upload.form-upload').count();
  const onDisk = () => readdir(path.join(app.dataDir, 'form-uploads')).catch(() => []);

  it('is in another folder of the bucket, which no URL leads to, and comes back with its bytes', async () => {
    const bytes = pdf(2000);
    const { status, body } = await handOver(bytes);
    expect(status).toBe(200);
    const { id } = body.data;
    expect(await inBucket(`/form-uploads/${id}`)).toEqual(bytes);
    expect(await onDisk()).toEqual([]);
    for (const target of [`/uploads/${id}`, `/uploads/../form-uploads/${id}`, `/form-uploads/${id}`])
      expect([401, 404]).toContain((await raw(target)).status);
    await app.strapi.db.query('api::form-submission.form-submission').create({
      data: {
        documentId: 'inzending',
        receipt: 'inzending',
        form: 'proef',
        formTitle: 'Proef',
        version: 1,
        language: 'nl',
        values: {},
        state: 'nieuw',
        isTest: false,
        withoutCaptcha: false,
        organiserOnly: false,
        sentAt: Date.now(),
        expiresAt: Date.now() + 60_000,
      },
    });
    await claimUploads(app.strapi, 'inzending', [id]);
    const read = await get(`/form-uploads/${id}`, { authorization: `Bearer ${token}` });
    expect([read.status, read.bytes, read.headers.get('content-disposition')]).toEqual([
      ...[200, bytes, expect.stringMatching(/^attachment/)],
    ]);
    await deleteUploadsOf(app.strapi, 'inzending');
    expect(await inBucket(`/form-uploads/${id}`)).toBeNull();
  });

  it('goes when its form is not sent, and so does one without a row', async () => {
    const { id } = (await handOver(pdf(10))).body.data;
    await s3.send(new PutObjectCommand({ ...objectOf('/form-uploads/zonder-rij'), Body: 'x' }));
    await deletePending(app.strapi);
    expect(await inBucket('/form-uploads/zonder-rij')).not.toBeNull();
    await deletePending(app.strapi, Date.now() + 61 * 60 * 1000);
    for (const name of [id, 'zonder-rij']) expect(await inBucket(`/form-uploads/${name}`)).toBeNull();
  });

  it('is rejected honestly while the bucket is away, and nothing of it stays', async () => {
    const before = await rows();
    await service.become('away');
    const { status, body } = await handOver(pdf(10));
    expect([status, body.error.name]).toEqual([503, 'StorageUnavailableError']);
    expect([await rows(), await onDisk()]).toEqual([before, []]);
  });
});

it('a bucket that says nothing is given up, and who asked gets an answer', { timeout: 60_000 }, async () => {
  const { file } = await send('stil.pdf', pdf(10));
  await service.become('silent');
  expect((await get(file.url)).status).toBe(503);
});

async function raw(target: string): Promise<{ status: number; text: string }> {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });
}
