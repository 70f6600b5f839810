import { beforeAll, describe, expect, it } from 'vitest';
import { maxPhotos, type Album, type SentPhoto } from '../../src/content/albums/shape';
import { albumErrors } from '../../src/content/albums/texts';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** The photos of one album, as the page about them loads and saves them. */
let app: App;
let token: string;
let album: string;
const pictures: number[] = [];
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAsEditor(app);
  for (const name of ['een.jpg', 'twee.jpg', 'drie.jpg']) {
    const file = { name, hash: name, ext: '.jpg', mime: 'image/jpeg', size: 1, url: `/uploads/${name}` };
    const data = { ...file, provider: 'local', alternativeText: `Tekst van ${name}`, folderPath: '/' };
    pictures.push((await app.strapi.db.query('plugin::upload.file').create({ data })).id);
  }
  const data = { title: 'Opbouw', slug: 'opbouw-proef', date: '2027-03-16' };
  album = (await app.strapi.documents('api::photo-album.photo-album').create({ data: data as never }))
    .documentId;
});

const load = async () => (await call('GET')).body as Album;
const call = (method: 'GET' | 'PUT', body?: object, as = token, locale = 'nl') =>
  ask(app, method, `/album-photos/${album}?locale=${locale}`, { token: as, ...(body && { body }) });
const messageOf = (body: unknown) => (body as { error: { message: string } }).error.message;

const photo = (which: number, more: Partial<SentPhoto> = {}): SentPhoto => ({
  id: null,
  image: pictures[which] ?? null,
  caption: null,
  credit: null,
  takenAt: null,
  ...more,
});
const sentAs = ({ photos, ...rest }: Album) => ({
  ...rest,
  photos: photos.map((one): SentPhoto => ({ ...one, image: one.image?.id ?? null })),
});

describe('the photos of an album', () => {
  it('are stored in the order in which they are sent, and keep their ids after that', async () => {
    const { version, date } = await load();
    const takenAt = '2027-03-16T09:30:00.000Z';
    const photos = [photo(2, { caption: 'Derde', takenAt }), photo(0, { credit: 'Ada' }), photo(1)];
    const { body, status } = await call('PUT', { version, date, photos });
    expect(status).toBe(200);
    const stored = body as Album;
    expect(
      stored.photos.map(({ image, caption, credit, takenAt }) => [image?.name, caption, credit, takenAt]),
    ).toEqual([
      ['drie.jpg', 'Derde', null, takenAt],
      ['een.jpg', null, 'Ada', null],
      ['twee.jpg', null, null, null],
    ]);
    expect(stored.photos[0]?.image?.alternativeText).toBe('Tekst van drie.jpg');

    const turned = { ...sentAs(stored), date: '2027-03-17', photos: sentAs(stored).photos.reverse() };
    const again = (await call('PUT', turned)).body as Album;
    expect(again.photos.map(({ id }) => id)).toEqual(stored.photos.map(({ id }) => id).reverse());
    expect(again.date).toBe('2027-03-17');
    expect(await load()).toEqual(again);
  });

  it('are not stored over a change that came in between, also when two come at once', async () => {
    const seen = await load();
    const both = await Promise.all(
      ['Eerst', 'Daarna'].map((caption) => call('PUT', { ...sentAs(seen), photos: [photo(0, { caption })] })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(messageOf(late?.body)).toBe(albumErrors.changed);
    expect((await load()).photos).toHaveLength(1);
  });

  it.each<[string, (album: Album) => object, string]>([
    ['without a list', ({ version, date }) => ({ version, date }), albumErrors.unreadable],
    ['with a day that is none', (seen) => ({ ...sentAs(seen), date: 'gisteren' }), albumErrors.unreadable],
    [
      'with a time that is none',
      (seen) => ({ ...sentAs(seen), photos: [photo(0, { takenAt: 'vroeg' })] }),
      albumErrors.unreadable,
    ],
    [
      'with too many photos',
      (seen) => ({ ...sentAs(seen), photos: Array.from({ length: maxPhotos + 1 }, () => photo(0)) }),
      albumErrors.tooMany,
    ],
    [
      'with a picture that is gone',
      (seen) => ({ ...sentAs(seen), photos: [photo(0), photo(0, { image: 987654 })] }),
      albumErrors.noPicture([2]),
    ],
  ])('are not stored %s, which is said', async (_, change, message) => {
    const before = await load();
    const { status, body } = await call('PUT', change(before));
    expect([status, messageOf(body)]).toEqual([400, message]);
    expect(await load()).toEqual(before);
  });

  it('are for who may change albums and upload files', async () => {
    const permissions = [
      { action: 'plugin::content-manager.explorer.update', subject: 'api::photo-album.photo-album' },
      { action: 'plugin::upload.assets.create', subject: null },
    ];
    const role = await app.strapi.service('admin::role').create({ code: 'albums', name: 'Albums' });
    const theirs = await signInAs(app, 'albums');
    const query = app.strapi.db.query('admin::permission');
    const properties = { fields: ['photos', 'date'], locales: ['nl'] };
    const seen: number[] = [];
    for (const held of [[], permissions.slice(0, 1), permissions.slice(1), permissions]) {
      await query.deleteMany({ where: { role: { id: role.id } } });
      for (const one of held)
        await query.create({
          data: { ...one, properties: one.subject ? properties : {}, conditions: [], role: role.id },
        });
      seen.push((await call('GET', undefined, theirs)).status);
      const sent = sentAs(await load());
      seen.push((await call('PUT', sent, theirs)).status);
    }
    expect(seen).toEqual([403, 403, 403, 403, 403, 403, 200, 200]);
  });

  it('are not there for an album or a language that is not there', async () => {
    expect((await call('GET', undefined, token, 'en')).status).toBe(404);
    expect((await ask(app, 'GET', `/album-photos/${'x'.repeat(24)}`, { token })).status).toBe(404);
  });
});
