import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/** The list of subscribers in the admin, asked through its own API. */
let app: App;
let organiser: string;
let editor: string;
const password = 'Beurs-2027-wachtwoord';
const uid = 'api::newsletter-subscriber.newsletter-subscriber';

beforeAll(async () => {
  app = await sharedApp();
  editor = await signInAsEditor(app);
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'organiser' } });
  const email = 'organisator@beurs.example';
  const account = { email, password, firstname: 'Mirjam', isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { body } = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  organiser = JSON.stringify(body).match(/"token":"([^"]+)"/)?.[1] ?? '';
  const states = ['aangemeld', 'wacht op bevestiging', 'afgemeld'];
  for (let at = 0; at < 30; at += 1)
    await app.strapi.db.query(uid).create({
      data: {
        email: `lezer${at}@post.example`,
        state: states[at % 3],
        language: 'nl',
        form: 'f',
        version: 1,
        consent: '=HYPERLINK("kwaad")',
        consentAt: Date.parse('2026-11-01T12:00:00Z') + at,
        leaveId: `${at}`,
        answers: [{ label: 'Uw rol', text: at === 0 ? '+31' : 'architect' }],
      },
    });
});

const list = async (query = '') => {
  const { status, body } = await ask(app, 'GET', `/newsletter?${query}`, { token: organiser });
  expect(status).toBe(200);
  return body as { data: { id: number; email: string }[]; meta: { total: number; pages: number } };
};

async function download(format: string, query = ''): Promise<Buffer> {
  const response = await fetch(`${app.url}/newsletter/export?format=${format}&${query}`, {
    headers: { authorization: `Bearer ${organiser}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="nieuwsbrief-[\d-]+\./);
  return Buffer.from(await response.arrayBuffer());
}

describe('the list of subscribers', () => {
  it.each(['GET /newsletter', 'GET /newsletter/export?format=csv', 'DELETE /newsletter/1'])(
    '%s is for the organiser alone',
    async (endpoint) => {
      const [method = '', path = ''] = endpoint.split(' ');
      expect((await ask(app, method, path, { token: editor })).status).toBe(403);
      expect((await ask(app, method, path)).status).toBe(401);
    },
  );

  it('has pages, the newest first, and finds by state and a part of the e-mail', async () => {
    const { data, meta } = await list();
    expect([data.length, meta.total, meta.pages, data[0]?.email]).toEqual([
      25,
      30,
      2,
      'lezer29@post.example',
    ]);
    expect((await list('page=2')).data).toHaveLength(5);
    expect((await list('state=aangemeld')).meta.total).toBe(10);
    expect((await list('q=LEZER1@')).data.map(({ email }) => email)).toEqual(['lezer1@post.example']);
    for (const nothing of ['q=%25', 'q=_', "q=' or 1=1 --"]) expect((await list(nothing)).meta.total).toBe(0);
  });

  it('is exported as it is filtered, and no cell is a formula', async () => {
    const csv = Papa.parse<string[]>(
      (await download('csv', 'state=aangemeld')).toString('utf8').slice(1),
    ).data;
    expect(csv).toHaveLength(11);
    expect(csv[0]).toEqual([
      ...[
        'E-mailadres',
        'Status',
        'Taal',
        'Akkoord op',
        'Bevestigd op',
        'Afgemeld op',
        'Akkoord met',
        'Uw rol',
      ],
    ]);
    expect(csv.at(-1)).toEqual([
      ...['lezer0@post.example', 'aangemeld', 'nl', '2026-11-01 13:00', '', ''],
      ...['\'=HYPERLINK("kwaad")', "'+31"],
    ]);
    const [sheet] = await readXlsxFile(await download('xlsx', 'q=lezer0@'));
    expect([sheet?.sheet, sheet?.data[1]?.[0]]).toEqual(['Nieuwsbrief', 'lezer0@post.example']);
  });

  it('lets the organiser delete somebody who asks for it', async () => {
    const [row] = (await list('q=lezer5@')).data;
    const remove = () => ask(app, 'DELETE', `/newsletter/${row?.id}`, { token: organiser });
    expect((await remove()).status).toBe(200);
    expect((await list('q=lezer5@')).data).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it.each(['state=weg', 'q[]=x', `q=${'x'.repeat(201)}`])('says what is wrong with %s', async (query) => {
    expect((await ask(app, 'GET', `/newsletter?${query}`, { token: organiser })).status).toBe(400);
  });
});
