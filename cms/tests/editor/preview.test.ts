import { beforeAll, describe, expect, it } from 'vitest';
import { readLink, previewHeader, signLink, type PreviewLink } from '../../src/platform/preview/link';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Drafts can only be read with a link that we signed for that document. */
let app: App;
let secret: string;
/** A news article that was never published, and another draft that the link is not for. */
const draft = { documentId: '', publicId: 0 };
const other = { documentId: '', publicId: 0 };

beforeAll(async () => {
  app = await sharedApp();
  secret = app.strapi.config.get('site.previewSecret');
  for (const [made, title] of [
    [draft, 'Nog geheim nieuws'],
    [other, 'Ander geheim nieuws'],
  ] as const) {
    const { documentId, publicId } = await app.strapi.documents('api::news-article.news-article').create({
      data: { title, slug: title.toLowerCase().replaceAll(' ', '-'), date: '2027-01-05' },
    });
    Object.assign(made, { documentId, publicId });
  }
});

function link(changes: Partial<PreviewLink> = {}): PreviewLink {
  return {
    path: `/nieuws/${draft.publicId}/nog-geheim-nieuws`,
    collection: 'news-articles',
    documentId: draft.documentId,
    locale: 'nl',
    status: 'draft',
    isPublic: false,
    expires: Date.now() + 60_000,
    ...changes,
  };
}

async function read(target: string, signed?: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/${target}`, {
    headers: { ...(signed === undefined ? {} : { [previewHeader]: signed }), ...headers },
  });
  return { status: response.status, text: await response.text() };
}

const question = 'news-articles?status=draft&locale=nl';

describe('with a preview link,', () => {
  it('its draft can be read, and no other', async () => {
    const { status, text } = await read(question, signLink(link(), secret));
    expect(status).toBe(200);
    expect(text).toContain('Nog geheim nieuws');
    expect(text).not.toContain('Ander geheim nieuws');
  });

  it.each([
    'filters[publicId][$gt]=0',
    'filters[$or][0][documentId][$notNull]=true&filters[$or][1][publicId][$gt]=0',
    'filters[$not][documentId]=x',
    'filters[documentId]=x',
    'pagination[pageSize]=100&sort=date',
  ])('no filter such as %s widens what is read', async (more) => {
    const { status, text } = await read(`${question}&${more}`, signLink(link(), secret));
    expect(status).toBe(200);
    expect(text).not.toContain('Ander geheim nieuws');
  });

  it('the limits of a read still hold', async () => {
    for (const more of ['_q=geheim', 'filters[createdBy][email][$contains]=a', 'publicationState=preview']) {
      expect((await read(`${question}&${more}`, signLink(link(), secret))).status).toBe(400);
    }
  });

  it('published documents can be read as ever', async () => {
    const { status, text } = await read('news-articles?status=published&locale=nl', signLink(link(), secret));
    expect(status).toBe(200);
    expect(text).not.toContain('geheim nieuws');
  });
});

describe('nothing of a draft can be read', () => {
  const signed = (changes: Partial<PreviewLink> = {}, key = secret) => signLink(link(changes), key);

  it.each<[string, () => string | undefined, number]>([
    ['without a link', () => undefined, 400],
    ['with an empty link', () => '', 400],
    ['with a link that is over', () => signed({ expires: Date.now() - 1 }), 403],
    ['with a link signed by somebody else', () => signed({}, 'another-secret-altogether'), 403],
    ['with a link for another type', () => signed({ collection: 'pages' }), 403],
    ['with a link for another language', () => signed({ locale: 'en' }), 403],
    ['with a link to the published version', () => signed({ status: 'published' }), 403],
    ['with a link without its signature', () => signed().split('.')[0], 403],
    ['with an empty signature', () => `${signed().split('.')[0]}.`, 403],
    ['with half a signature', () => signed().slice(0, -20), 403],
    ['with more behind it', () => `${signed()}.x`, 403],
    ['with noise', () => 'x.y', 403],
    [
      'with another document put into it',
      () => {
        const content = Buffer.from(JSON.stringify(link({ documentId: other.documentId })));
        return `${content.toString('base64url')}.${signed().split('.')[1]}`;
      },
      403,
    ],
  ])('%s', async (_how, make, expected) => {
    const { status, text } = await read(question, make());
    expect(status).toBe(expected);
    expect(text).not.toContain('geheim nieuws');
  });

  it('by asking for the document itself, or for another type', async () => {
    for (const target of ['pages?status=draft&locale=nl', 'exhibitors?status=draft&locale=nl'])
      expect([target, (await read(target, signed())).status]).toEqual([target, 403]);
    const itself = `news-articles/${draft.documentId}?status=draft&locale=nl`;
    expect((await read(itself, signed())).status).toBe(404);
  });
});

describe('the URL that the admin opens', () => {
  const password = 'Beurs-2027-wachtwoord';
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    const noRights = await app.strapi.service('admin::role').create({ name: 'Kijker', description: '' });
    const editor = await app.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
    for (const [name, role] of Object.entries({ viewer: noRights, editor })) {
      const email = `${name}@beurs.example`;
      const account = { email, password, firstname: name, isActive: true, registrationToken: null };
      await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
      const response = await fetch(`${app.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      tokens[name] = /"token":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
    }
  });

  async function urlFor(account: string | null, uid: string, documentId: string, status = 'draft') {
    const query = new URLSearchParams({ documentId, locale: 'nl', status });
    const response = await fetch(`${app.url}/content-manager/preview/url/${uid}?${query}`, {
      headers: account ? { authorization: `Bearer ${tokens[account]}` } : {},
    });
    const text = await response.text();
    return { status: response.status, url: /"url":"([^"]+)"/.exec(text)?.[1] };
  }

  it('leads an editor to the page on the site, with a link that opens that draft for an hour', async () => {
    const { url: href = '' } = await urlFor('editor', 'api::news-article.news-article', draft.documentId);
    const url = new URL(href);
    expect(url.origin + url.pathname).toBe(
      `https://beurs.example/nieuws/${draft.publicId}/nog-geheim-nieuws`,
    );
    const { last } = await app.strapi.db.query('api::purge-head.purge-head').findOne({ where: {} });
    expect(url.searchParams.get('na')).toBe(String(last));
    const signed = url.searchParams.get('voorbeeld') ?? '';
    const opened = readLink(signed, secret, Date.now());
    expect(opened).toMatchObject({ ...link(), expires: expect.any(Number) });
    expect(readLink(signed, secret, Date.now() + 61 * 60_000)).toBeNull();
    expect((await read(question, signed)).text).toContain('Nog geheim nieuws');
  });

  it('is given to nobody but editors', async () => {
    const uid = 'api::news-article.news-article';
    expect(await urlFor('viewer', uid, draft.documentId)).toEqual({ status: 204, url: undefined });
    expect((await urlFor(null, uid, draft.documentId)).status).toBe(401);
  });

  it('does not exist for a document that does not exist', async () => {
    for (const [uid, id] of [
      ['api::news-article.news-article', 'bestaat-niet'],
      ['api::redirect.redirect', 'x'],
      ['admin::user', 'x'],
    ] as const) {
      expect([uid, (await urlFor('editor', uid, id)).url]).toEqual([uid, undefined]);
    }
  });

  it('says whether visitors can see a version', async () => {
    const [page] = await app.strapi.documents('api::page.page').findMany({ status: 'published' });
    const { url: href = '' } = await urlFor('editor', 'api::page.page', page?.documentId ?? '');
    const opened = readLink(new URL(href).searchParams.get('voorbeeld') ?? '', secret, Date.now());
    expect(opened).toMatchObject({ collection: 'pages', isPublic: true, status: 'draft' });
  });
});

