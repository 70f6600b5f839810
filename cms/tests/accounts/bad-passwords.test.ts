import { beforeAll, describe, expect, it } from 'vitest';
import { makeSingleUse } from '../../src/platform/links/single-use';
import { accountCalls, nameOf } from '../harness/account-calls';
import { ask, type ApiResponse, type App } from '../harness/app';
import { codeIn, newMails } from '../harness/emails';
import { makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** Passwords that are weak, personal or very long, wherever they are chosen. */
let app: App;
let noor: Person;
const { post, users } = accountCalls(() => app);

beforeAll(async () => {
  app = await sharedApp();
  noor = await makePerson(app, 'noor');
});

describe('a new password', () => {
  const faultOf = ({ status, body }: ApiResponse) => [
    status,
    (body as { error?: { details: { errors?: { path: string[]; name: string }[] } } }).error?.details
      .errors?.[0],
  ];
  const wrong = (name: string) => [400, expect.objectContaining({ path: ['password'], name })];

  it('cannot be one’s own e-mail address, name or user name, nor the name of the fair, wherever it is chosen', async () => {
    const person = await makePerson(app, 'annemarie-bakker');
    await users().update({ where: { id: person.id }, data: { name: 'Annemarie Bakker-Veldhuis' } });
    const { name: fair } = await app.strapi.db.query('api::site-setting.site-setting').findOne({});
    for (const password of [
      person.email,
      'Annemarie.Bakker',
      'bakkerveldhuis',
      `${fair} ${fair}`,
      `${fair}-2027`,
    ]) {
      const twice = { password, passwordConfirmation: password };
      const change = { currentPassword: person.password, ...twice };
      expect([password, faultOf(await post('/auth/change-password', change, person.token))]).toEqual([
        password,
        wrong('PasswordPersonal'),
      ]);
    }
    const made = { username: 'w1', email: 'willem.vandenberg@bezoeker.example', name: 'Willem van den Berg' };
    for (const password of [made.email, 'willem.vandenberg1', 'WillemVanDenBerg'])
      expect(faultOf(await post('/auth/local/register', { ...made, password }))).toEqual(
        wrong('PasswordPersonal'),
      );
    await post('/auth/forgot-password', { email: person.email });
    const code = codeIn((await newMails(app, 1))[0], 'wachtwoord-herstellen');
    const reset = (password: string) =>
      post('/auth/reset-password', { code, password, passwordConfirmation: password });
    expect(faultOf(await reset(person.email))).toEqual(wrong('PasswordPersonal'));
    // A rejected password does not use up the link.
    expect((await reset('vier losse woorden thuis')).status).toBe(200);
    await newMails(app, 1);
  });

  it('cannot be one of those when an administrator chooses it either', async () => {
    const person = await makePerson(app, 'krijgt');
    const { documentId } = await users().findOne({ where: { id: person.id } });
    const documents = app.strapi.documents('plugin::users-permissions.user');
    for (const password of ['1', 'x'.repeat(73), 'krijgt@bezoeker.example']) {
      const data: object = { password };
      await expect(documents.update({ documentId, data })).rejects.toThrow(/wachtwoord/);
    }
  });

  it.each([
    ['qwertyuiopas', 'PasswordCommon'],
    ['azertyuiopqs', 'PasswordPredictable'],
    ['een goed begin van een veel te lang geheim dat nergens past, van 73 tekens', 'PasswordTooLong'],
    ['drie losse\u0000 woorden', 'PasswordUnreadable'],
    ['kort', 'PasswordTooShort'],
  ])('like %j is rejected with the reason', async (password, fault) => {
    const response = await post('/auth/local/register', {
      username: 'raar',
      email: 'raar@bezoeker.example',
      password,
    });
    expect(faultOf(response)).toEqual(wrong(fault));
    expect(JSON.stringify(response.body)).not.toContain(password);
  });

  it.each(['830194837261503948271605', '🏠🚲🌷🧀🚂⛵🐄🎡🎨📚🍟🎻🥁'])('can be %s', async (password) => {
    const username = `kan${password.length}`;
    const response = await post('/auth/local/register', {
      username,
      email: `${username}@bezoeker.example`,
      password,
    });
    expect(response.status).toBe(200);
    await newMails(app, 1);
  });

  it('is the same however its accents are typed, and one that was hashed as typed still works', async () => {
    const [composed, typed] = ['zo\u00eb wandelt altijd graag', 'zoe\u0308\u00a0wandelt altijd graag'];
    const person = await makePerson(app, 'accent');
    const enter = async (password: string) =>
      (await post('/auth/local', { identifier: person.email, password })).status;
    const change = { currentPassword: person.password, password: typed, passwordConfirmation: typed };
    expect((await post('/auth/change-password', change, person.token)).status).toBe(200);
    await newMails(app, 1);
    expect([await enter(typed), await enter(composed)]).toEqual([200, 200]);
    // Hashes from before there was one form.
    const { ensureHashedPasswords } = app.strapi.plugin('users-permissions').service('user');
    const { password } = await ensureHashedPasswords({ password: typed });
    await users().update({ where: { id: person.id }, data: { password } });
    expect([await enter(typed), await enter(composed)]).toEqual([200, 400]);
  });

  it('of 72 bytes is another one with anything behind it', async () => {
    const password = 'een goed begin van een veel te lang geheim dat precies past, 72 tekens !';
    const body = { username: 'vol', email: 'vol@bezoeker.example', password };
    expect([Buffer.byteLength(password), (await post('/auth/local/register', body)).status]).toEqual([
      72, 200,
    ]);
    const [mail] = await newMails(app, 1);
    await ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${codeIn(mail, 'email-valideren')}`);
    for (const [typed, status] of [
      [password, 200],
      [`${password}x`, 400],
    ] as const)
      expect((await post('/auth/local', { identifier: body.email, password: typed })).status).toBe(status);
  });
});

describe('a password of ten thousand characters', () => {
  const long = 'lang geheim '.repeat(900);
  it('is rejected everywhere, at once', async () => {
    const token = (await makePerson(app, 'lang')).token;
    const twice = { password: long, passwordConfirmation: long };
    const started = Date.now();
    const responses = [
      await post('/auth/local', { identifier: noor.email, password: long }),
      await post('/auth/local/register', { username: 'x', email: 'x@bezoeker.example', password: long }),
      await post('/auth/change-password', { currentPassword: long, ...twice }, token),
      await post('/auth/reset-password', { code: makeSingleUse(60_000).token, ...twice }),
      await post('/account/email', { email: 'y@bezoeker.example', password: long }, token),
      await post('/account/delete', { password: long }, token),
    ];
    expect(responses.map(nameOf)).toEqual(responses.map(() => [400, 'ValidationError']));
    for (const response of responses) expect(JSON.stringify(response.body)).not.toContain('lang geheim');
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});
