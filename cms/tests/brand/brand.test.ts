import { beforeAll, describe, expect, it } from 'vitest';
import { publishedPalette } from '../../src/platform/brand/palette';
import { sendEmail } from '../../src/platform/mail/send';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';

/** The colour of the fair: typed by an organiser, and read by everything that has a colour. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const brands = () => app.strapi.documents('api::brand.brand');

async function mailed(): Promise<string> {
  const mail = {
    subject: 'Kleur',
    greeting: 'Dag,',
    paragraphs: ['Kijk.'],
    button: { label: 'Kijk', url: 'https://beurs.example' },
  };
  await sendEmail(app.strapi, 'kleur@post.example', mail);
  const [sent] = await newMails(app, 1);
  return sent?.html ?? '';
}

/** What the admin asks for before anybody signs in. */
async function admin(path: string): Promise<string> {
  const { status, body } = await ask(app, 'GET', path);
  expect([path, status]).toEqual([path, 200]);
  return String(body);
}

describe('the brand', () => {
  it('is orange as long as nobody chose a colour', async () => {
    expect((await ask(app, 'GET', '/api/brand')).status).toBe(404);
    expect((await publishedPalette(app.strapi)).light.brand).toBe('#f68220');
    expect(await mailed()).toContain('background:#f68220');
    expect(await admin('/brand.css')).toBe('');
    const token = await signInAs(app, 'organiser');
    expect((await ask(app, 'GET', '/brand/pages', { token })).status).toBe(404);
    expect(await admin('/brand-sign')).toContain('fill="#f68220"');
  });

  it('is on the site, in mails and in the admin once it is published, however its colour was typed', async () => {
    const { documentId, colour } = await brands().create({ data: { colour: ' 1F7A3D ' } });
    expect(colour).toBe('#1f7a3d');
    expect((await ask(app, 'GET', '/api/brand')).status).toBe(404);
    expect(await mailed()).toContain('background:#f68220');

    await brands().publish({ documentId });
    const { status, body } = await ask(app, 'GET', '/api/brand?fields[0]=colour&fields[1]=letters');
    expect([status, body]).toMatchObject([200, { data: { colour: '#1f7a3d', letters: 'Eigenzinnig' } }]);
    const html = await mailed();
    expect(html).toContain('background:#1f7a3d');
    expect(html).not.toContain('#f68220');
    expect(await admin('/brand.css')).toContain('--brand-light-primary600:#1f7a3d;');
    expect(await admin('/brand-sign')).toContain('fill="#1f7a3d"');
  });

  it.each(['groen', '#12345', 'rgb(1,2,3)', '#1f7a3d; }'])(
    'refuses what is no colour: %s',
    async (colour) => {
      const [brand] = await brands().findMany({});
      await expect(
        brands().update({ documentId: brand?.documentId ?? '', data: { colour } as never }),
      ).rejects.toThrow('Vul een kleur in zoals #1f7a3d');
      expect((await publishedPalette(app.strapi)).light.brand).toBe('#1f7a3d');
    },
  );
});

it.each(['Comic Sans', 'archivo'])('has letters from the list: not %s', async (letters) => {
  const [brand] = await brands().findMany({});
  const { documentId = '' } = brand ?? {};
  await expect(brands().update({ documentId, data: { letters } as never })).rejects.toThrow();
  await expect(brands().update({ documentId, data: { letters: null } as never })).resolves.toBeTruthy();
});

describe('pages with the brand that is not published yet', () => {
  const show = async (token: string) => ask(app, 'GET', '/brand/pages', { token });

  it('are the front page and the longest lists, as previews', async () => {
    const { status, body } = await show(await signInAs(app, 'organiser'));
    const { data } = body as { data: { title: string; url: string }[] };
    expect([status, data.length]).toEqual([200, 6]);
    expect(data[0]?.title).toBe('Voorpagina');
    for (const { url } of data)
      expect(new URL(url).searchParams.get('voorbeeld')).toMatch(/^[\w-]+\.[\w-]+$/);
    const paths = data.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(['/', ...Array.from({ length: 5 }, () => expect.stringMatching(/^\/[a-z]+$/))]);
    expect(new Set(paths).size).toBe(6);
  });

  it('are for who may read it', async () => {
    expect((await show(await signInAs(app, 'strapi-editor'))).status).toBe(403);
  });
});

describe('the previous brand', () => {
  const call = (method: string, token: string) => ask(app, method, '/brand/previous', { token });
  const published = async () => brands().findFirst({ status: 'published', populate: { logo: true } });
  const publish = async (data: object) => {
    const [brand] = await brands().findMany({});
    const { documentId } = brand ?? (await brands().create({ data: { colour: '#1f7a3d' } }));
    await brands().update({ documentId, data });
    await brands().publish({ documentId });
  };

  it('comes back with one press, without pictures that are gone, and the other is then the previous one', async () => {
    const token = await signInAs(app, 'organiser');
    const files = app.strapi.db.query('plugin::upload.file');
    const picture = {
      name: 'merk.svg',
      hash: 'merk',
      ext: '.svg',
      mime: 'image/svg+xml',
      size: 1,
      url: '/merk.svg',
      provider: 'local',
    };
    const [logo, lost] = [await files.create({ data: picture }), await files.create({ data: picture })];
    await publish({ colour: '#005ca9', letters: 'Klassiek', logo: logo.id, icon: lost.id });
    await publish({ colour: '#005ca9', letters: 'Klassiek', logo: logo.id, icon: lost.id });
    await publish({ colour: '#7a1f5c', letters: 'Strak', logo: null, icon: null });
    await files.delete({ where: { id: lost.id } });
    expect((await call('GET', token)).body).toEqual({ colour: '#005ca9', letters: 'Klassiek' });

    expect((await call('POST', token)).body).toEqual({ colour: '#7a1f5c', letters: 'Strak' });
    expect(await published()).toMatchObject({
      colour: '#005ca9',
      letters: 'Klassiek',
      logo: { id: logo.id },
    });
    expect((await publishedPalette(app.strapi)).light.brand).toBe('#005ca9');

    expect((await call('POST', token)).body).toEqual({ colour: '#005ca9', letters: 'Klassiek' });
    expect(await published()).toMatchObject({ colour: '#7a1f5c', letters: 'Strak', logo: null });
  });

  it('is for who may publish the brand', async () => {
    const token = await signInAs(app, 'strapi-editor');
    for (const method of ['GET', 'POST']) expect((await call(method, token)).status).toBe(403);
  });
});
