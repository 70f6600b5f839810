import { beforeAll, describe, expect, it } from 'vitest';
import { setSiteRoles } from '../../src/platform/access/site-roles';
import { ask, type ApiResponse, type App } from '../harness/app';
import { codeIn, newMails } from '../harness/emails';
import { bind, makePerson, signIn, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** The user's own account: exact shapes, as the site's parsers rely on them. */
let app: App;
let noor: Person;
let company: { documentId: string; publicId: number; name: string; slug: string };

beforeAll(async () => {
  app = await sharedApp();
  noor = await makePerson(app, 'noor');
  const [found] = await app.strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ status: 'published', locale: 'nl', filters: { publicId: 1001 } });
  if (!found) throw new Error('The small fair has no exhibitor 1001.');
  company = {
    documentId: found.documentId,
    publicId: Number(found.publicId),
    name: found.name,
    slug: found.slug,
  };
});

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const call = (person: Person | null, method: string, target: string, body?: unknown) =>
  ask(app, method, `/api${target}`, {
    ...(person && { token: person.token }),
    ...(body === undefined ? {} : { body }),
  });
const exact = ({ status, body }: ApiResponse) => [status, body];
const errorResponse = (status: number, name: string, message: unknown, details: unknown = {}) => [
  status,
  { data: null, error: { status, name, message, details } },
];
const wrong = (field: string, message: unknown, name: unknown = 'ValidationError') =>
  errorResponse(400, 'ValidationError', message, { errors: [{ path: [field], name, message }] });
const profile = () => ({
  id: noor.id,
  name: null,
  email: noor.email,
  confirmed: true,
  provider: 'local',
  hasPassword: true,
  appleGranted: false,
  role: 'visitor',
  createdAt: time,
  exhibitor: null,
  pendingEmail: null,
});

describe('the roles', () => {
  it('are those of the site, and Strapi’s own role is gone', async () => {
    const roles = app.strapi.db.query('plugin::users-permissions.role');
    const types = async () => (await roles.findMany()).map(({ type }: { type: string }) => type).sort();
    expect(await types()).toEqual(['exhibitor', 'public', 'visitor']);
    const stock = await roles.create({ data: { type: 'authenticated', name: 'Authenticated' } });
    const users = app.strapi.db.query('plugin::users-permissions.user');
    await users.update({ where: { id: noor.id }, data: { role: stock.id } });
    await setSiteRoles(app.strapi);
    expect(await types()).toEqual(['exhibitor', 'public', 'visitor']);
    expect(exact(await call(noor, 'GET', '/account'))).toEqual([200, { data: profile() }]);
  });
});

describe('GET and PATCH /account', () => {
  it('show the account to its owner alone', async () => {
    expect(exact(await call(noor, 'GET', '/account'))).toEqual([200, { data: profile() }]);
    expect((await call(null, 'GET', '/account')).status).toBe(403);
    expect((await call({ ...noor, token: 'a.b.c' }, 'GET', '/account')).status).toBe(401);
  });

  it('change the name and nothing else', async () => {
    const changed = await call(noor, 'PATCH', '/account', { name: ' Noor de Vries ' });
    expect(exact(changed)).toEqual([200, { data: { ...profile(), name: 'Noor de Vries' } }]);
    const missing = ['', ' ', '\u200b', '\u3164', '\u2800', 7, null].map((name) => [
      name,
      'NameMissing',
      'Vul uw naam in.',
    ]);
    const unreadable = ['Noor\nVries', 'Noor\u0000', 'Noor\u200e', 'Noor\u2067', 'Noor\udc00'].map((name) => [
      name,
      'NameUnreadable',
      'In uw naam staat een teken dat niet kan.',
    ]);
    const tooLong = ['x'.repeat(101), 'NameTooLong', 'Voor uw naam zijn ten hoogste 100 tekens.'];
    for (const [name, fault, message] of [...missing, ...unreadable, tooLong])
      expect(exact(await call(noor, 'PATCH', '/account', { name }))).toEqual(wrong('name', message, fault));
    for (const field of ['email', 'role', 'exhibitor', 'confirmed', 'id', 'provider']) {
      const { status } = await call(noor, 'PATCH', '/account', { name: 'Noor', [field]: 1 });
      expect([field, status]).toEqual([field, 400]);
    }
    const name = 'Noor de Vries';
    expect((await call(noor, 'GET', '/account')).body).toEqual({ data: { ...profile(), name } });
    await call(noor, 'PATCH', '/account', { name: 'Noor' });
  });

  it('keep the shape of GET /users/me', async () => {
    const { body } = await call(noor, 'GET', '/users/me');
    expect(body).toMatchObject({ id: noor.id, email: noor.email, name: 'Noor', role: 'visitor' });
    expect(Object.keys(body as object).sort()).toEqual(
      [
        'blocked',
        'confirmed',
        'createdAt',
        'documentId',
        'email',
        'id',
        'name',
        'provider',
        'publishedAt',
        'role',
        'updatedAt',
        'username',
      ].sort(),
    );
  });
});

