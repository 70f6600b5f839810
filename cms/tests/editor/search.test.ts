import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { giveOrganiser, placedOrder, send, signedContract } from '../harness/contracts';
import { sharedApp } from '../harness/shared-app';
import { formOf, submit, wellFilledIn } from '../harness/submissions';
import { register, visitor } from '../harness/visits';

/** The search over everything, asked by accounts of each role. */
interface Group {
  name: string;
  title: string;
  hits: { path: string; title: string; about: string }[];
}

let app: App;
const tokens: Record<string, string> = {};
const receipts: Record<string, string> = {};
let role: number;
const collection = (uid: string) => `/content-manager/collection-types/${uid}`;
const [stand, theme, news] = [
  'api::stand.stand',
  'api::theme.theme',
  'api::news-article.news-article',
] as const;

beforeAll(async () => {
  app = await sharedApp();
  const made = await app.strapi
    .service('admin::role')
    .create({ code: 'zoeker', name: 'Zoeker', description: 'Heeft steeds één recht.' });
  role = made.id;
  for (const code of ['strapi-editor', 'organiser', 'zoeker']) tokens[code] = await signInAs(app, code);
  await giveOrganiser(app);
  const sent = {
    question: submit(
      app.url,
      await formOf(app, 'vraag'),
      wellFilledIn({}, { email: 'vraag@kolibri.example' }),
    ),
    contract: send(app, 'contracts', await signedContract(app, {}, { company: 'Kolibri Bouw B.V.' })),
    order: send(
      app,
      'orders',
      placedOrder({}, { company: 'Kolibri Bouw B.V.', phone: '+31 (0)6 98 76 54 32' }),
    ),
  };
  for (const [kind, answer] of Object.entries(sent)) {
    const { status, body } = await answer;
    expect([kind, status]).toEqual([kind, 201]);
    receipts[kind] = body.data?.receipt ?? '';
  }
  await register(
    app,
    visitor({ name: 'Zoë Kolibri', email: 'zoe@bezoek.example', organisation: 'De Vinder' }),
  );
});

async function find(q: string, as = 'organiser'): Promise<Group[]> {
  const target = `/editor/search?${new URLSearchParams({ q })}`;
  const { status, body } = await ask(app, 'GET', target, { token: tokens[as] ?? '' });
  expect([q, status]).toEqual([q, 200]);
  return (body as { data: Group[] }).data;
}
const hitsOf = async (name: string, q: string, as?: string) =>
  (await find(q, as)).find((group) => group.name === name)?.hits ?? [];
const pathsOf = async (name: string, q: string, as?: string) =>
  (await hitsOf(name, q, as)).map(({ path }) => path);

async function permit(
  action: string,
  subject: string | null,
  properties: object = {},
  conditions: string[] = [],
) {
  const query = app.strapi.db.query('admin::permission');
  await query.deleteMany({ where: { role: { id: role } } });
  await query.create({ data: { action, subject, properties, conditions, role } });
}
const read = 'plugin::content-manager.explorer.read';

describe('a document is found', () => {
  it('by its code, whatever its capitals, and by no wildcard', async () => {
    const { documentId } = await app.strapi.documents(stand).create({ data: { code: '9.Z50%_é' } });
    const path = `${collection(stand)}/${documentId}`;
    for (const q of ['9.z50', '50%_', '%_', 'É', '_é 9.Z5']) {
      const wanted = q.length < 2 ? [] : [path];
      expect([q, await pathsOf(stand, q)]).toEqual([q, wanted]);
    }
    expect(await pathsOf(stand, '50_%')).toEqual([]);
    expect(await pathsOf(stand, '9_Z50')).toEqual([]);
  });

  it('by its title, slug and number, in Dutch alone', async () => {
    const data = { title: 'Gevonden Lantaarn in Café', slug: 'licht-bij-de-haven' };
    const { documentId } = await app.strapi.documents(news).create({ data, locale: 'nl' });
    const english: object = { title: 'Lighthouse keeper', slug: 'lighthouse-keeper' };
    await app.strapi.documents(news).update({ documentId, locale: 'en', data: english });
    const { publicId } = await app.strapi.db.query(news).findOne({ where: { documentId, locale: 'nl' } });
    const path = `${collection(news)}/${documentId}`;
    for (const q of ['lantaarn gevonden', 'CAFÉ', 'bij-de-haven', String(publicId).padStart(2, '0')])
      expect([q, await pathsOf(news, q)]).toEqual([q, expect.arrayContaining([path])]);
    expect(await hitsOf(news, 'lantaarn')).toEqual([{ path, title: data.title, about: data.slug }]);
    expect(await pathsOf(news, 'lighthouse')).toEqual([]);
  });

  it('once, with its draft and what is published', async () => {
    const uid = 'api::exhibitor.exhibitor';
    const published = await app.strapi.documents(uid).findFirst({ status: 'published', locale: 'nl' });
    const paths = await pathsOf(uid, String(published?.name));
    expect(paths.filter((path) => path.endsWith(`/${published?.documentId}`))).toHaveLength(1);
  });

  it('among at most five of its type, those that begin with the search first', async () => {
    for (const place of [1, 2, 3, 4, 5, 6, 7])
      await app.strapi.documents(theme).create({
        data: { name: place === 7 ? 'Veelvoud' : `Aan veelvoud ${place}`, slug: `veel-${place}` },
        locale: 'nl',
      });
    const titles = (await hitsOf(theme, 'veelvoud')).map(({ title }) => title);
    expect(titles).toEqual(['Veelvoud', ...[1, 2, 3, 4].map((place) => `Aan veelvoud ${place}`)]);
  });
});

