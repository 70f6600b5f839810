import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type ApiResponse, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Deletions by editors and organisers, through the admin's own API. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  const account = { email: 'opruimen@beurs.example', password: 'Beurs-2027-wachtwoord' };
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'organiser' } });
  const user = { ...account, firstname: 'Test', isActive: true, registrationToken: null, roles: [role.id] };
  await app.strapi.service('admin::user').create(user);
  const { body } = await ask(app, 'POST', '/admin/login', { body: account });
  token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
});

const list = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const send = (method: string, target: string, body?: unknown) =>
  ask(app, method, target, { token, ...(body === undefined ? {} : { body }) });
const message = ({ body }: ApiResponse) => /"message":"([^"]*)"/.exec(JSON.stringify(body))?.[1];

async function idOf(name: 'page' | 'hall' | 'room', slug: string): Promise<string> {
  const row = await app.strapi.db.query(`api::${name}.${name}`).findOne({ where: { slug } });
  return row.documentId;
}

async function makePage(slug: string): Promise<string> {
  const data: object = { title: `Pagina ${slug}`, slug, layout: 'Standaard' };
  const { documentId } = await app.strapi.documents('api::page.page').create({ data, status: 'published' });
  return documentId;
}

describe('a page that the site promises', () => {
  it('cannot be deleted or unpublished, alone or with others, and a try loses nothing', async () => {
    const home = await idOf('page', 'home');
    const other = await makePage('gewoon');
    const responses = [
      await send('DELETE', `${list('page')}/${home}`),
      await send('DELETE', `${list('page')}/${home}?locale=nl`),
      await send('POST', `${list('page')}/${home}/actions/unpublish`, {}),
      await send('POST', `${list('page')}/actions/bulkDelete`, { documentIds: [other, home] }),
      await send('POST', `${list('page')}/actions/bulkUnpublish`, { documentIds: [other, home] }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    for (const response of responses)
      expect(message(response)).toBe(
        'Dit kan niet weg. De voorpagina van de site is de pagina “Welkom”: pas haar aan, of vervang wat erop staat.',
      );
    const { body } = await ask(app, 'GET', '/api/pages?fields=slug&sort=slug');
    expect(JSON.stringify(body)).toContain('"gewoon"');
    expect(JSON.stringify(body)).toContain('"home"');
  });

  it('keeps its slug, and may be changed otherwise', async () => {
    const contact = await makePage('contact');
    const moved = await send('PUT', `${list('page')}/${contact}`, { title: 'Contact', slug: 'bereik-ons' });
    expect([moved.status, message(moved)]).toEqual([400, expect.stringContaining('Het adres /contact')]);
    const changed = await send('PUT', `${list('page')}/${contact}`, { title: 'Contact', slug: 'contact' });
    expect(changed.status).toBe(200);
  });

  it('may lose a translation', async () => {
    const faq = await makePage('faq');
    const data: object = { title: 'Questions', slug: 'faq', layout: 'Standaard' };
    await app.strapi
      .documents('api::page.page')
      .update({ documentId: faq, locale: 'en', data, status: 'published' });
    expect((await send('DELETE', `${list('page')}/${faq}?locale=en`)).status).toBe(200);
    expect((await send('DELETE', `${list('page')}/${faq}?locale=*`)).status).toBe(400);
  });

  it('is one of a list: any other page can be deleted', async () => {
    const other = await makePage('weg-ermee');
    expect((await send('POST', `${list('page')}/${other}/actions/unpublish`, {})).status).toBe(200);
    expect((await send('DELETE', `${list('page')}/${other}`)).status).toBe(200);
  });
});

it.each(['site-setting', 'navigation', 'stand-offer'])('the one %s cannot be deleted', async (name) => {
  const target = `/content-manager/single-types/api::${name}.${name}`;
  const response = await send('DELETE', target);
  expect([response.status, message(response)]).toEqual([400, expect.stringMatching(/^Dit kan niet weg\. /)]);
  expect((await send('GET', target)).status).toBe(200);
});

describe('a hall or a room', () => {
  it('that is in use cannot be deleted, and the message names by what', async () => {
    const [hall, room] = [await idOf('hall', 'hal-1'), await idOf('room', 'zaal-a')];
    expect(message(await send('DELETE', `${list('hall')}/${hall}`))).toBe(
      'Dit kan niet weg. Er zijn nog stands (4) die hier horen: verplaats of verwijder die eerst.',
    );
    expect(message(await send('POST', `${list('room')}/actions/bulkDelete`, { documentIds: [room] }))).toBe(
      'Dit kan niet weg. Er zijn nog programmaonderdelen (1) die hier horen: verplaats of verwijder die eerst.',
    );
  });

  it('that is empty can be deleted', async () => {
    const data = { name: 'Hal 9', slug: 'hal-9' };
    const { documentId } = await app.strapi.documents('api::hall.hall').create({ data });
    expect((await send('DELETE', `${list('hall')}/${documentId}`)).status).toBe(200);
  });
});
