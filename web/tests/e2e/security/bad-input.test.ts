import { beforeAll, describe, expect, test } from 'vitest';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

async function get(path: string): Promise<{ status: number; text: string }> {
  // A browser's name: robots get an error as plain text.
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  const response = await fetch(`${site}${path}`, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text() };
}

const markup = '<script>alert(1)</script>';

describe('for a nonsense URL the response is clear:', () => {
  test.each([
    ['an unknown page', '/bestaat-niet', 404],
    ['an unknown deep path', '/a/b/c/d', 404],
    ['a dot in the path', '/wp-login.php', 404],
    ['an exhibitor id that is no number', '/standhouders/abc/xyz', 404],
    ['an exhibitor id that is not in use', '/standhouders/999999/niets', 404],
    ['an exhibitor id beyond any number', '/standhouders/99999999999999999999/niets', 404],
    ['a negative exhibitor id', '/standhouders/-1/niets', 404],
    ['a news id that is no number', '/nieuws/abc/xyz', 404],
    ['a news id that is not in use', '/nieuws/999999/niets', 404],
    ['a session id that is no number', '/programma/abc', 404],
    ['a speaker id that is no number', '/sprekers/abc/xyz', 404],
    ['a speaker id that is not in use', '/sprekers/999999/niets', 404],
    ['a pavilion id that is no number', '/paviljoens/abc/xyz', 404],
    ['a pavilion id that is not in use', '/paviljoens/999999/niets', 404],
    ['a hall that is not there', '/plattegrond?hal=hal-9', 404],
    ['markup for a hall', `/plattegrond?hal=${encodeURIComponent('<b>')}`, 404],
    ['a stand that is not there', '/plattegrond?stand=9.Z99', 200],
    ['an album id that is no number', '/fotoalbums/abc/xyz', 404],
    ['an album id that is not in use', '/fotoalbums/999999/niets', 404],
    ['a page of an album that is not there', '/fotoalbums/9001/openingsdag-2025?pagina=2', 404],
    ['a photo that is no number', '/fotoalbums/9001/openingsdag-2025?foto=x', 200],
    ['a photo beyond the last', '/fotoalbums/9001/openingsdag-2025?foto=99', 302],
    ['a photo before the first', '/fotoalbums/9001/openingsdag-2025?foto=-4', 302],
    ['a group of the catalogue that is not there', '/adverteren-en-signing?groep=niets', 200],
    ['a page of the catalogue that is not there', '/adverteren-en-signing?pagina=2', 404],
    ['a confirmation that is none', `/email-valideren?confirmation=${encodeURIComponent(markup)}`, 400],
    ['a code that is none', `/c?code=${encodeURIComponent(markup)}`, 200],
    ['a session id that is not in use', '/programma/999999', 404],
    ['an id with a decimal point', '/programma/2001.5', 404],
    ['markup for an id', `/programma/${encodeURIComponent('<b>2001</b>'.replace('/', ''))}`, 404],
    ['a slash hidden in an id', `/programma/${encodeURIComponent(markup)}`, 400],
    ['broken percent-encoding', '/standhouders/%E0%A4%A', 400],
    ['a null byte', '/%00', 400],
  ])('%s, %s, gets a %i', async (_what, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.text).not.toContain(markup);
  });

  test('a page that does not exist says so in the agreed words', async () => {
    const { text } = await get('/bestaat-niet');
    expect(text).toContain('Er is iets fout gegaan');
    expect(text).toContain('Page Not Found: /bestaat-niet');
    expect(text).toContain('Terug naar home');
  });
});

const lists = [
  '/faq',
  '/standhouders',
  '/standhouders/overheden',
  '/programma',
  '/programma/tours',
  '/programma/kennissessies',
  '/sprekers',
  '/nieuws',
  '/interviews',
  '/kalender',
  '/vacatures',
  '/plattegrond',
  '/adverteren-en-signing',
];

