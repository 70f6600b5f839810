import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, startApp, type ApiResponse, type App } from '../harness/app';
import { decisions, openOutsideApi } from '../harness/endpoints';
import { bind, makePerson, type Person } from '../harness/people';
import { pushSetUp } from '../harness/push-set-up';

/** Every endpoint there is, tried by nobody, by a visitor, and by an exhibitor of another company than that of Bea. */
let app: App;
let bea: Person;
let visitor: Person;
let exhibitor: Person;
/** Bea's ids, in every form that a path or a body could have. */
let hers: { id: string; documentId: string; session: string; company: string };

const secret = 'zeergeheim';
const markers =
  /bea@|bea de|zeergeheim|\$2[aby]\$|"(password|resetPasswordToken|confirmationToken|newAddressToken)":/i;

const users = () => app.strapi.db.query('plugin::users-permissions.user');

beforeAll(async () => {
  app = await startApp(inject('template'), { environment: pushSetUp });
  const exhibitors = app.strapi.documents('api::exhibitor.exhibitor');
  const [first, second] = await exhibitors.findMany({ locale: 'nl', sort: 'publicId' });
  if (!first || !second) throw new Error('The small fair has too few exhibitors.');
  [bea, visitor, exhibitor] = [
    await makePerson(app, 'bea'),
    await makePerson(app, 'vic'),
    await makePerson(app, 'eva'),
  ];
  await bind(app, bea, first.documentId);
  await bind(app, exhibitor, second.documentId);
  await users().update({
    where: { id: bea.id },
    data: { name: 'Bea de Beer', pendingEmail: `bea@${secret}.example` },
  });
  const privates: object = {
    internalNote: secret,
    contactPerson: { name: secret, email: `x@${secret}.example`, phone: secret },
  };
  await exhibitors.update({ documentId: first.documentId, locale: 'nl', data: privates });
  await exhibitors.publish({ documentId: first.documentId, locale: 'nl' });
  const row = await users().findOne({ where: { id: bea.id } });
  const session = await app.strapi.db
    .query('admin::session')
    .findOne({ where: { userId: String(bea.id) }, orderBy: { id: 'desc' } });
  hers = {
    id: String(bea.id),
    documentId: row.documentId,
    session: session.sessionId,
    company: first.documentId,
  };
});
afterAll(() => app.stop());

interface Endpoint {
  method: string;
  path: string;
  key: string;
}

function endpoints(): Endpoint[] {
  const routes: { path: string; methods: string[] }[] = app.strapi.server.listRoutes();
  return routes.flatMap(({ path, methods }) => {
    // One route is there for every method, those of calendars and versions included.
    const used = methods.length > 10 ? ['GET'] : methods.filter((method) => method !== 'HEAD');
    return used.map((method) => ({ method, path, key: `${method} ${path}` }));
  });
}
const ofApi = () => endpoints().filter(({ path }) => path.startsWith('/api/'));

/** A token of a separate session, so that one call cannot end the session of the next. */
async function tokenOf(person: Person | null): Promise<string | null> {
  if (!person) return null;
  const sessions = app.strapi.sessionManager('users-permissions');
  const { token } = await sessions.generateRefreshToken(String(person.id), crypto.randomUUID(), {
    type: 'refresh',
  });
  const access = await sessions.generateAccessToken(token);
  if ('error' in access) throw new Error('No token.');
  return access.token;
}

/** The URLs of an endpoint with each of Bea's ids as parameter. */
function targetsOf({ path }: Endpoint): string[] {
  const filled = (value: string) =>
    path.replace('(.*)', value).replace(/\/:\w+/g, `/${encodeURIComponent(value)}`);
  return path.includes(':') || path.includes('(') ? Object.values(hers).map(filled) : [path];
}

/** A body that names Bea in every field. */
const body = () => ({
  ...hers,
  userId: hers.id,
  user: hers.id,
  email: bea.email,
  identifier: bea.email,
  username: 'bea',
  password: 'een wachtwoord dat niet klopt',
  currentPassword: 'een wachtwoord dat niet klopt',
  role: 1,
  exhibitor: hers.company,
});

async function attempt({ method }: Endpoint, target: string, token: string | null): Promise<ApiResponse> {
  const sends = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return ask(app, method, target, { ...(sends && { body: body() }), ...(token !== null && { token }) });
}

const text = ({ body: response }: ApiResponse) => JSON.stringify(response) ?? '';

