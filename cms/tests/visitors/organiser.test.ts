import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';
import { confirmed, register, visitor } from '../harness/visits';

/** Registrations as the organiser sees them, asked through the admin's own API by an account of each role. */
let app: App;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  app = await sharedApp();
  for (const code of ['strapi-editor', 'organiser']) tokens[code] = await signInAs(app, code);
  const needs = { hasNeeds: 'yes', needs: ['diet'], needsNote: 'Geen noten', needsConsent: 'ja' };
  await confirmed(app, { name: '=HYPERLINK("x")', ...needs });
  await register(app, visitor({ name: 'Zonder bevestiging' }));
  await newMails(app, 1);
});

const as = (role: string, target: string) =>
  ask(app, 'GET', `/visitors-overview${target}`, { token: tokens[role] ?? '' });

interface Overview {
  data: { name: string; needs: string[]; needsNote: string; state: string }[];
  meta: {
    total: number;
    confirmed: number;
    counts: Record<'days' | 'audiences' | 'interests', { value: string; label: string; count: number }[]>;
  };
}

async function overview(query = ''): Promise<Overview> {
  const { status, body } = await as('organiser', `?${query}`);
  expect(status).toBe(200);
  return body as Overview;
}

it('the organiser sees registrations by day, kind and interest, with what somebody needs', async () => {
  const { data, meta } = await overview();
  expect(meta).toMatchObject({ total: 2, confirmed: 1, cancelled: 0 });
  expect(meta.counts.days).toContainEqual({ value: '2027-02-09', label: 'di 9 feb 2027', count: 2 });
  expect(meta.counts.audiences.find(({ value }) => value === 'corporaties')?.count).toBe(2);
  expect(data.map(({ name }) => name)).toEqual(['Zonder bevestiging', '=HYPERLINK("x")']);
  expect(data[1]).toMatchObject({ needs: ['Dieet'], needsNote: 'Geen noten', state: 'bevestigd' });
});

it('a filter leaves those that fit, also in the export, where no cell is a formula', async () => {
  expect((await overview('needs=ja')).meta.total).toBe(1);
  expect((await overview('audience=corporaties&day=2027-02-09')).meta.total).toBe(2);
  expect((await overview('day=2027-02-10')).meta.total).toBe(0);
  const download = async (format: string) => {
    const response = await fetch(`${app.url}/visitors-overview/export?format=${format}&needs=ja`, {
      headers: { authorization: `Bearer ${tokens.organiser}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="bezoekers-[\d-]+\./);
    return Buffer.from(await response.arrayBuffer());
  };
  const csv = Papa.parse<string[]>((await download('csv')).toString('utf8').replace('\uFEFF', '')).data;
  expect(csv).toHaveLength(2);
  expect(csv[1]?.[0]).toBe(`'=HYPERLINK("x")`);
  const cells = JSON.stringify(await readXlsxFile(await download('xlsx')));
  expect(cells).toContain('Geen noten');
  expect(cells).toContain(`"'=HYPERLINK(`);
  expect((await as('organiser', '/export?format=pdf')).status).toBe(400);
  expect((await as('organiser', '?day[]=x')).status).toBe(400);
});

it('an editor, and who has no account, sees nothing of it', async () => {
  for (const target of ['', '/export?format=csv']) {
    expect((await as('strapi-editor', target)).status).toBe(403);
    expect((await as('nobody', target)).status).toBe(401);
  }
});
