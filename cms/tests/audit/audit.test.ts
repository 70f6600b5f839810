import { beforeAll, expect, it } from 'vitest';
import { deleteOldEntries, record } from '../../src/platform/audit/audit';
import { auditDays } from '../../src/platform/audit/days';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';
import { organiserOf } from '../harness/staff';
import { confirmed, visitor } from '../harness/visits';

let app: App;
let organiser: Awaited<ReturnType<typeof organiserOf>>;
beforeAll(async () => {
  app = await sharedApp();
  organiser = await organiserOf(app);
});

const dayMs = 24 * 60 * 60 * 1000;
const who = { id: 7, firstname: 'Sanne', lastname: 'de Wit', email: 'sanne@beurs.example' };

it('every change of a registration and every download is recorded, without a name or an address of a visitor', async () => {
  const { sent } = await confirmed(app, { name: 'Geheime Naam' });
  const id = await organiser.idOf(sent.email);
  await organiser.call('PUT', `/registrations/${id}`, { ...sent, role: 'Directeur' });
  await organiser.act(id, 'cancel');
  await organiser.act(id, 'restore');
  await organiser.act(id, 'mail');
  const added = await organiser.call('POST', '/registrations', visitor());
  await organiser.call('GET', '/export?format=csv&q=geheime');
  await newMails(app, 1);
  const entries = await organiser.audit();
  const about = `bezoeker ${id}`;
  expect(entries).toMatchObject([
    { what: 'Lijst van bezoekers gedownload', about: '1 bezoeker' },
    { what: 'Aanmelding gemaakt aan de balie', about: `bezoeker ${(added.body as { id: number }).id}` },
    { what: 'Mail opnieuw verstuurd', about },
    { what: 'Aanmelding hersteld', about },
    { what: 'Aanmelding geannuleerd', about },
    { what: 'Gegevens gewijzigd', about },
  ]);
  expect(new Set(entries.map((entry) => entry.who))).toEqual(new Set(['organiser']));
  const stored = JSON.stringify(await app.strapi.db.connection('audit_entries').select('*'));
  for (const personal of ['Geheime', 'geheime', sent.email]) expect(stored).not.toContain(personal);
});

it('an action that was rejected is not recorded, nor one whose transaction fails', async () => {
  const before = await organiser.audit();
  await organiser.act(999_999_999, 'cancel');
  await organiser.call('GET', '/export?format=pdf');
  const failing = app.strapi.db.transaction(async () => {
    await record(app.strapi, { who, what: 'Niets', about: 'niets' });
    throw new Error('Zo.');
  });
  await expect(failing).rejects.toThrow('Zo.');
  expect(await organiser.audit()).toEqual(before);
});

it('entries are readable by the organiser and the administrator, and by no editor', async () => {
  await record(app.strapi, { who, what: 'Proef', about: 'x'.repeat(2000) });
  const [first] = await organiser.audit();
  expect(first).toMatchObject({ who: 'Sanne de Wit', what: 'Proef', about: `${'x'.repeat(500)}…` });
  const statusOf = async (role: string) =>
    (await ask(app, 'GET', '/audit', { token: await signInAs(app, role) })).status;
  expect([await statusOf('strapi-super-admin'), await statusOf('strapi-editor')]).toEqual([200, 403]);
});

it('entries come in pages, and a page that is none is the nearest one', async () => {
  for (let time = 0; time < 60; time += 1)
    await record(app.strapi, { who, what: `Regel ${time}`, about: 'proef' });
  const token = await signInAs(app, 'organiser', 'tweede@beurs.example');
  const page = async (asked: string) => {
    const { body } = await ask(app, 'GET', `/audit?page=${asked}`, { token });
    return body as { data: { what: string }[]; meta: { page: number; pages: number } };
  };
  expect((await page('1')).data[0]?.what).toBe('Regel 59');
  expect((await page('2')).meta).toMatchObject({ page: 2, pages: 2 });
  for (const asked of ['x', '-1', '1e99', ''])
    expect((await page(asked)).meta.page).toBe(asked === '1e99' ? 2 : 1);
});

it('entries are deleted after 400 days', async () => {
  const now = Date.now();
  const count = async () =>
    Number((await app.strapi.db.connection('audit_entries').count({ count: '*' }).first())?.count);
  expect(auditDays).toBe(400);
  const before = await count();
  await app.strapi.db
    .connection('audit_entries')
    .where({ what: 'Proef' })
    .update({ at: now - dayMs });
  await deleteOldEntries(app.strapi, now + 399 * dayMs - 1000);
  expect(await count()).toBe(before);
  await deleteOldEntries(app.strapi, now + 399 * dayMs);
  expect(await count()).toBe(before - 1);
  await deleteOldEntries(app.strapi, Date.now() + 400 * dayMs);
  expect(await count()).toBe(0);
});
