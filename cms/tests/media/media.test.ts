import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newestCursor, readFeed } from '../harness/purges';
import { sharedApp } from '../harness/shared-app';

let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAsEditor(app);
});

interface Sent {
  status: number;
  file: { id: number; name: string; url: string; ext: string; mime: string; width: number; hash: string };
  message: string;
}

const plain = async (color: string, format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');
const svg = (inside: string, attributes = 'width="200" height="100"', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

async function send(target: string, name: string, bytes: Buffer, type = ''): Promise<Sent> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ name }));
  form.append('files', new File([new Uint8Array(bytes)], name, { type }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}${target}`, { method: 'POST', headers, body: form });
  const body = JSON.parse(await response.text());
  return { status: response.status, file: [body].flat()[0], message: body.error?.message };
}
const stored = (url: string) => existsSync(path.join(app.dataDir, 'public', url));

describe('a file that is replaced', () => {
  it.each([
    ['the form of the library', (id: number) => `/upload?id=${id}`],
    ['the route of its own', (id: number) => `/upload/files/${id}/replace`],
  ])('gets another URL by %s, and the old one redirects to it', async (_how, target) => {
    const { file: before } = await send('/upload', 'hal.png', await plain('red'), 'image/png');
    const { file: after } = await send(
      target(before.id),
      'hal.webp',
      await plain('blue', 'webp'),
      'image/webp',
    );
    expect(after).toMatchObject({ id: before.id, ext: '.webp', mime: 'image/webp' });
    expect(after.url).toBe(`/uploads/${after.hash}.webp`);
    expect(after.hash).not.toBe(before.hash);
    expect([stored(before.url), stored(after.url)]).toEqual([false, true]);

    const old = await ask(app, 'GET', before.url);
    expect(old.status).toBe(302);
    expect(old.headers.get('location')).toBe(after.url);
    expect(old.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('has one thumbnail, of its new picture', async () => {
    const { file } = await send('/upload', 'klein.png', await plain('red'), 'image/png');
    const row = async () => app.strapi.db.query('plugin::upload.file').findOne({ where: { id: file.id } });
    const before = (await row()).formats.thumbnail.url;
    await send(`/upload?id=${file.id}`, 'klein.png', await plain('blue'), 'image/png');
    const after = (await row()).formats.thumbnail.url;
    expect([stored(before), stored(after)]).toEqual([false, true]);
  });

  it('keeps its URL when its bytes are the same', async () => {
    const { file } = await send('/upload', 'zelfde.png', await plain('red'), 'image/png');
    const { file: again } = await send(
      `/upload?id=${file.id}`,
      'zelfde.png',
      await plain('red'),
      'image/png',
    );
    expect(again.url).toBe(file.url);
    expect(stored(file.url)).toBe(true);
  });

  it('is still redirected to after it was replaced twice, and a URL that never existed leads nowhere', async () => {
    const { file: first } = await send('/upload', 'drie.png', await plain('red'), 'image/png');
    const { file: second } = await send(
      `/upload?id=${first.id}`,
      'drie.png',
      await plain('blue'),
      'image/png',
    );
    const { file: third } = await send(
      `/upload?id=${first.id}`,
      'drie.png',
      await plain('lime'),
      'image/png',
    );
    for (const { url } of [first, second])
      expect((await ask(app, 'GET', url)).headers.get('location')).toBe(third.url);
    expect((await ask(app, 'GET', '/uploads/nooit_0123456789abcdef.png')).status).toBe(404);
    expect((await ask(app, 'GET', '/uploads/_.png')).status).toBe(404);
  });

  it('is updated in texts that show it, and those are purged', async () => {
    const { file } = await send('/upload', 'tekst.png', await plain('red'), 'image/png');
    const other = await send('/upload', 'blijft.png', await plain('red'), 'image/png');
    // As the editor of texts copies it.
    const shown = ({ url, hash, ext, mime, width }: Sent['file']) => ({
      type: 'image',
      image: {
        url,
        hash,
        ext,
        mime,
        width,
        height: 200,
        size: 1,
        provider: 'local',
        formats: {},
        name: 'tekst',
        alternativeText: 'Een plaat',
        createdAt: '2026-11-22',
        updatedAt: '2026-11-22',
      },
      children: [{ type: 'text', text: '' }],
    });
    const news = app.strapi.documents('api::news-article.news-article');
    const body = [shown(file), shown(other.file)];
    const [article] = await news.findMany({ status: 'published' });
    const { documentId = '' } = article ?? {};
    const data: object = { body };
    await news.update({ documentId, data });
    await news.publish({ documentId });

    const cursor = await newestCursor(app);
    const { file: replaced } = await send(`/upload?id=${file.id}`, 'tekst.webp', await plain('blue', 'webp'));
    expect(replaced.url).not.toBe(file.url);
    for (const status of ['draft', 'published'] as const)
      expect(await news.findOne({ documentId, status })).toMatchObject({
        body: [
          { image: { url: replaced.url, mime: 'image/webp', alternativeText: 'Een plaat' } },
          { image: { url: other.file.url } },
        ],
      });
    expect(await readFeed(app, cursor)).toMatchObject({ reset: true });
  });

  it.each([
    ['a document', 'folder.pdf', async () => pdf],
    ['a document that is called a picture', 'plaat.png', async () => pdf],
  ])('that is a picture cannot be replaced by %s', async (_what, name, bytes) => {
    const { file } = await send('/upload', 'plaat.png', await plain('red'), 'image/png');
    const { status, message } = await send(`/upload?id=${file.id}`, name, await bytes(), 'image/png');
    expect(status).toBe(400);
    expect(message).toMatch(/^“plaat.png” is een beeld en kan alleen door een ander beeld worden vervangen/);
    const row = await app.strapi.db.query('plugin::upload.file').findOne({ where: { id: file.id } });
    expect(row).toMatchObject({ url: file.url, mime: 'image/png' });
    expect(stored(file.url)).toBe(true);
  });

  it('that is a document cannot be replaced by a picture', async () => {
    const { file } = await send('/upload', 'folder.pdf', pdf, 'application/pdf');
    const { status, message } = await send(`/upload/files/${file.id}/replace`, 'a.png', await plain('red'));
    expect([status, message]).toEqual([400, expect.stringContaining('niet door een beeld')]);
  });
});

describe('the type of a file', () => {
  it.each([
    ['foto.png', 'image/png', 'webp', '.webp', 'foto.webp'],
    ['foto.pdf', 'application/pdf', 'png', '.png', 'foto.png'],
    ['foto', 'text/plain', 'png', '.png', 'foto'],
  ] as const)('is decided by its bytes: %s, sent as %s', async (name, type, format, ext, calledAfter) => {
    const { status, file } = await send('/upload', name, await plain('red', format), type);
    expect(status).toBe(201);
    expect(file).toMatchObject({ ext, mime: `image/${format}`, name: calledAfter });
    expect(file.url.endsWith(ext)).toBe(true);
  });

  it.each([
    ['page.html', Buffer.from('<!doctype html><script>1</script>'), 'text/html', 'kan niet'],
    ['page.png', Buffer.from('<!doctype html><script>1</script>'), 'image/png', 'kan niet'],
    ['page.pdf', Buffer.from('<!doctype html><script>1</script>'), 'application/pdf', 'kan niet'],
    ['tekst.txt', Buffer.from('tekst'), 'text/plain', 'kan niet'],
    ['both.gif', Buffer.from('GIF89a=1;alert(1)//'), 'image/gif', 'beschadigd'],
  ])('must be one that the library accepts: %s is rejected in Dutch', async (name, bytes, type, words) => {
    const { status, message } = await send('/upload', name, bytes, type);
    expect(status).toBe(400);
    expect(message).toContain(words);
  });

  it('must fit all of it: half a picture is rejected', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', sigma: 60 },
      },
    });
    const whole = await noise.jpeg().toBuffer();
    const { status, message } = await send('/upload', 'half.jpg', whole.subarray(0, 900), 'image/jpeg');
    expect([status, message]).toEqual([400, expect.stringContaining('beschadigd')]);
  });

  it('does not matter when it has more pixels than the site resizes', async () => {
    const image = sharp({ create: { width: 20_000, height: 6_000, channels: 3, background: 'red' } });
    const { status, message } = await send('/upload', 'groot.png', await image.png().toBuffer());
    expect([status, message]).toEqual([400, expect.stringContaining('te groot')]);
  });
});

describe('an SVG', () => {
  it('is drawn as a picture, large enough for a logo, and is not stored itself', async () => {
    const red = '<script>alert(1)</script><rect width="200" height="100" fill="#ff0000"/>';
    const { status, file } = await send('/upload', 'logo.svg', svg(red), 'image/svg+xml');
    expect(status).toBe(201);
    expect(file).toMatchObject({
      name: 'logo.png',
      ext: '.png',
      mime: 'image/png',
      width: 1600,
      height: 800,
    });
    const { body } = await ask(app, 'GET', file.url);
    expect(String(body)).not.toContain('script');
    const bytes = Buffer.from(await (await fetch(app.url + file.url)).arrayBuffer());
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it('may have the entities that Illustrator writes for its namespaces', async () => {
    const drawing = await readFile(path.join(__dirname, 'cases/illustrator.svg'));
    const { status, file } = await send('/upload', 'illustrator.svg', drawing, 'image/svg+xml');
    expect([status, file.ext, file.mime]).toEqual([201, '.png', 'image/png']);
    const bytes = Buffer.from(await (await fetch(app.url + file.url)).arrayBuffer());
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 102, 0]);
  });

  it('stays transparent', async () => {
    const { file } = await send('/upload', 'los.svg', svg('<circle r="5"/>'), 'image/svg+xml');
    const bytes = Buffer.from(await (await fetch(app.url + file.url)).arrayBuffer());
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  it('can replace a logo of another type', async () => {
    const { file } = await send('/upload', 'logo.webp', await plain('red', 'webp'));
    const { status, file: after } = await send(`/upload?id=${file.id}`, 'logo.svg', svg('<circle r="5"/>'));
    expect([status, after.mime, after.name]).toEqual([200, 'image/png', 'logo.png']);
  });

  const uses = (depth: number) =>
    Array.from(
      { length: depth },
      (_, n) => `<g id="g${n + 1}">${`<use xlink:href="#g${n}"/>`.repeat(10)}</g>`,
    ).join('');
  const entities = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  it.each([
    ['with entities', svg('<text>&b;</text>', undefined, entities)],
    [
      'with an entity that is a file of the server',
      svg('<text>&a;</text>', undefined, '<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>'),
    ],
    [
      'with an entity that is markup',
      svg('&a;', undefined, `<!DOCTYPE svg [<!ENTITY a "<image href='/etc/passwd'/>">]>`),
    ],
    [
      'with an entity that asks for another host in pieces',
      svg('<im&a; href="http://127.0.0.1:1/x.png"/>', undefined, '<!DOCTYPE svg [<!ENTITY a "age">]>'),
    ],
    ['with an entity of parameters', svg('<rect/>', undefined, '<!DOCTYPE svg [<!ENTITY % a "b"> %a;]>')],
    [
      'with entities that are more than a megabyte when written out',
      svg(
        `<text>${'&a;'.repeat(10_000)}</text>`,
        undefined,
        `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(200)}">]>`,
      ),
    ],
    ['that asks for a file of the server', svg('<image href="/etc/passwd" width="9" height="9"/>')],
    ['that asks for another host', svg('<svg:image xlink:href="http://127.0.0.1:1/x.png"/>')],
    ['as wide as a continent', svg('<rect/>', 'width="1000000000" height="1"')],
    ['of more than a megabyte', svg(`<path d="${'M0 0 '.repeat(300_000)}"/>`)],
    ['in another encoding', Buffer.from(svg('<rect/>').toString(), 'utf16le')],
    ['that is not well formed', svg('<g>')],
    [
      'that draws itself a billion times',
      svg(`<defs><rect id="g0" width="9" height="9"/>${uses(9)}</defs><use xlink:href="#g9"/>`),
    ],
  ])('%s is rejected in Dutch', { timeout: 40_000 }, async (_what, bytes) => {
    const { status, message } = await send('/upload', 'logo.svg', bytes, 'image/svg+xml');
    expect(status).toBe(400);
    expect(message).toMatch(/SVG-bestand|kan niet in de mediabibliotheek/);
  });

  it('whose filters take minutes is given up when its time is over', async () => {
    // The program that draws stands beside the compiled module.
    const compiled = path.resolve('dist/src/platform/media/vector.js');
    const { drawVector }: typeof import('../../src/platform/media/vector') = await import(compiled);
    const blurs = '<feGaussianBlur stdDeviation="300"/>'.repeat(200);
    const drawing = svg(`<filter id="f">${blurs}</filter><rect width="200" height="100" filter="url(#f)"/>`);
    await expect(drawVector(drawing, undefined, 500)).rejects.toThrow(
      /^Dit SVG-bestand kunnen we niet tekenen/,
    );
  });
});
