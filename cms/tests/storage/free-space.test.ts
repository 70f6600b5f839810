import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { levelOf } from '../../src/platform/storage/free-space';
import { ask, startApp, type App } from '../harness/app';

/**
 * Free space is checked before writing: requests that make the data grow are rejected while there is still space to
 * delete.
 */
let app: App;
let token: string;
const [email, password] = ['beheer@beurs.example', 'Beurs-2027-wachtwoord'];
const list = '/content-manager/collection-types/api::news-article.news-article';
const message =
  'De schijf van de server is vol, dus dit kon niet worden opgeslagen. Laat de beheerder ruimte vrijmaken en probeer het daarna opnieuw.';

beforeAll(async () => {
  app = await startApp(inject('template'));
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  const account = { email, password, firstname: 'Beheer', isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  token = tokenIn((await signIn()).body);
  vi.spyOn(app.strapi.log, 'error').mockReturnValue(app.strapi.log);
});
afterAll(() => app.stop());
afterEach(() => reserve(1));

/** No disk of this world has more than the first; every disk has more than the last. */
const reserve = (bytes: number) => app.strapi.config.set('site.storage.minFreeBytes', bytes);
const beyondAnyDisk = Number.MAX_SAFE_INTEGER;

const signIn = () => ask(app, 'POST', '/admin/login', { body: { email, password } });
const tokenIn = (body: unknown) => /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
const admin = (method: string, target: string, body?: unknown) =>
  ask(app, method, target, { token, ...(body === undefined ? {} : { body }) });

async function makeArticle(slug: string): Promise<string> {
  const made = await admin('POST', list, { title: slug, slug, date: '2027-01-05', intro: 'Nieuws.' });
  const documentId = /"documentId":"(\w+)"/.exec(JSON.stringify(made.body))?.[1];
  if (made.status !== 201 || !documentId) throw new Error(JSON.stringify(made.body));
  return documentId;
}

describe('with less free space than the reserve,', () => {
  it.each([
    ['POST', list, { title: 'Vol', slug: 'vol' }],
    ['PUT', `${list}/abc`, { title: 'Vol' }],
    ['POST', `${list}/abc/actions/publish`, undefined],
    ['POST', '/upload', {}],
    ['POST', '/api/auth/local/register', { username: 'vol', email: 'vol@beurs.example', password }],
    ['POST', '/API/AUTH/LOCAL/REGISTER', { username: 'vol', email: 'vol@beurs.example', password }],
    ['PATCH', '/api/account', { name: 'Vol' }],
    ['PUT', '/CONTENT-MANAGER/collection-types/x/abc', {}],
  ])(
    '%s %s is rejected with a 507 in Dutch, before anything of it is written',
    async (method, target, body) => {
      reserve(beyondAnyDisk);
      const response = await admin(method, target, body);
      expect([response.status, response.body]).toEqual([
        507,
        { data: null, error: { status: 507, name: 'InsufficientStorageError', message, details: {} } },
      ]);
      expect(app.strapi.log.error).toHaveBeenCalledWith(
        `The disk is nearly full: ${method} ${target} was rejected.`,
      );
    },
  );

  it('reading, signing in, unpublishing and deleting still work, so that somebody can make room', async () => {
    const documentIds = [await makeArticle('een'), await makeArticle('twee')];
    const [one, two] = documentIds;
    await admin('POST', `${list}/${one}/actions/publish`);
    reserve(beyondAnyDisk);
    const signedIn = await signIn();
    expect([signedIn.status, tokenIn(signedIn.body)]).toEqual([200, expect.stringMatching(/.{20}/)]);
    expect((await admin('GET', `${list}/${one}`)).status).toBe(200);
    expect((await admin('POST', `${list}/${one}/actions/unpublish`)).status).toBe(200);
    expect((await admin('DELETE', `${list}/${one}`)).status).toBe(200);
    expect((await admin('POST', `${list}/actions/bulkDelete`, { documentIds: [two] })).status).toBe(200);
    expect((await admin('GET', `${list}/${two}`)).status).toBe(404);
  });
});

it('an upload is rejected when it would leave less than the reserve', async () => {
  const { freeBytes } = JSON.parse(JSON.stringify((await admin('GET', '/editor/today')).body)).storage;
  // Other programs write to this disk as well: a margin of 200 MB on both sides.
  reserve(Math.max(1, freeBytes - 200 * 1_048_576));
  expect(await announceUpload(1024)).not.toBe(507);
  expect(await announceUpload(400 * 1_048_576)).toBe(507);
});

/** The status of the response to a body of this length; only its headers are sent. */
async function announceUpload(bytes: number): Promise<number | undefined> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes };
  const sent = request(`${app.url}/upload`, { method: 'POST', headers });
  // The small one is whole, though it holds no file.
  if (bytes <= 1024) sent.end('--x--'.padEnd(bytes));
  else sent.flushHeaders();
  const response: IncomingMessage = (await once(sent, 'response'))[0];
  sent.destroy();
  return response.statusCode;
}

describe('the admin shows the free space', () => {
  it.each([
    [99, 'full'],
    [100, 'low'],
    [499, 'low'],
    [500, 'ok'],
  ])('with %i free of a reserve of 100: %s', (freeBytes, level) => {
    expect(levelOf({ freeBytes, minFreeBytes: 100 })).toBe(level);
  });

  it('on its home page, beside what there is to do', async () => {
    const today = await admin('GET', '/editor/today');
    expect(today.body).toMatchObject({ lines: expect.any(Array), storage: { level: 'ok' } });
    reserve(beyondAnyDisk);
    const full = await admin('GET', '/editor/today');
    expect(full.body).toMatchObject({ storage: { level: 'full', freeBytes: expect.any(Number) } });
  });
});