describe('with a link to a page,', () => {
  const documents = () => app.strapi.documents('api::form.form');
  const makeForm = (title: string) =>
    documents().create({
      data: {
        title,
        slug: title.toLowerCase().replaceAll(' ', '-'),
        retentionDays: 5,
        fields: [{ label: 'Naam', name: 'naam', kind: 'Tekst' }],
      },
    });

  it('the drafts of the forms on it can be read, and of no other form', async () => {
    const [shown, hidden] = [await makeForm('Geheim formulier'), await makeForm('Verborgen formulier')];
    const data: object = {
      title: 'Geheime pagina',
      slug: 'geheime-pagina',
      blocks: [{ __component: 'blocks.form', title: 'Vraag', form: shown.documentId }],
    };
    const { documentId } = await app.strapi.documents('api::page.page').create({ data: data as never });
    const signed = signLink(link({ path: '/geheime-pagina', collection: 'pages', documentId }), secret);
    const { status, text } = await read('forms?status=draft&locale=nl', signed);
    expect(status).toBe(200);
    expect(text).toContain(shown.documentId);
    expect(text).not.toContain(hidden.documentId);
    const filtered = await read(
      `forms?status=draft&locale=nl&filters[documentId]=${hidden.documentId}`,
      signed,
    );
    expect(filtered.text).not.toContain('Verborgen');
    expect((await read('themes?status=draft&locale=nl', signed)).status).toBe(403);
  });
});
