import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../src/platform/uploads/store';
import {
  claimUploads,
  deletePending,
  deleteUploadsOf,
  findPending,
} from '../../src/platform/uploads/uploads';
import type { App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { makePerson } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** Files that visitors send with a form, as the site hands them over. */
let app: App;
let folder: string;
beforeAll(async () => {
  app = await sharedApp();
  folder = path.join(app.dataDir, 'form-uploads');
  await mkdir(folder, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const field = { form: 'formulier1', field: 'logo' };
const secret = 'test-secret-of-the-purges';
const pdf = (bytes = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);

interface Options {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

async function send(body: Buffer, { query, headers }: Options = {}) {
  const parameters = new URLSearchParams({ ...field, name: 'logo.pdf', ...query });
  const response = await fetch(`${app.url}/api/form-uploads?${parameters}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/octet-stream', 'x-beursvloer-uploads': secret, ...headers },
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text === '' ? '{}' : text) };
}

const faultOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.error?.details?.fault];
const stored = () => app.strapi.db.query('api::form-upload.form-upload').count();
const nothingMore = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = [await stored(), (await readdir(folder)).length];
  const result = await work();
  await expect.poll(async () => [await stored(), (await readdir(folder)).length]).toEqual(before);
  return result;
};

describe('a file', () => {
  it('is stored outside the public folder under a name that nobody guesses, for its owner alone', async () => {
    const bytes = pdf();
    const { status, body } = await send(bytes, { query: { name: '../../Logo nieuw.exe' } });
    expect([status, body]).toEqual([
      200,
      {
        data: { id: expect.stringMatching(/^[\w-]{32}$/), name: 'Logo nieuw.pdf', type: 'pdf', bytes: 1009 },
      },
    ]);
    const file = pathOf(app.strapi, body.data.id);
    expect(await readFile(file)).toEqual(bytes);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    for (const target of [
      `/uploads/${body.data.id}`,
      `/form-uploads/${body.data.id}`,
      `/api/form-uploads/${body.data.id}`,
    ])
      expect([401, 403, 404, 405]).toContain((await fetch(app.url + target)).status);
  });

  it('comes from the site’s server only', async () => {
    for (const wrong of ['', 'x', secret.toUpperCase()])
      expect(
        (await nothingMore(() => send(pdf(), { headers: { 'x-beursvloer-uploads': wrong } }))).status,
      ).toBe(401);
    expect((await send(Buffer.from('{}'), { headers: { 'content-type': 'application/json' } })).status).toBe(
      400,
    );
    expect(
      (await send(pdf(), { headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status,
    ).toBe(400);
  });

  it.each<[string, Record<string, string>]>([
    ['no form', { form: '' }],
    ['a path as form', { form: '../x' }],
    ['no field', { field: '' }],
    ['a long name', { name: 'x'.repeat(1001) }],
    ['no limit', { maxBytes: '0' }],
    ['a limit above the highest', { maxBytes: String(129 * 1024 * 1024) }],
    ['a limit that is no number', { maxBytes: '1e9' }],
    ['an unknown type', { types: 'pdf,exe' }],
    ['an inherited type', { types: 'constructor' }],
    ['no type', { types: '' }],
  ])('with %s is rejected', async (_what, query) => {
    expect((await nothingMore(() => send(pdf(), { query }))).status).toBe(400);
  });

  it('that is too large is rejected while it comes in, with and without a length, and leaves nothing', async () => {
    const query = { maxBytes: '1000' };
    expect(faultOf(await nothingMore(() => send(pdf(5000), { query })))).toEqual([413, 'too-large']);
    expect(await nothingMore(() => sendInChunks(pdf(20_000_000), { query }))).toBe(413);
    expect((await send(pdf(991), { query })).status).toBe(200);
  });

  it('that is empty, or of a type that the form does not take, leaves nothing', async () => {
    expect(faultOf(await nothingMore(() => send(Buffer.alloc(0))))).toEqual([400, 'empty']);
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
    for (const wrong of [zip, svg, html, exe, Buffer.from('gewoon tekst'), Buffer.alloc(500, 1)])
      expect(faultOf(await nothingMore(() => send(wrong)))).toEqual([400, 'wrong-type']);
    expect(faultOf(await nothingMore(() => send(pdf(), { query: { types: 'png' } })))).toEqual([
      400,
      'wrong-type',
    ]);
  });

  it('that is cut off leaves nothing behind', async () => {
    const logged = vi.spyOn(app.strapi.log, 'error');
    await nothingMore(
      () =>
        new Promise<void>((resolve) => {
          const request = startUpload({ 'content-length': '1000000' });
          request.on('error', () => resolve());
          request.write(pdf(20_000));
          setTimeout(() => request.destroy(), 200);
        }),
    );
    // Koa itself reports the connection.
    expect(logged.mock.calls.flat().map(String)).not.toContain('Error: aborted');
    logged.mockRestore();
  });
});

describe('a picture', () => {
  const make = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#f68220' } });

  it('is written again: without its position, without what hangs behind it, and upright', async () => {
    const exif = { IFD0: { Copyright: 'GEHEIM' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } };
    const photo = await make().jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
    expect(photo.includes('GEHEIM')).toBe(true);
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await send(polyglot, { query: { name: 'foto.png' } });
    expect(body.data).toMatchObject({ name: 'foto.jpg', type: 'jpg' });
    const written = await readFile(pathOf(app.strapi, body.data.id));
    expect([written.includes('GEHEIM'), written.includes('<script>')]).toEqual([false, false]);
    expect(body.data.bytes).toBe(written.length);
    const metadata = await sharp(written).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([20, 40, undefined]);
  });

  it('that is damaged leaves nothing behind', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
        background: '#fff',
      },
    })
      .png()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(faultOf(await nothingMore(() => send(half)))).toEqual([400, 'damaged']);
  });

  it('with more pixels than its bytes let one think leaves nothing behind', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(faultOf(await nothingMore(() => send(bomb)))).toEqual([400, 'too-many-pixels']);
  });

  it('of lines becomes a PNG where the form takes it', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    );
    const { body } = await send(svg, { query: { types: 'svg', name: 'logo.svg' } });
    expect(body.data).toMatchObject({ name: 'logo.png', type: 'png' });
  });
});

describe('a pending file', () => {
  const upload = async (query = {}): Promise<string> => (await send(pdf(), { query })).body.data.id;

  it('is found for its own form and field, and no other', async () => {
    const id = await upload();
    expect(await findPending(app.strapi, field, [id, id, 'x', 12, null, '../x'])).toMatchObject([
      { id, type: 'pdf' },
    ]);
    expect(await findPending(app.strapi, { ...field, form: 'ander' }, [id])).toEqual([]);
    expect(await findPending(app.strapi, { ...field, field: 'ander' }, [id])).toEqual([]);
  });

  it('belongs to one submission, however many want it at once', async () => {
    const id = await upload();
    const claims = Array.from({ length: 10 }, (_, index) =>
      claimUploads(app.strapi, `inzending${index}`, [id]),
    );
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    expect(await findPending(app.strapi, field, [id])).toEqual([]);
    expect(await claimUploads(app.strapi, 'inzending', ['x'.repeat(32)])).toBe(false);
  });

  it('is deleted when its sender takes it back, for its own field only and never with a submission', async () => {
    const [mine, kept, sent] = [await upload(), await upload(), await upload()];
    await claimUploads(app.strapi, 'verzonden', [sent]);
    const takeBack = async (id: string, about: Record<string, string>, secretSent = secret) => {
      const url = `${app.url}/api/form-uploads/${id}?${new URLSearchParams(about)}`;
      return (await fetch(url, { method: 'DELETE', headers: { 'x-beursvloer-uploads': secretSent } })).status;
    };
    expect(await takeBack(kept, field, 'x')).toBe(401);
    expect(await takeBack(kept, { ...field, field: 'ander' })).toBe(204);
    expect(await takeBack('..%2F..%2Fx', field)).toBe(204);
    for (const id of [mine, sent]) expect(await takeBack(id, field)).toBe(204);
    const left = await readdir(folder);
    expect([left.includes(mine), left.includes(kept), left.includes(sent)]).toEqual([false, true, true]);
    expect(await findPending(app.strapi, field, [mine, kept])).toMatchObject([{ id: kept }]);
  });

  it('goes after an hour, and one that was sent with its form stays until its submission goes', async () => {
    const [pending, sent] = [await upload(), await upload()];
    await claimUploads(app.strapi, 'blijft', [sent]);
    await writeFile(path.join(folder, 'zonder-rij'), 'x');
    const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ['zonder-rij', pending, sent]) await utimes(path.join(folder, name), long, long);
    await deletePending(app.strapi);
    expect(await readdir(folder)).toEqual(expect.arrayContaining([pending, sent]));
    expect(await readdir(folder)).not.toContain('zonder-rij');
    await deletePending(app.strapi, Date.now() + 61 * 60 * 1000);
    expect(await readdir(folder)).toEqual(expect.arrayContaining([sent]));
    expect(await readdir(folder)).not.toContain(pending);
    await deleteUploadsOf(app.strapi, 'blijft');
    expect(await readdir(folder)).not.toContain(sent);
  });
});

describe('a file of a submission', () => {
  /** A file that came with a submission, which has the mark that its form had then. */
  const store = async (organiserOnly: boolean): Promise<string> => {
    const { id } = (await send(pdf(), { query: { name: "Logo's “nieuw” é.pdf" } })).body.data;
    const submission = `bij ${organiserOnly}`;
    await app.strapi.db.query('api::form-submission.form-submission').create({
      data: {
        documentId: submission,
        receipt: submission,
        form: field.form,
        formTitle: 'Proef',
        version: 1,
        language: 'nl',
        values: {},
        state: 'nieuw',
        isTest: false,
        withoutCaptcha: false,
        organiserOnly,
        sentAt: Date.now(),
        expiresAt: Date.now() + 60_000,
      },
    });
    await claimUploads(app.strapi, submission, [id]);
    return id;
  };
  const get = (id: string, token?: string) =>
    fetch(`${app.url}/form-uploads/${id}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  it('is an attachment for an editor, and for nobody else', async () => {
    const [editor, visitor] = [await signInAsEditor(app), await makePerson(app, 'noor')];
    const id = await store(false);
    const response = await get(id, editor);
    expect([response.status, await response.text()]).toEqual([200, pdf().toString()]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': `attachment; filename="bestand.pdf"; filename*=UTF-8''Logo%27s%20%E2%80%9Cnieuw%E2%80%9D%20%C3%A9.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await get(id)).status).toBe(401);
    expect((await get(id, visitor.token)).status).toBe(401);
    const { body } = await send(pdf());
    for (const missing of [body.data.id, 'x', '..%2f..%2fdata.db', 'x'.repeat(32)])
      expect((await get(missing, editor)).status).toBe(404);
    const confidential = await store(true);
    expect((await get(confidential, editor)).status).toBe(404);
  });
});

/** Starts a request whose body the caller writes. */
function startUpload(
  headers: Record<string, string>,
  query: Record<string, string> = {},
): http.ClientRequest {
  const parameters = new URLSearchParams({ ...field, name: 'groot.pdf', ...query });
  return http.request(`${app.url}/api/form-uploads?${parameters}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-beursvloer-uploads': secret, ...headers },
  });
}

/** The status, or null when the connection was closed before it could be read. */
async function sendInChunks(body: Buffer, { query }: Options): Promise<number | null> {
  const file = path.join(app.dataDir, 'te-sturen');
  await writeFile(file, body);
  return new Promise((resolve) => {
    const request = startUpload({ 'transfer-encoding': 'chunked' }, query);
    request.on('response', (response) => resolve(response.resume().statusCode ?? null));
    request.on('error', () => resolve(null));
    createReadStream(file, { highWaterMark: 1024 }).pipe(request);
  });
}
