import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, startApp, type App } from '../harness/app';
import { street } from '../harness/fair';

let app: App;

describe('the seed', () => {
  beforeAll(async () => {
    app = await startApp(inject('template'));
  });
  afterAll(() => app.stop());

  it('puts files on disk with their size and their folder', async () => {
    const files = await app.strapi.db
      .query('plugin::upload.file')
      .findMany({ populate: ['folder'], orderBy: 'name' });
    expect(files).toMatchObject([
      {
        name: 'houthuis-logo.webp',
        width: 240,
        height: 120,
        mime: 'image/webp',
        folder: { name: 'Standhouders' },
      },
      { name: 'houthuis.pdf', mime: 'application/pdf', folder: { name: 'Downloads' } },
      {
        name: 'street.webp',
        width: 640,
        height: 360,
        alternativeText: street.alt,
        folder: { name: 'Sfeerbeelden' },
      },
    ]);
    for (const file of files) {
      const { size } = await stat(path.join(app.dataDir, 'public', file.url));
      expect(file.size).toBeCloseTo(size / 1000, 2);
      expect((await ask(app, 'GET', file.url)).status).toBe(200);
    }
    expect(await readdir(path.join(app.dataDir, 'public/uploads'))).toHaveLength(3);
  });

  it('makes a PDF whose cross-reference table points at its objects', async () => {
    const [row] = await app.strapi.db.query('plugin::upload.file').findMany({ where: { ext: '.pdf' } });
    const pdf = await readFile(path.join(app.dataDir, 'public', row.url), 'latin1');
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, index) => expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
  });

  it('publishes documents with their components and relations in the order given', async () => {
    const query =
      'populate[themes]=true&populate[stands]=true&populate[products][populate]=image&populate[downloads][populate]=file';
    const { body } = await ask(app, 'GET', `/api/exhibitors?filters[slug]=houthuis&${query}`);
    expect(body).toMatchObject({
      data: [
        {
          publicId: 1001,
          themes: [{ slug: 'renovatie' }, { slug: 'circulair' }, { slug: 'houtbouw' }],
          stands: [{ code: '1.A02' }, { code: '1.A01' }],
          products: [{ name: 'Module', image: { width: 640 } }],
          downloads: [{ title: 'Brochure', file: { ext: '.pdf' } }],
        },
      ],
    });
    const sessions = await ask(app, 'GET', '/api/sessions?populate[speakers][populate]=speaker');
    expect(sessions.body).toMatchObject({
      data: [
        {
          startTime: '10:00:00.000',
          speakers: [{ role: 'Moderator', speaker: { publicId: 3001 } }, { speaker: { slug: 'ali-yilmaz' } }],
        },
      ],
    });
    const pages = await ask(
      app,
      'GET',
      '/api/pages?populate[blocks][on][blocks.logo-marquee][populate]=exhibitors&populate[blocks][on][blocks.cards][populate][cards][populate][image][fields][0]=url',
    );
    expect(pages.body).toMatchObject({
      data: [
        {
          blocks: [
            {
              cards: [{ title: 'Kaart', image: { url: expect.stringContaining('/uploads/scenes-street') } }],
            },
            { exhibitors: [{ slug: 'gemeente-meerdam' }, { slug: 'houthuis' }] },
          ],
        },
      ],
    });
  });
});
