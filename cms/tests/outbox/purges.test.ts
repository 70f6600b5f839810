import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { purge, purgesOf, readFeed, type Purge } from '../harness/purges';
import { sharedApp } from '../harness/shared-app';

/** The purges of every kind of change. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const exhibitors = () => app.strapi.documents('api::exhibitor.exhibitor');
const pavilions = () => app.strapi.documents('api::pavilion.pavilion');
const stands = () => app.strapi.documents('api::stand.stand');
const sessions = () => app.strapi.documents('api::session.session');
const pages = () => app.strapi.documents('api::page.page');
const redirects = () => app.strapi.documents('api::redirect.redirect');
const of = (change: () => Promise<unknown>): Promise<Purge[]> => purgesOf(app, change);
const fields = (values: Record<string, unknown>) => values;
const company = (slug: string, more: object = {}) => fields({ name: slug, slug, kind: 'Overheid', ...more });

type Named = 'exhibitor' | 'hall' | 'pavilion' | 'session' | 'speaker' | 'stand' | 'theme';
async function idOf(type: Named, value: string): Promise<string> {
  const where = { [type === 'stand' ? 'code' : 'slug']: value };
  return (await app.strapi.db.query(`api::${type}.${type}`).findOne({ where })).documentId;
}

it('a fair that was seeded begins without purges', async () => {
  expect(await app.strapi.db.query('api::purge.purge').count()).toBe(0);
});

describe('a type with drafts', () => {
  it('purges nothing while a draft is made, changed, discarded or deleted', async () => {
    const purges = await of(async () => {
      const { documentId } = await exhibitors().create({ data: company('concept') });
      await exhibitors().update({ documentId, data: company('concept-2') });
      await exhibitors().clone({ documentId, data: { slug: 'concept-3' } });
      await exhibitors().unpublish({ documentId });
      await exhibitors().delete({ documentId });
      const known = await idOf('exhibitor', 'houthuis');
      await exhibitors().update({ documentId: known, data: fields({ summary: 'Anders.', themes: [] }) });
      await exhibitors().discardDraft({ documentId: known });
    });
    expect(purges).toEqual([]);
  });

  it('purges itself, its list and all its relations when it is first published', async () => {
    const pavilion = await idOf('pavilion', 'houtplein');
    const theme = await idOf('theme', 'houtbouw');
    const stand = await idOf('stand', '1.A04');
    const data = company('nieuw', { pavilion, themes: [theme], stands: [stand] });
    const { documentId } = await exhibitors().create({ data });
    expect(await of(() => exhibitors().publish({ documentId }))).toEqual([
      purge(['exhibitors', documentId, pavilion, theme, stand]),
    ]);
  });

  it('purges only itself and relations that changed when it is published again', async () => {
    const documentId = await idOf('exhibitor', 'nieuw');
    const [old, theme] = [await idOf('theme', 'houtbouw'), await idOf('theme', 'circulair')];
    await exhibitors().update({ documentId, data: fields({ summary: 'Nieuw.' }) });
    expect(await of(() => exhibitors().publish({ documentId }))).toEqual([purge(['exhibitors', documentId])]);
    await exhibitors().update({ documentId, data: fields({ themes: [theme], stands: [] }) });
    const stand = await idOf('stand', '1.A04');
    expect(await of(() => exhibitors().publish({ documentId }))).toEqual([
      purge(['exhibitors', documentId, old, theme, stand]),
    ]);
  });

  it('purges its relations when it is unpublished or deleted, and is gone', async () => {
    const documentId = await idOf('exhibitor', 'nieuw');
    const all = purge(
      ['exhibitors', documentId, await idOf('theme', 'circulair'), await idOf('pavilion', 'houtplein')],
      { gone: true },
    );
    expect(await of(() => exhibitors().unpublish({ documentId }))).toEqual([all]);
    expect(await of(() => exhibitors().publish({ documentId }))).toEqual([{ ...all, gone: false }]);
    expect(await of(() => exhibitors().delete({ documentId }))).toEqual([all]);
  });

  it('purges once when it is written and published in one go', async () => {
    const made = await of(() => exhibitors().create({ data: company('ineens'), status: 'published' }));
    const documentId = await idOf('exhibitor', 'ineens');
    expect(made).toEqual([purge(['exhibitors', documentId])]);
    const data = fields({ summary: 'Ineens.' });
    expect(await of(() => exhibitors().update({ documentId, data, status: 'published' }))).toEqual(made);
  });

  it('purges relations inside components and the blocks of a page', async () => {
    const speaker = await idOf('speaker', 'noor-blom');
    const session = await idOf('session', 'bouwen-met-hout');
    await sessions().update({ documentId: session, data: fields({ speakers: [] }) });
    const changed = await of(() => sessions().publish({ documentId: session }));
    const other = await idOf('speaker', 'ali-yilmaz');
    expect(changed).toEqual([purge(['sessions', session, speaker, other])]);

    const exhibitor = await idOf('exhibitor', 'houthuis');
    const blocks = [{ __component: 'blocks.exhibitor-grid', exhibitors: [exhibitor] }] as const;
    const { documentId } = await pages().create({ data: { title: 'Blokken', slug: 'blokken', blocks } });
    expect(await of(() => pages().publish({ documentId }))).toEqual([
      purge(['pages', documentId, exhibitor]),
    ]);
  });

  it('purges what moves when the relation is changed from its other side', async () => {
    const exhibitor = await idOf('exhibitor', 'houthuis');
    const plaza = await pavilions().create({
      data: fields({ name: 'Steenplein', slug: 'steenplein', exhibitors: [exhibitor] }),
    });
    const { documentId } = plaza;
    expect(await of(() => pavilions().publish({ documentId }))).toEqual([
      purge(['pavilions', documentId, exhibitor, 'exhibitors']),
    ]);
    const { body } = await ask(app, 'GET', `/api/exhibitors?filters[pavilion][slug]=steenplein`);
    expect(body).toMatchObject({ data: [{ documentId: exhibitor }] });
  });

  it('purges one document for all its languages', async () => {
    await app.strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
    const documentId = await idOf('exhibitor', 'houthuis');
    await exhibitors().update({ documentId, locale: 'en', data: company('timber-house') });
    expect(await of(() => exhibitors().publish({ documentId, locale: ['nl', 'en'] }))).toHaveLength(1);
    const [english] = await of(() => exhibitors().unpublish({ documentId, locale: 'en' }));
    expect(english).toMatchObject({ gone: true, tags: expect.arrayContaining(['exhibitors', documentId]) });
  });
});

describe('a type without drafts', () => {
  it('purges at every change', async () => {
    const hall = await idOf('hall', 'hal-1');
    const exhibitor = await idOf('exhibitor', 'gemeente-meerdam');
    const made = await of(() => stands().create({ data: { code: '1.B01', hall, exhibitors: [exhibitor] } }));
    const documentId = await idOf('stand', '1.B01');
    expect(made).toEqual([purge(['stands', documentId, hall, exhibitor, 'exhibitors'])]);
    expect(await of(() => stands().update({ documentId, data: fields({ area: 10 }) }))).toEqual([
      purge(['stands', documentId]),
    ]);
    expect(await of(() => stands().update({ documentId, data: fields({ exhibitors: [] }) }))).toEqual([
      purge(['stands', documentId, exhibitor, 'exhibitors']),
    ]);
    expect(await of(() => stands().delete({ documentId }))).toEqual([
      purge(['stands', documentId, hall], { gone: true }),
    ]);
    expect(await of(() => stands().update({ documentId, data: fields({ area: 11 }) }))).toEqual([]);
  });

  it('is purged by its name when it is a single type', async () => {
    const site = await app.strapi.documents('api::site-setting.site-setting').findFirst();
    const navigation = await app.strapi.documents('api::navigation.navigation').findFirst();
    const purges = await of(async () => {
      await app.strapi
        .documents('api::site-setting.site-setting')
        .update({ documentId: site?.documentId ?? '', data: fields({ name: 'Andere naam' }) });
      await app.strapi
        .documents('api::navigation.navigation')
        .update({ documentId: navigation?.documentId ?? '', data: fields({ header: [] }) });
    });
    expect(purges).toEqual([
      purge(['site-setting', site?.documentId ?? '']),
      purge(['navigation', navigation?.documentId ?? '']),
    ]);
  });
});

describe('a redirect', () => {
  it('purges its old and new paths, and the item they are of', async () => {
    const { documentId } = await redirects().create({ data: { source: '/Weg/', target: '/nieuw' } });
    const at = (...paths: string[]) =>
      purge(['redirects', documentId, ...paths.map((path) => `redirect:${path}`)]);
    const change = (data: object) => of(() => redirects().update({ documentId, data }));
    expect(await change({ source: '/Nieuws/12/oud/*' })).toEqual([
      at('/weg', '/nieuws/12/oud/*', '/nieuws/12'),
    ]);
    expect(await change({ source: '/en/there' })).toEqual([at('/nieuws/12/oud/*', '/nieuws/12', '/there')]);
    expect(await change({ active: false })).toEqual([at('/there')]);
    expect(await change({ source: '/en/elsewhere' })).toEqual([at()]);
    expect(await change({ active: true })).toEqual([at('/elsewhere')]);
    expect(await of(() => redirects().delete({ documentId }))).toEqual([{ ...at('/elsewhere'), gone: true }]);
  });
});

describe('nothing is purged', () => {
  it('by a change that is rejected or rolled back', async () => {
    const secret = await exhibitors().create({ data: company('ongezien') });
    const data = { title: 'x', slug: 'x', exhibitors: [secret.documentId] };
    const purges = await of(async () => {
      await expect(sessions().create({ data, status: 'published' })).rejects.toThrow();
      await expect(redirects().create({ data: { source: 'x', target: '/y' } })).rejects.toThrow();
      const undone = app.strapi.db.transaction(async () => {
        await exhibitors().publish({ documentId: secret.documentId });
        throw new Error('Toch niet.');
      });
      await expect(undone).rejects.toThrow('Toch niet.');
    });
    expect(purges).toEqual([]);
    expect(await exhibitors().findFirst({ status: 'published', filters: { slug: 'ongezien' } })).toBeNull();
  });

  it('by reading, or by accounts', async () => {
    const purges = await of(async () => {
      await ask(app, 'GET', '/api/exhibitors?populate=*');
      await app.strapi.documents('plugin::users-permissions.user').create({
        data: { username: 'iemand', email: 'iemand@bezoeker.example', password: 'een lang geheim' },
      });
    });
    expect(purges).toEqual([]);
  });
});

describe('everything is purged', () => {
  it('when a language is taken away with all its texts', async () => {
    const before = (await readFeed(app)).cursor;
    const locales = app.strapi.plugin('i18n').service('locales');
    const english = await locales.findByCode('en');
    await locales.delete({ id: english.id });
    expect(await readFeed(app, before)).toMatchObject({ reset: true, purges: [] });
  });
});