describe('every endpoint of the content API', () => {
  it('has a decision, and no decision is about an endpoint that is gone', () => {
    expect(
      ofApi()
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...decisions.keys()].sort());
  });

  it('responds to whoever may use it and to nobody else, and nobody gets or changes what is Bea’s', async () => {
    const before = await everythingOfBea();
    const wrong: string[] = [];
    for (const endpoint of ofApi()) {
      for (const [who, person] of Object.entries({ nobody: null, visitor, exhibitor })) {
        for (const target of targetsOf(endpoint)) {
          const response = await attempt(endpoint, target, await tokenOf(person));
          const fault = faultIn(endpoint, who, response);
          if (fault) wrong.push(`${who}: ${endpoint.method} ${target}: ${fault}`);
        }
      }
    }
    expect({ wrong, kept: await everythingOfBea() }).toEqual({ wrong: [], kept: before });
    expect((await ask(app, 'GET', '/api/users/me', { token: bea.token })).status).toBe(200);
  }, 120_000);

  // The site renders everybody's pages from what it reads without a token.
  it('shows the same content to somebody who is signed in as to anybody', async () => {
    const open = ofApi().filter(({ key }) => decisions.get(key) === 'open' && !key.endsWith('/lookup'));
    const different: string[] = [];
    let responded = 0;
    for (const endpoint of open) {
      const target = `${endpoint.path}?populate=*`;
      const anybodys = await attempt(endpoint, target, null);
      if (anybodys.status === 200) responded += 1;
      for (const person of [visitor, exhibitor]) {
        const theirs = await attempt(endpoint, target, await tokenOf(person));
        if (theirs.status !== anybodys.status || text(theirs) !== text(anybodys)) different.push(target);
      }
    }
    expect(different).toEqual([]);
    expect(responded).toBeGreaterThan(20);
  }, 120_000);

  it('shows an exhibitor their own company', async () => {
    const { body } = await ask(app, 'GET', '/api/account', { token: exhibitor.token });
    const row = await users().findOne({ where: { id: exhibitor.id }, populate: ['exhibitor'] });
    expect(row.exhibitor.documentId).not.toBe(hers.company);
    expect(body).toMatchObject({ data: { exhibitor: { publicId: row.exhibitor.publicId } } });
  });
});

/** Null for a response without a fault. */
function faultIn({ key, method }: Endpoint, who: string, response: ApiResponse): string | null {
  const { status } = response;
  if (status >= 500) return `status ${status}`;
  // A caller who sends an e-mail may get it back.
  const sent =
    method === 'GET' || method === 'DELETE' ? text(response) : text(response).replaceAll(bea.email, '');
  if (markers.test(sent)) return `tells ${sent.slice(0, 200)}`;
  const shut = status === 401 || status === 403 || status === 404;
  const decision = decisions.get(key);
  if (decision === 'closed' && !shut) return `is open with ${status}`;
  if (decision === 'own' && who === 'nobody' && !shut) return `is open with ${status}`;
  if (decision === 'own' && who !== 'nobody' && (status === 401 || status === 403))
    return `is shut with ${status}`;
  if (decision === 'exhibitor' && (who === 'exhibitor') === shut) return `answers ${status}`;
  if (decision === 'open' && (status === 401 || status === 403)) return `is shut with ${status}`;
  return null;
}

/** All data of Bea and her company; e-mails that anybody may have sent her change. */
async function everythingOfBea(): Promise<unknown> {
  const row = await users().findOne({ where: { id: bea.id }, populate: ['role', 'exhibitor'] });
  const user = { ...row, resetPasswordToken: null, updatedAt: null };
  const company = await app.strapi.db
    .query('api::exhibitor.exhibitor')
    .findMany({ where: { documentId: hers.company }, populate: ['contactPerson'] });
  const sessions = await app.strapi.db.query('admin::session').findMany({ where: { userId: hers.id } });
  return { user, company, sessions };
}

describe('every other endpoint', () => {
  it('is closed to visitors and site users, except those for signing in to the admin', async () => {
    const open: string[] = [];
    for (const endpoint of endpoints()) {
      const { path, key, method } = endpoint;
      if (path.startsWith('/api/') || openOutsideApi.has(key)) continue;
      for (const token of [null, await tokenOf(exhibitor)]) {
        const [target = path] = targetsOf(endpoint);
        const response = await attempt(endpoint, target, token);
        const shut = [401, 403, 404].includes(response.status);
        if (!shut || markers.test(text(response).replaceAll(bea.email, '')))
          open.push(`${method} ${path} ${response.status} ${text(response).slice(0, 80)}`);
      }
    }
    expect(open).toEqual([]);
    const keys = new Set(endpoints().map(({ key }) => key));
    expect([...openOutsideApi].filter((key) => !keys.has(key))).toEqual([]);
  }, 120_000);
});
