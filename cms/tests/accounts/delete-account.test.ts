import { beforeAll, describe, expect, it, vi } from 'vitest';
import { allFeatures } from '../harness/features';
import { deleteUnconfirmed } from '../../src/accounts/user-data/delete-unconfirmed';
import {
  getOwnedData,
  deleteOwned,
  getRetainedData,
  getOwner,
  type OwnedType,
} from '../../src/platform/access/owned';
import owner from '../../src/policies/owner';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { bind, makePerson, signIn, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** A user's data: its export, and what happens to it when they delete their account. */
let app: App;
let company: { documentId: string; publicId: number; name: string; slug: string };
const userUid = 'plugin::users-permissions.user';

beforeAll(async () => {
  app = await sharedApp();
  const [found] = await app.strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ status: 'published', locale: 'nl', filters: { publicId: 1001 } });
  if (!found) throw new Error('The small fair has no exhibitor 1001.');
  const { documentId, publicId, name, slug } = found;
  company = { documentId, publicId: Number(publicId), name, slug };
});

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const call = (person: Person, method: string, target: string, body?: unknown) =>
  ask(app, method, `/api${target}`, { token: person.token, ...(body === undefined ? {} : { body }) });
const users = () => app.strapi.db.query(userUid);
const sessionsOf = ({ id }: Person) =>
  app.strapi.db.query('admin::session').count({ where: { userId: String(id) } });

describe('the register of what users own', () => {
  it('has every type with a relation to users, or with an e-mail of its own', () => {
    const related = new Set<string>();
    for (const { uid, attributes } of Object.values(app.strapi.contentTypes)) {
      const targets = Object.values<{ target?: string }>(attributes).map(({ target }) => target);
      const holdsEmail = uid.startsWith('api::') && 'email' in attributes;
      if (targets.includes(userUid) || holdsEmail) related.add(uid);
      if (uid === userUid) for (const target of targets) if (target) related.add(target);
    }
    // Strapi itself stores which administrator created and changed a row.
    related.delete('admin::user');
    related.delete(userUid);
    // The address to which the organiser mails the link of a crew; it is no account.
    related.delete('api::visitor-crew.visitor-crew');
    // A role is the same for everybody who has it.
    related.delete('plugin::users-permissions.role');
    const owned = allFeatures.flatMap(({ ownedTypes = {} }) => Object.keys(ownedTypes));
    expect([...related].sort()).toEqual(owned.sort());
  });

  it('says truly what is deleted, kept and exported', async () => {
    const person = await makePerson(app, 'proef');
    const vacancies = app.strapi.documents('api::vacancy.vacancy');
    const [vacancy] = await vacancies.findMany({ locale: 'nl' });
    expect(vacancy).toBeDefined();
    const type = (onDelete: OwnedType['onDelete']): OwnedType => ({
      what: 'De vacature',
      whereOwnedBy: ({ id }) => (id === person.id ? { documentId: vacancy?.documentId } : null),
      fields: ['slug'],
      onDelete,
    });
    const kept = { 'api::vacancy.vacancy': type({ retainedBecause: 'Daarom.' }) };
    const gone = { 'api::vacancy.vacancy': type('delete') };
    const mine = await getOwner(app.strapi, person.id);
    const theirs = { ...mine, id: person.id + 1 };

    expect(await getRetainedData(app.strapi, mine, kept)).toEqual([
      { what: 'De vacature', why: 'Daarom.', count: 1 },
    ]);
    expect(await getRetainedData(app.strapi, theirs, kept)).toEqual([]);
    expect(await getRetainedData(app.strapi, mine, gone)).toEqual([]);
    expect(await getOwnedData(app.strapi, mine, gone)).toEqual([
      { what: 'De vacature', items: [{ slug: vacancy?.slug }] },
    ]);
    await deleteOwned(app.strapi, mine, kept);
    await deleteOwned(app.strapi, theirs, gone);
    const count = () => vacancies.count({ locale: 'nl', filters: { slug: vacancy?.slug } });
    expect(await count()).toBe(1);
    await deleteOwned(app.strapi, mine, gone);
    expect(await count()).toBe(0);
  });

  it('finds a document that a path names for its owner only, and for others as if it did not exist', async () => {
    const person = await makePerson(app, 'eigenaar');
    await bind(app, person, company.documentId);
    const user = await users().findOne({ where: { id: person.id }, populate: ['role'] });
    const config = { type: 'api::exhibitor.exhibitor', role: 'exhibitor' };
    const [other] = await app.strapi
      .documents('api::exhibitor.exhibitor')
      .findMany({ filters: { documentId: { $ne: company.documentId } } });
    const enter = (params: Record<string, string>, as = user) =>
      Reflect.apply(owner, null, [{ params, state: { user: as } }, config, { strapi: app.strapi }]);

    expect(await enter({ documentId: company.documentId })).toBe(true);
    expect(await enter({})).toBe(true);
    for (const documentId of [other?.documentId ?? '', 'bestaatniet', '']) {
      await expect(enter({ documentId })).rejects.toThrow('Entity not found');
    }
    await expect(enter({}, { ...user, role: { type: 'visitor' } })).rejects.toThrow('Entity not found');
    await expect(enter({}, null)).rejects.toThrow('Entity not found');
  });
});

