import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const rejected = (message: unknown = expect.any(String)) => ({
  data: null,
  error: { status: 400, name: 'ValidationError', message, details: {} },
});

describe('a query', () => {
  it('that is nested too deep is rejected', async () => {
    const { status, body } = await ask(app, 'GET', `/api/exhibitors?filters${'[a]'.repeat(50)}=1`);
    expect([status, body]).toEqual([400, rejected('The query is 50 levels deep; the maximum is 12.')]);
  });

  it('that is nested too deep is rejected when it is URL encoded too', async () => {
    const { status } = await ask(app, 'GET', `/api/exhibitors?filters${'%5Ba%5D'.repeat(50)}=1`);
    expect(status).toBe(400);
  });

  it('with too many parameters is rejected', async () => {
    // Short, as Node itself responds with 431 to a URL over 16 kB.
    const query = Array.from({ length: 5000 }, () => 'a').join('&');
    const { status, body } = await ask(app, 'GET', `/api/exhibitors?${query}`);
    expect([status, body]).toEqual([400, rejected('The query has 5000 parameters; the maximum is 1000.')]);
  });

  it('with too long a list is rejected', async () => {
    expect((await ask(app, 'GET', '/api/exhibitors?fields[100]=name')).status).toBe(400);
    expect((await ask(app, 'GET', '/api/exhibitors?fields[99999999999]=name')).status).toBe(400);
  });

  it.each([
    '%',
    'filters[%ZZ]=1',
    'filters=1',
    'filters[name]=%E0%A4%A',
    'populate[blocks][on]=x',
    'populate[__proto__][x]=1',
    'filters[__proto__][x]=1',
    'sort[constructor]=asc',
    'sort=toString',
    'pagination[page]=-1',
    'pagination[page]=abc',
    'pagination[pageSize]=0',
    'fields=%00',
    'filters[publicId]=abc',
    'filters[publicId][$in][0]=abc',
    'filters[createdAt]=gisteren',
    'filters[stands][area][$gt]=groot',
    'filters[publicId][$in][0][$eq]=1',
    'filters[name][$bestaatniet]=1',
    'locale[$ne]=nl',
    'populate=onzin',
    'filters[0][name][$eq]=a',
    'filters[$eq]=1',
    'filters[$and][a][name]=b',
    'filters[$or][0][name][$or][0][$eq]=a',
    'filters[name][$and][0][$eq]=a',
    'filters[name][$between][0]=a',
    'filters[name][$between]=a',
    'filters[name][$jsonSupersetOf]=a',
    'filters[id][$eq]=a',
    'filters[pavilion][$not][$eq]=1',
    'filters[pavilion][$eq]=a',
    'filters[pavilion][$eq]=1&filters[pavilion][name]=a',
    'filters[products][documentId]=a',
    'filters[products][image][width][$gt]=breed',
    'sort=products.documentId',
    'populate[logo][filters][0][name]=a',
  ])('that makes no sense is no 500: ?%s', async (query) => {
    const { status } = await ask(app, 'GET', `/api/exhibitors?${query}`);
    expect([query, status]).toEqual([query, expect.toBeOneOf([200, 400, 404])]);
  });
});

describe('a body', () => {
  const send = async (body: string, type: string) => {
    const response = await fetch(`${app.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return [response.status, await response.json()];
  };

  it.each(['{bad', 'gewone tekst', '', 'null', '5', '"tekst"', '[]', '[{"a":1}]'])(
    'that is not a JSON object is rejected: %s',
    async (body) => {
      expect(await send(body, 'application/json')).toEqual([400, expect.objectContaining({ data: null })]);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    'of type %s is rejected',
    async (type) => {
      expect(await send('username=a&email=b', type)).toEqual([
        400,
        rejected('The body must be a JSON object.'),
      ]);
    },
  );

  it('that is too large is rejected', async () => {
    const [status] = await send(JSON.stringify({ username: 'x'.repeat(2_000_000) }), 'application/json');
    expect(status).toBe(413);
  });

  it('that is answered before it was read ends its connection, on which nothing else would arrive', async () => {
    const response = await fetch(`${app.url}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `a=${'x'.repeat(1_000_000)}`,
    });
    expect(response.headers.get('connection')).toBe('close');
    expect((await fetch(`${app.url}/_health`)).headers.get('connection')).toBe('keep-alive');
  });

  it.each([
    { identifier: { $ne: null }, password: 'x' },
    { identifier: ['a'], password: { a: 1 } },
    { identifier: null, password: null },
    {},
  ])('with the wrong types is rejected: %j', async (body) => {
    expect((await ask(app, 'POST', '/api/auth/local', { body })).status).toBe(400);
  });
});

describe('another origin', () => {
  it('gets no permission to read responses', async () => {
    const from = async (origin: string) => {
      const response = await fetch(`${app.url}/api/exhibitors`, { headers: { origin } });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await from('https://elders.example')).toBeNull();
    expect(await from('https://beurs.example')).toBe('https://beurs.example');
  });

  it('does not learn what the server runs on', async () => {
    expect((await ask(app, 'GET', '/api/exhibitors')).headers.get('x-powered-by')).toBeNull();
  });
});

describe('half a character in a password', () => {
  // bcryptjs never ends on it: without the check the whole process dies here.
  it.each([
    ['/api/auth/local', { identifier: 'iemand', password: '\ud800' }],
    ['/api/auth/change-password', { currentPassword: '\udc00', password: 'x', passwordConfirmation: 'x' }],
    ['/api/auth/local/register', { username: 'a', email: 'a@voorbeeld.nl', password: 'abc\ud800' }],
    ['/admin/login', { email: 'iemand@voorbeeld.nl', password: 'a\ud800' }],
  ])('for %s is rejected', async (path, sent) => {
    const { status, body } = await ask(app, 'POST', path, { body: sent });
    expect([status, body]).toEqual([400, rejected()]);
  });

  it('is searched for in a body of any depth', async () => {
    const response = await fetch(`${app.url}/api/auth/local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `${'['.repeat(100_000)}"x"${']'.repeat(100_000)}`,
    });
    expect(response.status).toBe(400);
  });

  it('is not what a character of two halves is', async () => {
    const sent = { identifier: 'iemand', password: 'wachtwoord 😀' };
    const { body } = await ask(app, 'POST', '/api/auth/local', { body: sent });
    expect(JSON.stringify(body)).toContain('Invalid identifier or password');
  });
});