describe('POST /account/email', () => {
  const askFor = (email: unknown, password: unknown = noor.password) =>
    call(noor, 'POST', '/account/email', { email, password });
  const confirm = (code: string) => ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${code}`);

  it('changes nothing before the link in the mail to the new e-mail address is opened, and then once', async () => {
    expect(exact(await askFor('Noor.Nieuw@Bezoeker.example'))).toEqual([200, { ok: true }]);
    const [mail] = await newMails(app, 1);
    const fresh = 'noor.nieuw@bezoeker.example';
    expect(mail).toMatchObject({ to: fresh, subject: 'Bevestig uw nieuwe e-mailadres' });
    expect(mail?.text).not.toContain('Noor');
    expect((await call(noor, 'GET', '/account')).body).toEqual({
      data: { ...profile(), name: 'Noor', pendingEmail: fresh },
    });
    const code = codeIn(mail, 'email-valideren');
    expect((await confirm(`${code}x`)).status).toBe(400);
    expect(exact(await confirm(code))).toEqual([200, { confirmed: true, emailChanged: true }]);
    expect(await newMails(app, 1)).toMatchObject([
      { to: noor.email, subject: 'Uw e-mailadres is gewijzigd' },
    ]);
    expect(exact(await confirm(code))).toEqual(errorResponse(400, 'ValidationError', 'Invalid token'));
    const old = noor.email;
    noor.email = fresh;
    expect((await call(noor, 'GET', '/account')).body).toEqual({ data: { ...profile(), name: 'Noor' } });
    await signIn(app, noor);
    expect(
      (await ask(app, 'POST', '/api/auth/local', { body: { identifier: old, password: noor.password } }))
        .status,
    ).toBe(400);
  });

  it('responds the same for an e-mail address that has an account, and its owner gets an e-mail without a link', async () => {
    const other = await makePerson(app, 'ander');
    expect(exact(await askFor(other.email))).toEqual([200, { ok: true }]);
    const [mail, ...more] = await newMails(app, 1);
    expect([mail?.to, mail?.subject, more]).toEqual([
      other.email,
      'U hebt al een account met dit e-mailadres',
      [],
    ]);
    expect(mail?.text).not.toContain('code=');
    expect((await call(noor, 'GET', '/account')).body).toMatchObject({ data: { pendingEmail: other.email } });
  });

  it('is rejected when somebody took the e-mail address meanwhile', async () => {
    await askFor('gauw@bezoeker.example');
    const [mail] = await newMails(app, 1);
    await makePerson(app, 'gauw');
    expect(exact(await confirm(codeIn(mail, 'email-valideren')))).toEqual(
      errorResponse(400, 'ValidationError', 'Bij dit e-mailadres hoort inmiddels een ander account.'),
    );
  });

  it('has no effect any more after a new password', async () => {
    await askFor('weg@bezoeker.example');
    const [mail] = await newMails(app, 1);
    const password = 'een heel ander lang geheim';
    const change = { currentPassword: noor.password, password, passwordConfirmation: password };
    const { body } = await call(noor, 'POST', '/auth/change-password', change);
    await newMails(app, 1);
    noor = { ...noor, password, token: (body as { jwt: string }).jwt };
    expect((await confirm(codeIn(mail, 'email-valideren'))).status).toBe(400);
    expect((await call(noor, 'GET', '/account')).body).toMatchObject({ data: { pendingEmail: null } });
  });

  it.each([
    ['no address', 'geen adres'],
    ['a Cyrillic o before the @', 'n\u043eor@bezoeker.example'],
    ['nothing', undefined],
    ['an object', { $ne: 1 }],
    ['ten thousand signs', `${'a'.repeat(10_000)}@b.example`],
  ])('rejects %s', async (_what, email) => {
    expect(exact(await askFor(email))).toEqual(wrong('email', 'Dit is geen geldig e-mailadres.'));
  });

  it('rejects the current e-mail address, and a wrong password', async () => {
    expect(exact(await askFor(noor.email.toUpperCase()))).toEqual(
      wrong('email', 'Dit is al uw e-mailadres.'),
    );
    for (const password of ['fout', '', undefined, { $ne: 1 }]) {
      expect(exact(await askFor('nog@bezoeker.example', password ?? 1))).toEqual(
        wrong('password', 'Dit wachtwoord klopt niet.'),
      );
    }
  });

  it('is limited like signing in', async () => {
    const somebody = await makePerson(app, 'raadt');
    const tries = [];
    for (let count = 0; count < 7; count += 1) {
      const body = { email: 'nog@bezoeker.example', password: 'fout' };
      tries.push((await call(somebody, 'POST', '/account/email', body)).status);
    }
    expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const otherDevice = await call(somebody, 'POST', '/account/delete', { password: somebody.password });
    expect([otherDevice.status, Number(otherDevice.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('GET /auth/sessions', () => {
  it('lists in Dutch on which devices somebody is signed in, and nothing more of them is stored', async () => {
    const person = await makePerson(app, 'reist');
    await signIn(app, person);
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
    const there = await signIn(app, person, firefox);
    const { body } = await call(there, 'GET', '/auth/sessions');
    expect(body).toEqual({
      data: [
        {
          id: expect.any(String),
          deviceName: 'Firefox op Windows',
          current: true,
          loginAt: time,
          lastActiveAt: time,
        },
        ...Array.from({ length: 2 }, () => ({
          id: expect.any(String),
          deviceName: null,
          current: false,
          loginAt: time,
          lastActiveAt: time,
        })),
      ],
    });
    const rows = await app.strapi.db
      .query('admin::session')
      .findMany({ where: { userId: String(person.id) } });
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Firefox\/|rv:130|127\.0\.0\.1/);
  });

  it('recognises the device after its tokens were refreshed', async () => {
    const person = await makePerson(app, 'blijft');
    const { body } = await ask(app, 'POST', '/api/auth/refresh', {
      body: { refreshToken: person.refreshToken },
    });
    const { jwt } = body as { jwt: string };
    for (const token of [person.token, jwt]) {
      const sessions = await call({ ...person, token }, 'GET', '/auth/sessions');
      const { data } = sessions.body as { data: { current: boolean }[] };
      expect(data.filter(({ current }) => current)).toHaveLength(1);
    }
  });

  it('describes the session after a new password', async () => {
    const person = await makePerson(app, 'wisselt');
    const password = 'een heel ander lang geheim';
    const change = { currentPassword: person.password, password, passwordConfirmation: password };
    const { body } = await call(person, 'POST', '/auth/change-password', change);
    await newMails(app, 1);
    const { jwt: token } = body as { jwt: string };
    const sessions = await call({ ...person, token }, 'GET', '/auth/sessions');
    expect(sessions.body).toMatchObject({ data: [{ current: true, loginAt: time }] });
  });
});

describe('an exhibitor', () => {
  const exhibitors = () => app.strapi.documents('api::exhibitor.exhibitor');
  const change = (data: object, locale = 'nl') =>
    exhibitors().update({ documentId: company.documentId, locale, data });
  let els: Person;
  const boundTo = async () =>
    ((await call(els, 'GET', '/account')).body as { data: { exhibitor: object | null } }).data.exhibitor;
  const figures = '/account/exhibitor/statistics';
  beforeAll(async () => {
    els = await makePerson(app, 'els');
    await bind(app, els, company.documentId);
  });

  it('is bound to one company, which nobody sees elsewhere', async () => {
    const { publicId, name, slug } = company;
    expect((await call(els, 'GET', '/account')).body).toMatchObject({
      data: { role: 'exhibitor', exhibitor: { publicId, name, slug } },
    });
    expect((await call(els, 'GET', '/users/me')).body).not.toHaveProperty('exhibitor');
    for (const query of ['populate=exhibitor', 'populate[exhibitor]=true', 'fields[0]=pendingEmail']) {
      expect([query, (await call(els, 'GET', `/users/me?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('stays bound while the company’s page is off the site', async () => {
    const { documentId, publicId } = company;
    await exhibitors().unpublish({ documentId, locale: 'nl' });
    expect((await call(els, 'GET', '/account')).body).toMatchObject({ data: { exhibitor: { publicId } } });
    await exhibitors().publish({ documentId, locale: 'nl' });
  });

  it('stays bound whatever is published, changed or translated', async () => {
    const { documentId, publicId, name } = company;
    for (let round = 0; round < 2; round += 1) {
      await change({ summary: `Ronde ${round}` });
      await exhibitors().publish({ documentId, locale: 'nl' });
    }
    const { slug } = company;
    await change({ slug: `${slug}-en`, summary: 'English' }, 'en');
    await exhibitors().publish({ documentId, locale: 'en' });
    expect(await boundTo()).toMatchObject({ publicId, name });
    await exhibitors().discardDraft({ documentId, locale: 'nl' });
    expect(await boundTo()).toMatchObject({ publicId, name });
    expect((await call(els, 'GET', figures)).status).toBe(200);
  });

  it('alone sees what their page brings: no visitor with a company does, and no exhibitor without one', async () => {
    const visitor = await makePerson(app, 'bezoekt');
    await bind(app, visitor, company.documentId);
    const roles = app.strapi.db.query('plugin::users-permissions.role');
    const users = app.strapi.db.query('plugin::users-permissions.user');
    const role = await roles.findOne({ where: { type: 'visitor' } });
    await users.update({ where: { id: visitor.id }, data: { role: role.id } });
    expect(exact(await call(visitor, 'GET', figures))).toEqual(
      errorResponse(403, 'ForbiddenError', 'Forbidden'),
    );
    expect((await call(visitor, 'GET', '/account')).body).toMatchObject({ data: { exhibitor: null } });
    expect((await call(null, 'GET', figures)).status).toBe(403);

    const nobody = await makePerson(app, 'los');
    await bind(app, nobody, company.documentId);
    await users.update({ where: { id: nobody.id }, data: { exhibitor: null } });
    expect(exact(await call(nobody, 'GET', figures))).toEqual(
      errorResponse(404, 'NotFoundError', 'Entity not found'),
    );
    expect((await call(nobody, 'GET', '/account')).body).toMatchObject({
      data: { role: 'exhibitor', exhibitor: null },
    });
  });
});
