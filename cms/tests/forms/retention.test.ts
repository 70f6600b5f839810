import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredSubmissions } from '../../src/platform/forms/submissions/retention';
import { ask, type App } from '../harness/app';
import { makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';
import { formOf, outgoing, stored, submit, wellFilledIn } from '../harness/submissions';

/** How long submissions are stored, and what those who sent them can do about it. */
let app: App;
let form: string;
let leaving: Person;
let unconfirmed: Person;
const dayMs = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await sharedApp();
  form = await formOf(app, 'vraag');
  // Before anything is sent: they look for their own mail.
  leaving = await makePerson(app, 'inzender');
  unconfirmed = await makePerson(app, 'onbevestigd');
});

async function sent(values: object) {
  const { body } = await submit(app.url, form, wellFilledIn({}, values));
  const [row] = await stored(app, { receipt: body.data?.receipt });
  if (!row) throw new Error('Nothing was stored.');
  return row;
}
const isThere = async ({ id }: { id: number }) => (await stored(app, { id })).length === 1;

describe('a submission', () => {
  it('is deleted with its mails after the retention of its form, and not before', async () => {
    const row = await sent({ bericht: 'Dertig dagen' });
    expect(await outgoing(app, { submission: row.id })).not.toEqual([]);
    await deleteExpiredSubmissions(app.strapi, Date.now() + 29 * dayMs);
    expect(await isThere(row)).toBe(true);
    await deleteExpiredSubmissions(app.strapi, Date.now() + 31 * dayMs);
    expect(await isThere(row)).toBe(false);
    expect(await outgoing(app, { submission: row.id })).toEqual([]);
  });

  it('is not stored longer when its form gets a longer retention, and shorter when it gets a shorter one', async () => {
    const documents = app.strapi.documents('api::form.form');
    const retain = async (retentionDays: number) => {
      const data: object = { retentionDays };
      await documents.update({ documentId: form, data, status: 'published' });
    };
    const row = await sent({ bericht: 'Belofte' });
    await retain(400);
    await deleteExpiredSubmissions(app.strapi, Date.now() + 31 * dayMs);
    expect(await isThere(row)).toBe(false);
    const other = await sent({ bericht: 'Korter' });
    await retain(3);
    await deleteExpiredSubmissions(app.strapi, Date.now() + 4 * dayMs);
    expect(await isThere(other)).toBe(false);
  });
});

describe('whoever has an account', () => {
  it('finds what they sent among their data, and it goes when they leave, with nobody else’s', async () => {
    const person = leaving;
    const own = await sent({ email: person.email.toUpperCase(), bericht: 'Van mij' });
    const others = await sent({ email: 'ander@bezoeker.example', bericht: 'Van een ander' });
    const { body } = await ask(app, 'GET', '/api/account/data', { token: person.token });
    const text = JSON.stringify(body);
    expect(text).toContain('Van mij');
    expect(text).toContain(own.receipt);
    expect(text).not.toContain('Van een ander');

    const left = await ask(app, 'POST', '/api/account/delete', {
      token: person.token,
      body: { password: person.password },
    });
    expect(left.status).toBe(200);
    expect([await isThere(own), await isThere(others)]).toEqual([false, true]);
    expect(await outgoing(app, { submission: own.id })).toEqual([]);
  });

  it('has nothing to do with what was sent in the name of an e-mail that they did not confirm', async () => {
    const person = unconfirmed;
    const row = await sent({ email: person.email, bericht: 'Niet van hem' });
    await app.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: person.id }, data: { confirmed: false } });
    const { body } = await ask(app, 'GET', '/api/account/data', { token: person.token });
    expect(JSON.stringify(body)).not.toContain('Niet van hem');
    expect(await isThere(row)).toBe(true);
  });
});