describe.each(lists)('the list %s has a clear response to', (list) => {
  test.each([
    ['an unknown theme', 'thema=bestaat-niet', [200]],
    ['markup in a search', `q=${encodeURIComponent(markup)}`, [200]],
    ['a search of 5,000 characters', `q=${'a'.repeat(5_000)}`, [200, 400]],
    ['an unknown way of sorting', 'sorteer=willekeurig', [200, 400]],
    ['an unknown parameter', 'utm_source=brief', [200]],
    ['a day that is none', 'dag=2027-13-45', [200, 400, 404]],
    ['a day in words', 'dag=morgen', [200, 400, 404]],
    [
      'the same filter fifty times',
      Array.from({ length: 50 }, (_, n) => `thema=t${n}`).join('&'),
      [200, 400],
    ],
    ['5,000 parameters', Array.from({ length: 5_000 }, (_, n) => `p${n}=1`).join('&'), [400, 414, 431]],
    ['1,500 parameters', Array.from({ length: 1_500 }, (_, n) => `p${n}`).join('&'), [400, 414]],
    ['a query nested 50 deep', `filter${'[a]'.repeat(50)}=1`, [400]],
    ['markup in a filter', `thema=${encodeURIComponent(markup)}`, [200, 400]],
  ])('%s', async (_what, query, allowed) => {
    const { status, text } = await get(`${list}?${query}`);
    expect(allowed).toContain(status);
    expect(text).not.toContain(markup);
  });
});

describe('of the pages of a list,', () => {
  test.each([
    ['page 0', 'pagina=0', 400],
    ['page -3', 'pagina=-3', 400],
    ['a page that is no number', 'pagina=x', 400],
    ['a page far beyond the last', 'pagina=9999', 404],
    ['a page just beyond the last', 'pagina=6', 404],
  ])('%s does not exist', async (_what, query, status) => {
    expect((await get(`/standhouders?${query}`)).status).toBe(status);
  });

  test('the last one exists', async () => {
    expect((await get('/standhouders?pagina=5')).status).toBe(200);
  });
});

describe('through the site to the content backend', () => {
  test('a body that is not JSON gets a 400, in the shape of the backend', async () => {
    const response = await fetch(`${site}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: '{"identifier": ',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: null, error: { status: 400 } });
  });

  test.each([
    '/api/exhibitors',
    '/api/users',
    '/api/upload/files',
    '/api/users-permissions/roles',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '/api//users',
    '/api/auth/local/..%2f..%2fusers',
    '/admin',
    '/admin/login',
    '/content-manager/content-types',
    '/_health',
  ])('%s cannot be reached', async (path) => {
    const response = await fetch(`${site}${path}`, { redirect: 'manual' });
    expect([400, 404]).toContain(response.status);
  });

  test('the current user is nobody without a token', async () => {
    const response = await fetch(`${site}/api/users/me`);
    expect([401, 403]).toContain(response.status);
    expect(await response.json()).toMatchObject({ data: null, error: { status: response.status } });
  });
});

describe('of pictures,', () => {
  let picture: string;
  beforeAll(async () => {
    const { text } = await get('/standhouders');
    const found = /\/beeld\/\d+\/([^"\s,]+)\.webp/.exec(text)?.[1];
    if (!found) throw new Error('The list of exhibitors shows no picture');
    picture = found;
  });

  test('a picture is served in the width and format of its URL', async () => {
    for (const format of ['webp', 'avif']) {
      const response = await fetch(`${site}/beeld/320/${picture}.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });

  test.each([
    ['a width that we do not offer', (p: string) => `/beeld/321/${p}.webp`],
    ['a format that we do not offer', (p: string) => `/beeld/320/${p}.gif`],
    ['an unknown picture', () => '/beeld/320/bestaat-niet.webp.webp'],
    ['a path out of the folder', () => '/beeld/320/..%2f..%2fbeursvloer.sqlite.webp'],
    ['a width that is no number', (p: string) => `/beeld/groot/${p}.webp`],
  ])('%s does not exist', async (_what, path) => {
    const response = await fetch(`${site}${path(picture)}`, { redirect: 'manual' });
    expect([400, 404]).toContain(response.status);
  });
});

describe.each(['/zoeken', '/zoeken.json'])('the search at %s', (path) => {
  test.each([
    ['no query', '', 200],
    ['an empty query', '?q=', 200],
    ['a query of 5,000 characters', `?q=${'a'.repeat(5_000)}`, 400],
    ['a query of 10,000 characters', `?q=${'a'.repeat(10_000)}`, 414],
    ['markup', `?q=${encodeURIComponent(markup)}`, 200],
    ['a pattern', `?q=${encodeURIComponent('(.*)+[a-z]{9}$\\')}`, 200],
    ['symbols and accents written apart', `?q=${encodeURIComponent('🏠 cafe\u0301 \u202e\uffff')}`, 200],
    ['half a surrogate', '?q=%ED%A0%80', 200],
    ['a hundred letters in a row', `?q=${'e'.repeat(100)}`, 200],
    ['the query as a list', '?q[]=a&q[]=b', 200],
  ])('has a clear response to %s', async (_what, query, status) => {
    const response = await get(`${path}${query}`);
    expect(response.status).toBe(status);
    if (path === '/zoeken') expect(response.text).not.toContain(markup);
  });
});
