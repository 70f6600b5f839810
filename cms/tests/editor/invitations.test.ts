import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';

/** Invitations to the admin, and its messages to people who are not let in. */
let app: App;
let token: string;
let editorRole: number;

beforeAll(async () => {
  app = await sharedApp();
  token = await signInAsEditor(app);
  const roles = app.strapi.db.query('admin::role');
  editorRole = (await roles.findOne({ where: { code: 'strapi-editor' } })).id;
  const administrator = await roles.findOne({ where: { code: 'strapi-super-admin' } });
  const user = await app.strapi.db
    .query('admin::user')
    .findOne({ where: { email: 'strapi-editor@beurs.example' } });
  await app.strapi.service('admin::user').updateById(user.id, { roles: [administrator.id] });
});

describe('an invitation to the admin', () => {
  it('is e-mailed, with the link at which it is accepted', async () => {
    const body = {
      firstname: 'Sanne',
      lastname: 'de Wit',
      email: 'sanne@beurs.example',
      roles: [editorRole],
    };
    const invited = await ask(app, 'POST', '/admin/users', { token, body });
    expect(invited.status).toBe(201);
    const [mail, ...more] = await newMails(app, 1);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'sanne@beurs.example',
      subject: 'U bent uitgenodigd voor het beheer van de beurs',
      text: expect.stringContaining('Dag Sanne,'),
    });
    const link = new RegExp(`${app.url}/admin/auth/register\\?registrationToken=(\\w+)`);
    const registrationToken = link.exec(mail?.text ?? '')?.[1];
    expect(link.exec(mail?.html ?? '')?.[1]).toBe(registrationToken);
    const info = await ask(app, 'GET', `/admin/registration-info?registrationToken=${registrationToken}`);
    expect(info).toMatchObject({ status: 200, body: { data: { email: 'sanne@beurs.example' } } });
  });

  it('that does not exist is rejected in Dutch', async () => {
    expect(await ask(app, 'GET', '/admin/registration-info?registrationToken=weg')).toMatchObject({
      status: 400,
      body: { error: { message: 'Deze uitnodiging werkt niet meer. Vraag een beheerder om een nieuwe.' } },
    });
  });
});

describe('the server says', () => {
  it('in Dutch to the admin that a password is wrong', async () => {
    const body = { email: 'sanne@beurs.example', password: 'Verkeerd-2027' };
    expect(await ask(app, 'POST', '/admin/login', { body })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('horen niet bij elkaar') } },
    });
  });

  it('in Dutch to the admin that a field is too long or missing, at the field', async () => {
    const uid = 'api::exhibitor.exhibitor';
    const path = `/content-manager/collection-types/${uid}`;
    const body = { name: 'Lang', slug: 'lang', kind: 'Overheid', website: 'geen adres' };
    expect(await ask(app, 'POST', `${path}/actions/publish`, { token, body })).toMatchObject({
      status: 400,
      body: {
        error: { details: { errors: [{ path: ['website'], message: expect.stringContaining('https://') }] } },
      },
    });
    const { body: saved } = await ask(app, 'POST', `${path}/actions/publish`, {
      token,
      body: { name: 'Half' },
    });
    expect(JSON.stringify(saved)).toContain('Vul dit veld in.');
  });

  it('to programs at the content API what it always did', async () => {
    expect(await ask(app, 'GET', '/api/exhibitors/weg')).toMatchObject({
      status: 404,
      body: { error: { message: 'Not Found' } },
    });
  });
});