it('lists are found by what they are called, and files by their names', async () => {
  expect(await pathsOf('lists', 'standhouders')).toContain(collection('api::exhibitor.exhibitor'));
  const file = { name: 'zoekplaat_100%.png', hash: 'zoekplaat', ext: '.png', mime: 'image/png', size: 1 };
  const { id } = await app.strapi.db
    .query('plugin::upload.file')
    .create({ data: { ...file, url: '/uploads/zoekplaat.png', provider: 'local', folderPath: '/' } });
  expect(await pathsOf('files', 'zoekplaat_100%')).toEqual([`/plugins/upload?assetId=${id}`]);
  expect(await pathsOf('files', 'zoekplaat-100')).toEqual([]);
});

describe('people are found', () => {
  it('by an organiser, each in the group of what they sent', async () => {
    const found = await find('kolibri');
    const titles = Object.fromEntries(found.map(({ name, hits }) => [name, hits.map(({ title }) => title)]));
    expect(titles).toEqual({
      visitors: ['Zoë Kolibri'],
      submissions: [expect.stringContaining(receipts.question ?? '-')],
      contracts: [expect.stringContaining(receipts.contract ?? '-')],
      orders: [expect.stringContaining(receipts.order ?? '-')],
    });
  });

  it.each([
    ['visitors', 'zoe@bezoek.example'],
    ['visitors', 'vinder zoe'],
    ['submissions', 'vraag@kolibri.example'],
    ['orders', '06-98765432'],
    ['orders', '0031 6 98765432'],
  ])('among %s by %s', async (name, q) => {
    expect(await hitsOf(name, q)).toHaveLength(1);
  });

  it('by their receipt, to which the path of the list leads', async () => {
    for (const [name, kind] of [
      ['submissions', 'question'],
      ['contracts', 'contract'],
      ['orders', 'order'],
    ] as const)
      expect(await pathsOf(name, receipts[kind] ?? '')).toEqual([`/form-worklist?q=${receipts[kind]}`]);
  });

  it('by an editor among submissions alone', async () => {
    expect((await find('kolibri', 'strapi-editor')).map(({ name }) => name)).toEqual(['submissions']);
  });
});

describe('a role', () => {
  it.each([
    ['nothing', null, null, {}, []],
    ['one type', read, stand, {}, [stand]],
    ['a type in English', read, theme, { locales: ['en'] }, []],
    ['a type in Dutch', read, theme, { locales: ['nl'] }, [theme]],
    ['no name of a type', read, theme, { fields: ['slug'], locales: ['nl'] }, []],
    ['the right to change a type', 'plugin::content-manager.explorer.update', stand, {}, []],
    ['registrations', 'api::registrations.read', null, {}, ['visitors']],
    ['downloads of registrations', 'api::registrations.export', null, {}, []],
    ['orders', 'api::orders.read', null, {}, ['orders']],
    ['contracts', 'api::contracts.read', null, {}, ['contracts']],
    ['files', 'plugin::upload.read', null, {}, ['files']],
  ])('with %s finds no more than that', async (_, action, subject, properties, wanted) => {
    await app.strapi.db.query('admin::permission').deleteMany({ where: { role: { id: role } } });
    if (action !== null) await permit(action, subject, properties);
    const names = new Set<string>();
    for (const q of ['9.Z50', 'kolibri', 'veelvoud', 'zoekplaat', 'lantaarn', 'beurs'])
      for (const { name } of await find(q, 'zoeker')) if (name !== 'lists') names.add(name);
    expect([...names]).toEqual(wanted);
  });

  it('that sees what it made itself finds nothing of others', async () => {
    await permit(read, stand, {}, ['admin::is-creator']);
    expect(await pathsOf(stand, '9.Z50', 'zoeker')).toEqual([]);
    const { id } = await app.strapi.db
      .query('admin::user')
      .findOne({ where: { email: 'zoeker@beurs.example' } });
    await app.strapi.documents(stand).create({ data: { code: '9.Z50-eigen', createdBy: id } });
    expect(await hitsOf(stand, '9.Z50', 'zoeker')).toMatchObject([{ title: '9.Z50-eigen' }]);
  });
});

describe('an odd search', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter', 'a'],
    ['a percent sign', '%%'],
    ['underscores', '__'],
    ['backslashes', '\\\\'],
    ['quotes', `' or 'nergens'='nergens`],
    ['a sign that turns the direction', '\u202e\u202e'],
    ['noughts', '\u0000\u0000'],
    ['a number that is too large', '99999999999999999999'],
    ['half an emoji at the cut', `${'q'.repeat(99)}\u{1f600}`],
    ['many words', 'nergens '.repeat(60)],
  ])('of %s finds nothing', async (_, q) => {
    expect(await find(q)).toEqual([]);
  });

  it('is cut after a hundred signs, and read without what nobody sees', async () => {
    expect(await hitsOf('visitors', `${'vinder '.padEnd(100)}${'q'.repeat(200)}`)).toHaveLength(1);
    expect(await hitsOf('visitors', 'vin\u202eder')).toHaveLength(1);
  });

  it('of several texts is rejected in Dutch', async () => {
    const token = tokens.organiser ?? '';
    const { status, body } = await ask(app, 'GET', '/editor/search?q=ab&q=cd', { token });
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      'Zoek met één tekst.',
    ]);
  });
});
