import { beforeAll, expect, it } from 'vitest';
import { ask, type ApiResponse, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/** Pages with photos, as editors make them: their path is the slug of a page. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAsEditor(app);
});

const pages = '/content-manager/collection-types/api::page.page';
const publish = (body: object) =>
  ask(app, 'POST', `${pages}/actions/publish?locale=nl`, {
    token,
    body: { title: 'Foto’s', layout: 'Standaard', ...body },
  });
const message = ({ body }: ApiResponse) => /"message":"([^"]*)"/.exec(JSON.stringify(body))?.[1];

it('a page shows the photos of a year at any path, and the site reads which', async () => {
  expect((await publish({ slug: 'sfeerbeelden', photosOfYear: '2031' })).status).toBe(200);
  const { body } = await ask(app, 'GET', '/api/pages?filters[slug]=sfeerbeelden&fields[0]=photosOfYear');
  expect(body).toMatchObject({ data: [{ photosOfYear: '2031' }] });
});

it('a path that another page or a part of the site has is refused, with why', async () => {
  await publish({ title: 'Foto’s van eerder', slug: 'eerder', photosOfYear: '2031' });
  const taken = await publish({ slug: 'eerder', photosOfYear: '2029' });
  expect([taken.status, message(taken)]).toEqual([
    400,
    'Dit adres is al van “Foto’s van eerder”. Kies een ander adres.',
  ]);
  for (const slug of ['programma', 'fotoalbums', 'nieuws']) {
    const reserved = await publish({ slug, photosOfYear: '2029' });
    expect([reserved.status, message(reserved)]).toEqual([
      400,
      `/${slug} is een vast onderdeel van de site. Kies een ander adres.`,
    ]);
  }
});

it.each(['27', 'vorig', '02027', '0999', '2027-02'])('%j is no year of photos', async (photosOfYear) => {
  const response = await publish({ slug: `jaar-${photosOfYear}`, photosOfYear });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ error: { details: { errors: [{ path: ['photosOfYear'] }] } } });
});