describe('GET /account/data', () => {
  it('gives everything that is stored, and nothing that is secret', async () => {
    const person = await signIn(app, await makePerson(app, 'kopie'));
    await bind(app, person, company.documentId);
    await call(person, 'POST', '/account/email', {
      email: 'kopie2@bezoeker.example',
      password: person.password,
    });
    await newMails(app, 1);
    const { status, body } = await call(person, 'GET', '/account/data');
    const { publicId, name, slug } = company;
    expect([status, body]).toEqual([
      200,
      {
        data: {
          madeAt: time,
          account: {
            id: person.id,
            username: 'kopie',
            name: null,
            email: person.email,
            confirmed: true,
            provider: 'local',
            hasPassword: true,
            appleGranted: false,
            role: 'exhibitor',
            createdAt: time,
            updatedAt: time,
            exhibitor: { publicId, name, slug },
            pendingEmail: 'kopie2@bezoeker.example',
          },
          signedInOn: [
            { deviceName: null, current: true, loginAt: time, lastActiveAt: time },
            { deviceName: null, current: false, loginAt: time, lastActiveAt: time },
          ],
          belongings: [{ what: 'De bedrijfspagina', items: [{ publicId, name, slug }] }],
        },
      },
    ]);
    const row = await users().findOne({ where: { id: person.id } });
    for (const secret of [row.password, row.newAddressToken, person.token])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('leaves out no field of a user that is not a secret', () => {
    const tokens = ['resetPasswordToken', 'confirmationToken', 'newAddressToken'];
    const secrets = ['password', 'providerSubject', ...tokens];
    const logged = [
      'username',
      'email',
      'name',
      'provider',
      'appleGranted',
      'confirmed',
      'pendingEmail',
      'role',
      'exhibitor',
    ];
    // Blocked users cannot ask; the other fields are Strapi's and empty for users.
    const others = ['blocked', 'createdBy', 'updatedBy', 'publishedAt', 'locale', 'localizations'];
    const dates = ['createdAt', 'updatedAt'];
    const known = new Set([...secrets, ...logged, ...others, ...dates]);
    const unknown = Object.keys(app.strapi.contentType(userUid).attributes).filter((key) => !known.has(key));
    expect(unknown).toEqual([]);
  });
});

describe('POST /account/delete', () => {
  it('asks for the password', async () => {
    const person = await makePerson(app, 'blijft');
    for (const body of [{}, { password: '' }, { password: 'fout' }, { password: { $ne: 1 } }]) {
      const response = await call(person, 'POST', '/account/delete', body);
      expect([body, response.status, response.body]).toMatchObject([
        body,
        400,
        { error: { message: 'Dit wachtwoord klopt niet.', details: { errors: [{ path: ['password'] }] } } },
      ]);
    }
    expect((await call(person, 'GET', '/account')).status).toBe(200);
  });

  it('deletes the account and its sessions, sends an e-mail, and nothing works any more', async () => {
    const person = await makePerson(app, 'gaat');
    const there = await signIn(app, person);
    // Somebody else tried to register the e-mail, which leaves a useless row.
    const other = { username: 'probeert', email: person.email, password: 'een ander lang geheim' };
    await ask(app, 'POST', '/api/auth/local/register', { body: other });
    await newMails(app, 1);
    expect((await call(person, 'GET', '/account/kept')).body).toEqual({ data: [] });
    const { status, body } = await call(person, 'POST', '/account/delete', { password: person.password });
    expect([status, body]).toEqual([200, { data: { deleted: true, kept: [] } }]);
    const [mail] = await newMails(app, 1);
    expect(mail).toMatchObject({ to: person.email, subject: 'Uw account is verwijderd' });
    expect(mail?.text).not.toContain('Dit blijft bewaard');
    expect(await sessionsOf(person)).toBe(0);
    expect(await users().count({ where: { email: person.email } })).toBe(0);
    for (const { token } of [person, there])
      expect((await ask(app, 'GET', '/api/users/me', { token })).status).toBe(401);
    const { refreshToken } = there;
    expect((await ask(app, 'POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(401);
    // Whoever comes back is new.
    expect((await makePerson(app, 'gaat')).id).not.toBe(person.id);
  });

  it('deletes what waits for confirmation of its e-mail address, whoever asked for that, and nothing else', async () => {
    const [person, other] = [await makePerson(app, 'wacht'), await makePerson(app, 'wenst')];
    const tries = ['eerste', 'tweede'].map((username) =>
      ask(app, 'POST', '/api/auth/local/register', {
        body: { username, email: person.email, password: 'een ander lang geheim' },
      }),
    );
    const pending = (await Promise.all(tries)).map(
      ({ body }) => body as { jwt: string; user: { id: number } },
    );
    await ask(app, 'POST', '/api/auth/forgot-password', { body: { email: person.email } });
    await call(person, 'POST', '/account/email', {
      email: 'weg@bezoeker.example',
      password: person.password,
    });
    await call(other, 'POST', '/account/email', { email: person.email, password: other.password });
    await newMails(app, 5);
    expect(await users().count({ where: { email: person.email } })).toBe(3);

    const { documentId } = await users().findOne({ where: { id: person.id } });
    await app.strapi.documents(userUid).delete({ documentId });
    const remaining = {
      $or: [
        { email: person.email },
        { pendingEmail: person.email },
        { pendingEmail: 'weg@bezoeker.example' },
      ],
    };
    expect(await users().count({ where: remaining })).toBe(0);
    for (const { jwt: token, user } of pending) {
      expect((await ask(app, 'GET', '/api/users/me', { token })).status).toBe(401);
      expect(await sessionsOf({ ...person, id: user.id })).toBe(0);
    }
    expect(await sessionsOf(person)).toBe(0);
    expect((await call(other, 'GET', '/account')).body).toMatchObject({
      data: { email: other.email, pendingEmail: null },
    });
  });

  it('sends one e-mail when it is asked many times at once', async () => {
    for (const name of ['een', 'twee']) {
      const person = await makePerson(app, `dubbel-${name}`);
      const { password } = person;
      const asked = Array.from({ length: 5 }, () => call(person, 'POST', '/account/delete', { password }));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
      expect(statuses).toContain(200);
      expect(await newMails(app, 1)).toMatchObject([
        { to: person.email, subject: 'Uw account is verwijderd' },
      ]);
      expect(await users().count({ where: { id: person.id } })).toBe(0);
    }
  });

  it('leaves no session of a sign-in or a refresh that was under way', async () => {
    const person = await makePerson(app, 'haast');
    const service = app.strapi.plugin('users-permissions').service('user');
    const { validatePassword } = service;
    const spy = vi.spyOn(service, 'validatePassword').mockImplementationOnce(async (...given: unknown[]) => {
      const right: unknown = await Reflect.apply(validatePassword, service, given);
      await call(person, 'POST', '/account/delete', { password: person.password });
      return right;
    });
    const body = { identifier: person.email, password: person.password };
    const response = await ask(app, 'POST', '/api/auth/local', { body });
    spy.mockRestore();
    expect(response).toMatchObject({
      status: 400,
      body: { error: { message: 'Invalid identifier or password' } },
    });
    expect(await sessionsOf(person)).toBe(0);
    const { refreshToken } = person;
    expect((await ask(app, 'POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(401);
    await newMails(app, 1);
  });

  it('causes no 500 for another call of the same account that was under way', async () => {
    const person = await makePerson(app, 'tegelijk');
    const { password } = person;
    const calls: [string, string, unknown?][] = [
      ['POST', '/account/delete', { password }],
      ['GET', '/account'],
      ['PATCH', '/account', { name: 'Nog' }],
      ['GET', '/account/data'],
      ['GET', '/account/kept'],
      ['POST', '/account/email', { email: 'nog-een@bezoeker.example', password }],
      ['POST', '/account/delete', { password }],
    ];
    const responses = await Promise.all(calls.map((given) => call(person, ...given)));
    for (const { status } of responses) expect([200, 401]).toContain(status);
    await newMails(app, 1);
  });

  it('keeps the page of the company, says so before and after, and binds nobody to it any more', async () => {
    const person = await makePerson(app, 'standhouder');
    await bind(app, person, company.documentId);
    const kept = [
      {
        what: 'De bedrijfspagina',
        why: 'De pagina hoort bij de beurs. De organisatie beslist of die blijft staan.',
        count: 1,
      },
    ];
    expect((await call(person, 'GET', '/account/kept')).body).toEqual({ data: kept });
    const { body } = await call(person, 'POST', '/account/delete', { password: person.password });
    expect(body).toEqual({ data: { deleted: true, kept } });
    expect((await newMails(app, 1))[0]?.text).toContain('zonder uw account: De bedrijfspagina.');
    const exhibitors = app.strapi.documents('api::exhibitor.exhibitor');
    expect(await exhibitors.count({ status: 'published', locale: 'nl', filters: { publicId: 1001 } })).toBe(
      1,
    );
  });

  it('without a password asks for a fresh sign-in', async () => {
    const person = await makePerson(app, 'elders');
    await users().update({ where: { id: person.id }, data: { password: null, provider: 'github' } });
    const sessions = app.strapi.db.query('admin::session');
    const signedIn = async (minutes: number) => {
      const loginAt = new Date(Date.now() - minutes * 60_000).toISOString();
      const rows = await sessions.findMany({ where: { userId: String(person.id) } });
      for (const { id } of rows) await sessions.update({ where: { id }, data: { metadata: { loginAt } } });
    };
    await signedIn(11);
    const rejected = await call(person, 'POST', '/account/delete', {});
    expect([rejected.status, rejected.body]).toEqual([
      403,
      {
        data: null,
        error: {
          status: 403,
          name: 'RecentLoginRequired',
          message: 'Log eerst opnieuw in: dit kan alleen binnen tien minuten na het inloggen.',
          details: {},
        },
      },
    ]);
    const email = { email: 'x@bezoeker.example', password: '' };
    expect((await call(person, 'POST', '/account/email', email)).body).toMatchObject({
      error: { status: 403, name: 'PasswordMissing' },
    });
    await signedIn(9);
    expect((await call(person, 'POST', '/account/delete', {})).status).toBe(200);
    await newMails(app, 1);
  });
});

describe('accounts that were never confirmed', () => {
  const monthMs = 31 * 24 * 60 * 60 * 1000;
  const register = async (username: string, email = `${username}@bezoeker.example`) => {
    const body = { username, email, password: `het lange geheim van ${username}` };
    const response = await ask(app, 'POST', '/api/auth/local/register', { body });
    await newMails(app, 1);
    return (response.body as { user: { id: number } }).user.id;
  };

  it('are deleted after a month without a session, and no others are', async () => {
    const confirmed = await makePerson(app, 'echt');
    const plain = await register('typefout');
    const pending = await register('nogeens', confirmed.email);
    const blocked = await register('geblokkeerd');
    await users().update({ where: { id: blocked }, data: { blocked: true } });
    // Left over from the tests above.
    await users().deleteMany({ where: { username: 'probeert' } });
    const everybody = async () => (await users().findMany()).map(({ id }: { id: number }) => id).sort();
    const before = await everybody();

    expect(await deleteUnconfirmed(app.strapi)).toBe(0);
    // Sessions end by themselves after a month without use; these are a day younger.
    expect(await deleteUnconfirmed(app.strapi, Date.now() + monthMs - 2 * 24 * 60 * 60 * 1000)).toBe(0);
    expect(await everybody()).toEqual(before);
    const both = [1, 2].map(() => deleteUnconfirmed(app.strapi, Date.now() + monthMs));
    await Promise.all(both);
    expect(await everybody()).toEqual(before.filter((id: number) => id !== plain && id !== pending));
  });
});
