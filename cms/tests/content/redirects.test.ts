import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/** Redirect lookups through the public API, and the redirects that cannot be saved. */
let app: App;
const uid = 'api::redirect.redirect';
const permanent = 'Blijvend (301)' as const;

beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(() => app.strapi.db.query(uid).deleteMany({ where: {} }));

const lookup = async (path: string) =>
  (await ask(app, 'GET', `/api/redirects/lookup?path=${encodeURIComponent(path)}`)).body;
const save = (source: string, target: string, more: object = {}) =>
  app.strapi.documents(uid).create({ data: { source, target, code: permanent, ...more } });
/** Rows in the database may be older than the rules: no document middleware sees this. */
const force = (source: string, target: string) =>
  app.strapi.db.query(uid).create({ data: { source, target, code: permanent, active: true } });
/** Not checked against the generated types of a change, which know no fields. */
const change = (documentId: string, data: Record<string, unknown>) =>
  app.strapi.documents(uid).update({ documentId, data });
const rejected = (field: string, message: string) => ({
  message,
  details: { errors: [{ path: [field], message, name: 'ValidationError' }] },
});

describe('a look-up', () => {
  it('gives the redirect and nothing else of the row', async () => {
    await save('/oud', '/nieuw?a=1#b', { code: 'Tijdelijk, zelfde methode (307)', internalNote: 'geheim' });
    expect(await lookup('/Oud/')).toEqual({ redirect: { target: '/nieuw?a=1#b', code: 307 } });
    expect(await lookup('/anders')).toEqual({ redirect: null });
  });

  it('prefers the path itself to a wildcard, and the longest wildcard', async () => {
    await save('/oud/*', '/breed/*');
    await save('/oud/pers/*', 'https://pers.example/*');
    await save('/oud/pers/map', '/pers');
    const targets = await Promise.all(['/oud/x/y', '/oud/pers/x', '/oud/pers/map', '/ouder'].map(lookup));
    expect(targets).toEqual([
      { redirect: { target: '/breed/x/y', code: 301 } },
      { redirect: { target: 'https://pers.example/x', code: 301 } },
      { redirect: { target: '/pers', code: 301 } },
      { redirect: null },
    ]);
  });

  it('leaves inactive redirects out', async () => {
    await save('/oud', '/nieuw', { active: false });
    expect(await lookup('/oud')).toEqual({ redirect: null });
  });

  it('follows a chain of five and survives longer ones, loops and broken ones', async () => {
    for (const step of [1, 2, 3, 4, 5, 6]) await force(`/${step}`, `/${step + 1}`);
    await force('/a', '/b');
    await force('/b', '/a');
    await force('/stuk', 'https://');
    expect(await lookup('/2')).toEqual({ redirect: { target: '/7', code: 301 } });
    for (const path of ['/1', '/a', '/b', '/stuk']) expect(await lookup(path)).toEqual({ redirect: null });
  });

  it('keeps visitors in their language, and its own redirects come first', async () => {
    await save('/oud', '/nieuw?a=1');
    await save('/en/eigen', '/nieuw');
    await save('/eigen', '/anders');
    const targets = await Promise.all(['/en/oud', '/en/eigen', '/eigen'].map(lookup));
    expect(targets).toEqual([
      { redirect: { target: '/en/nieuw?a=1', code: 301 } },
      { redirect: { target: '/nieuw', code: 301 } },
      { redirect: { target: '/anders', code: 301 } },
    ]);
  });

  it('ignores a token', async () => {
    await save('/oud', '/nieuw');
    const { status } = await ask(app, 'GET', '/api/redirects/lookup?path=/oud', { token: 'verlopen' });
    expect(status).toBe(200);
  });

  it.each(['', '?path=', '?path=oud', '?path[]=/oud', '?path[a]=/oud'])(
    'without a path gets a 400: %s',
    async (query) => {
      expect(await ask(app, 'GET', `/api/redirects/lookup${query}`)).toMatchObject({
        status: 400,
        body: { data: null, error: { name: 'ValidationError' } },
      });
    },
  );

  it.each(['/%', '/%00', `/${'a/'.repeat(900)}`, "/' or 1=1--", '/😀', '/oud/*', '/..%2f..'])(
    'of %j gives no redirect',
    async (path) => {
      await save('/oud/*', '/nieuw/*', { active: false });
      expect(await lookup(path)).toEqual({ redirect: null });
    },
  );
});

