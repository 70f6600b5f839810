import { createRequire } from 'node:module';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addPurge } from '../../src/platform/outbox/outbox';
import { ask, startApp, type ApiResponse, type App } from '../harness/app';
import { makePerson, type Person } from '../harness/people';
import { limitPages, mountSmallDisk, type SmallDisk } from '../harness/small-disk';

/** An acknowledged write is on the disk, whatever its kind and however full the disk is. */

const Database: new (
  file: string,
  options: object,
) => { prepare(sql: string): { get(...values: unknown[]): unknown }; close(): void } = createRequire(
  import.meta.url,
)('better-sqlite3');

const mounted = await mountSmallDisk(64);
const isReal = 'folder' in mounted;
if (!isReal)
  console.warn(
    `No small disk can be mounted here (${mounted.rejected}): SQLite's page limit stands in for it.`,
  );

let app: App;
let disk: SmallDisk;
let token: string;
let person: Person;
const rejected: string[] = [];
beforeAll(async () => {
  const environment = { MIN_FREE_MB: '0' };
  app = await startApp(
    inject('template'),
    isReal ? { folder: mounted.folder, environment } : { environment },
  );
  disk = isReal ? mounted : limitPages(app.strapi.db.connection);
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  const [email, password] = ['beheer@beurs.example', 'Beurs-2027-wachtwoord'];
  const account = { email, password, firstname: 'Beheer', isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { body } = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  person = await makePerson(app, 'deelnemer');
});
afterAll(async () => {
  await app.stop();
  await disk.remove();
});

const list = '/content-manager/collection-types/api::news-article.news-article';
const admin = (method: string, target: string, body?: unknown) =>
  ask(app, method, target, { token, ...(body === undefined ? {} : { body }) });

/** Asks the database file itself, as another program would that starts after a crash. */
function read(sql: string, ...values: unknown[]): unknown {
  const database = new Database(path.join(app.dataDir, 'beursvloer.sqlite'), { readonly: true });
  try {
    const row = database.prepare(sql).get(...values);
    return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
  } finally {
    database.close();
  }
}

let count = 0;
const fresh = (name: string) => `${name}-${(count += 1)}`;
const longText = 'Er staat veel in dit bericht. '.repeat(18);

async function makeArticle(): Promise<{ documentId: string; slug: string }> {
  const slug = fresh('bericht');
  const body = { title: slug, slug, date: '2027-01-05', intro: 'Nieuws.' };
  const made = await admin('POST', list, body);
  const documentId = /"documentId":"(\w+)"/.exec(JSON.stringify(made.body))?.[1];
  if (made.status !== 201 || !documentId) throw new Error(JSON.stringify(made.body));
  return { documentId, slug };
}
async function publishArticle() {
  const article = await makeArticle();
  const { status, body } = await admin('POST', `${list}/${article.documentId}/actions/publish`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return article;
}
const rowsOf = (documentId: string, where = '1 = 1') =>
  read(`select count(*) from news_articles where document_id = ? and ${where}`, documentId);
const purgesWith = (tag: string) => read('select count(*) from purges where tags like ?', `%${tag}%`);

async function sendPicture(target: string, color: string): Promise<ApiResponse> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 100, height: 100, channels: 3, background: color, noise } });
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ name: fresh('plaat') }));
  form.append(
    'files',
    new File([new Uint8Array(await image.png().toBuffer())], `${color}.png`, { type: 'image/png' }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}${target}`, { method: 'POST', headers, body: form });
  const body: unknown = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body };
}

const uploads = () => path.join(app.dataDir, 'public', 'uploads');

/** The files that the library knows; a thumbnail is named in the record of its file. */
async function storedNames(): Promise<{ file: string[]; thumbnail: string[] }> {
  const rows: { url: string; formats: { thumbnail?: { url: string } } | null }[] = await app.strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['url', 'formats'] });
  return {
    file: rows.map(({ url }) => path.basename(url)),
    thumbnail: rows.flatMap(({ formats }) =>
      formats?.thumbnail ? path.basename(formats.thumbnail.url) : [],
    ),
  };
}

/** A kind of write: its preparation, while there is space; the write; and whether it is on the disk. */
interface Write {
  act(): Promise<{ status: number; body?: unknown }>;
  isStored(): boolean | Promise<boolean>;
  /** True when a rejected write may have stored something: Strapi does these outside a transaction. */
  mayStoreHalf?: true;
}

const kinds: Record<string, () => Promise<Write>> = {
  async 'creating a document'() {
    const slug = fresh('nieuw');
    return {
      act: () => admin('POST', list, { title: slug, slug, date: '2027-01-05', intro: longText }),
      isStored: () => read('select count(*) from news_articles where slug = ?', slug) === 1,
    };
  },
  async 'updating a document'() {
    const { documentId } = await makeArticle();
    return {
      act: () => admin('PUT', `${list}/${documentId}`, { title: 'Beter bericht', intro: longText }),
      isStored: () => rowsOf(documentId, "title = 'Beter bericht'") === 1,
    };
  },
  async 'publishing a document, with its purge'() {
    const { documentId } = await makeArticle();
    return {
      act: () => admin('POST', `${list}/${documentId}/actions/publish`),
      isStored: () => {
        const [published, purges] = [rowsOf(documentId, 'published_at is not null'), purgesWith(documentId)];
        expect(purges).toBe(published);
        return published === 1;
      },
    };
  },
  async 'unpublishing a document'() {
    const { documentId } = await publishArticle();
    return {
      act: () => admin('POST', `${list}/${documentId}/actions/unpublish`),
      isStored: () => rowsOf(documentId, 'published_at is not null') === 0,
    };
  },
  async 'deleting a document'() {
    const { documentId } = await publishArticle();
    return {
      act: () => admin('DELETE', `${list}/${documentId}`),
      isStored: () => rowsOf(documentId) === 0,
    };
  },
  async 'writing a purge'() {
    const tag = fresh('tag');
    return {
      act: () =>
        addPurge(app.strapi, { tags: [tag], gone: false }).then(
          () => ({ status: 200 }),
          ({ code }) => ({ status: code === 'SQLITE_FULL' ? 507 : 500, body: code }),
        ),
      isStored: () => purgesWith(`"${tag}"`) === 1,
    };
  },
  async 'uploading a picture'() {
    let url = '';
    return {
      async act() {
        const response = await sendPicture('/upload', 'red');
        url = /"url":"(\/uploads\/(?!thumbnail)[^"]+)"/.exec(JSON.stringify(response.body))?.[1] ?? '';
        return response;
      },
      async isStored() {
        const { file, thumbnail } = await storedNames();
        expect((await readdir(uploads())).sort()).toEqual([...file, ...thumbnail].sort());
        if (url === '' || read('select count(*) from files where url = ?', url) !== 1) return false;
        const bytes = await readFile(path.join(app.dataDir, 'public', url));
        return (await sharp(bytes).stats()).channels.length === 3;
      },
      mayStoreHalf: true,
    };
  },
  async registering() {
    const username = fresh('bezoeker');
    const body = {
      username,
      email: `${username}@bezoeker.example`,
      password: 'het lange geheim van bezoeker',
    };
    return {
      act: () => ask(app, 'POST', '/api/auth/local/register', { body }),
      isStored: () => read('select count(*) from up_users where email = ?', body.email) === 1,
      mayStoreHalf: true,
    };
  },
  async 'changing a profile'() {
    const name = fresh('Naam');
    return {
      act: () => ask(app, 'PATCH', '/api/account', { token: person.token, body: { name } }),
      isStored: () => read('select name from up_users where id = ?', person.id) === name,
      mayStoreHalf: true,
    };
  },
};

describe.each([0, 8, 16, 32, 64].map((kilobytes) => kilobytes * 1024))('with %i bytes free,', (freeBytes) => {
  it.each(Object.entries(kinds))('%s is stored or rejected with a 507', async (name, prepare) => {
    const logged = vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
    const write = await prepare();
    // Space that the write-ahead log used earlier would be used again.
    await app.strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
    await disk.fill(freeBytes);
    const { status, body } = await write.act().finally(() => disk.empty());
    const isStored = await write.isStored();
    const lines = logged.mock.calls.length;
    logged.mockRestore();
    if (status < 300) {
      expect({ status, isStored }).toEqual({ status, isStored: true });
      return;
    }
    rejected.push(name);
    expect([status, JSON.stringify(body)]).toEqual([507, expect.anything()]);
    if (!write.mayStoreHalf) expect(isStored).toBe(false);
    expect(lines).toBeGreaterThan(0);
  });
});

it('every kind of write met a full disk', () => {
  const missing = Object.keys(kinds).filter((name) => !rejected.includes(name));
  expect(missing).toEqual(isReal ? [] : expect.not.arrayContaining(['creating a document']));
});