describe('saving a redirect', () => {
  it('stores the source as look-ups read it, and the site itself as a path', async () => {
    expect(await save(' /Café/Oud/* ', 'https://beurs.example/nieuw/*')).toMatchObject({
      source: '/café/oud/*',
      target: '/nieuw/*',
    });
    expect(await lookup('/caf%C3%A9/oud/x')).toEqual({ redirect: { target: '/nieuw/x', code: 301 } });
  });

  it.each([
    ['/', '/x', 'source', 'De startpagina kan niet worden doorverwezen.'],
    ['/oud*', '/x', 'source', 'Het sterretje mag alleen aan het eind staan, na een schuine streep: /oud/*.'],
    ['/oud', '/OUD/', 'target', 'Deze doorverwijzing wijst naar zichzelf.'],
    ['/oud', 'https://beurs.example/oud', 'target', 'Deze doorverwijzing wijst naar zichzelf.'],
  ])('is rejected from %s to %s', async (source, target, field, message) => {
    await expect(save(source, target)).rejects.toMatchObject(rejected(field, message));
  });

  it('is rejected between two URLs of one item, and a look-up survives it', async () => {
    const message =
      'De site verwijst zelf al naar dit adres met de goede naam erachter. Een doorverwijzing tussen die twee wordt een kring.';
    const [full, short] = ['/standhouders/1001/bouwhuis', '/standhouders/1001'];
    await expect(save(full, short)).rejects.toMatchObject(rejected('target', message));
    await force(full, short);
    expect(await lookup(full)).toEqual({ redirect: null });
  });

  it.each([
    ['two items', '/sprekers/3001/anna', '/sprekers/3002', '/sprekers/3002/bram', '/sprekers/3001'],
    [
      'items in English',
      '/sprekers/3001/anna',
      '/en/sprekers/3002',
      '/en/sprekers/3002/bram',
      '/sprekers/3001',
    ],
    ['two languages', '/en/c', '/en/b', '/b', '/c'],
  ])(
    'is rejected for a circle over %s, and a look-up survives it',
    async (_what, source, target, next, back) => {
      await save(source, target);
      expect(await lookup(source)).toEqual({ redirect: { target, code: 301 } });
      await expect(save(next, back)).rejects.toThrow('Zo ontstaat een kring');
      await force(next, back);
      expect(await lookup(source)).toEqual({ redirect: null });
    },
  );

  it('is rejected for a path that has one, however it is written', async () => {
    await save('/oud', '/nieuw', { active: false });
    const message = 'Er is al een doorverwijzing van /oud.';
    await expect(save('/Oud/', '/anders')).rejects.toMatchObject(rejected('source', message));
  });

  it('is rejected for a loop, also when an inactive one is switched on', async () => {
    await save('/a', '/b');
    const back = await save('/b', '/a', { active: false });
    const switchedOn = change(back.documentId, { active: true });
    const message = 'Zo ontstaat een kring: /b → /a → /b.';
    await expect(switchedOn).rejects.toMatchObject(rejected('target', message));
  });

  it('is rejected for the sixth in a chain, and allowed for one that is saved again as it is', async () => {
    for (const step of [2, 3, 4, 5, 6]) await save(`/${step}`, `/${step + 1}`);
    await expect(save('/1', '/2')).rejects.toThrow('keten van meer dan 5 doorverwijzingen');
    const row = await app.strapi.db.query(uid).findOne({ where: { source: '/4' } });
    const again = await change(row.documentId, { source: '/4', target: '/5' });
    expect(again).toMatchObject({ source: '/4' });
  });

  it('is allowed beside an older loop', async () => {
    await force('/a', '/b');
    await force('/b', '/a');
    expect(await save('/c', '/d')).toMatchObject({ source: '/c' });
  });

  it('is rejected for one to a short link', async () => {
    await expect(save('/oud', '/l/folder')).rejects.toThrow('Dit is een korte link');
    await expect(save('/oud', '/en/l/folder')).rejects.toThrow('Dit is een korte link');
  });
});

describe('saving a short link', () => {
  const links = () => app.strapi.documents('api::short-link.short-link');
  const link = (target: string) => links().create({ data: { code: 'folder', target } });
  beforeEach(() => app.strapi.db.query('api::short-link.short-link').deleteMany({ where: {} }));

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['ftp://elders.example/x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\tnieuw'],
    ['https://'],
    ['nieuw'],
  ])('is rejected for %j, as with a redirect', async (target) => {
    await expect(link(target)).rejects.toThrow('Vul een pad op de site in');
    await expect(save('/oud', target)).rejects.toThrow('Vul een pad op de site in');
  });

  it.each(['/l/folder', '/L/folder', '/en/l/ander', 'http://localhost:3000/l/folder'])(
    'is rejected for %s, which is a short link itself',
    async (target) => {
      const site = String(app.strapi.config.get('site.url'));
      const own = target.replace('http://localhost:3000', new URL(site).origin);
      await expect(link(own)).rejects.toThrow('Dit is een korte link');
    },
  );

  it('is rejected for a wildcard, and for what is redirected in a circle', async () => {
    await expect(link('/nieuw/*')).rejects.toThrow('/*');
    await force('/a', '/b');
    await force('/b', '/a');
    await expect(link('/a')).rejects.toThrow('in een kring');
  });

  it('is rejected at its field when it is changed as well', async () => {
    const { documentId } = await link('/nieuw');
    const changed = links().update({ documentId, data: { target: '/l/folder' } as object });
    const message = 'Dit is een korte link. Vul het adres in waar die heen leidt.';
    await expect(changed).rejects.toMatchObject(rejected('target', message));
  });

  it('stores a good one as it is sent to browsers', async () => {
    expect(await link(' /over ons?a=1#b ')).toMatchObject({ target: '/over%20ons?a=1#b' });
    await save('/oud', '/nieuw');
    const { documentId } = (await links().findFirst({})) ?? { documentId: '' };
    const update = (target: string) => links().update({ documentId, data: { target } as object });
    expect(await update('/oud')).toMatchObject({ target: '/oud' });
    expect(await update('https://elders.example')).toMatchObject({ target: 'https://elders.example/' });
  });
});

it('an editor reads the message at the field in the admin', async () => {
  const token = await signInAsEditor(app);
  const response = await ask(app, 'POST', `/content-manager/collection-types/${uid}`, {
    token,
    body: { source: '/', target: '/x', code: permanent },
  });
  const message = 'De startpagina kan niet worden doorverwezen.';
  expect(response).toMatchObject({ status: 400, body: { error: rejected('source', message) } });
});
