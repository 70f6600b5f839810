import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sendWaitingMail } from '../../src/platform/mail/outgoing/mail-kind';
import { deleteExpiredSubscribers } from '../../src/newsletter/subscribers';
import { ask, startApp, type App } from '../harness/app';
import { codeIn } from '../harness/emails';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { signIn } from '../harness/people';
import { formOf, outgoing, stored, submit, until, wellFilledIn } from '../harness/submissions';

/** From a form to the list, and off it again. */
let app: App;
let server: MailServer;
let form: string;
const dayMs = 24 * 60 * 60 * 1000;
const consent = 'Stuur mij de nieuwsbrief van Proefbeurs';

const fields = [
  {
    label: 'E-mailadres',
    name: 'email',
    kind: 'E-mailadres' as const,
    rules: [{ rule: 'Verplicht' as const }, { rule: 'E-mailadres' as const }],
  },
  { label: 'Uw rol', name: 'rol', kind: 'Tekst' as const },
  {
    label: consent,
    name: 'akkoord',
    kind: 'Akkoord' as const,
    help: 'Afmelden kan altijd.',
    rules: [{ rule: 'Moet akkoord zijn' as const }],
  },
];

beforeAll(async () => {
  server = await startMailServer();
  app = await startApp(inject('template'), {
    environment: { SMTP_URL: server.url, MAIL_FROM: 'post@beurs.example' },
  });
  const data = { title: 'Nieuwsbrief', slug: 'nieuwsbrief', captchaAction: 'Nieuwsbrief' as const, fields };
  const made = await app.strapi
    .documents('api::form.form')
    .create({ data: { ...data, retentionDays: 7 }, status: 'published' });
  form = made.documentId;
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(() => void server.received.splice(0));

interface Row {
  email: string;
  state: string;
  consent: string;
  consentAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
  answers: unknown;
}
const rows = (where: object): Promise<Row[]> =>
  app.strapi.db.query('api::newsletter-subscriber.newsletter-subscriber').findMany({ where });

const signUp = (email: string, more: object = {}, values: object = {}, ip?: string) =>
  submit(
    app.url,
    form,
    {
      version: 1,
      language: 'nl',
      values: { email, akkoord: 'ja', rol: 'architect', ...values },
      ...more,
    },
    ip,
  );

/** The next mail to this address; the mails that waited are sent by then. */
async function mailTo(email: string) {
  await until(async () => {
    await sendWaitingMail(app.strapi);
    return server.received.some(({ to }) => to.includes(email));
  });
  const at = server.received.findIndex(({ to }) => to.includes(email));
  const [received] = server.received.splice(at, 1);
  if (!received) throw new Error(`No mail for ${email}.`);
  const { mail } = received;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const url = /<(https:[^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  return {
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    to: email,
    leave: new URL(url),
    post: header('list-unsubscribe-post'),
  };
}
type Received = Awaited<ReturnType<typeof mailTo>>;
const confirmCodeIn = (mail: Received) => codeIn(mail, 'nieuwsbrief/bevestigen');
const confirm = (code: unknown) => ask(app, 'POST', '/api/newsletter/confirm', { body: { code } });
const leave = (token: unknown) => ask(app, 'POST', '/api/newsletter/leave', { body: { token } });
const tokenIn = ({ leave: url }: Received) => url.searchParams.get('token');

/** Somebody on the list, with the mail that welcomed them. */
async function subscribed(email: string) {
  expect((await signUp(email)).status).toBe(201);
  expect((await confirm(confirmCodeIn(await mailTo(email)))).status).toBe(200);
  return mailTo(email);
}

describe('signing up', () => {
  it('stores what was agreed to and when, and puts nobody on the list before they confirm', async () => {
    const before = Date.now();
    const { status, body } = await signUp(' Noor@Bezoeker.example ');
    expect([status, body.data?.receipt]).toEqual([201, expect.any(String)]);
    const [row] = await rows({ email: 'noor@bezoeker.example' });
    expect(row).toMatchObject({
      state: 'wacht op bevestiging',
      consent: `Nieuwsbrief\n${consent} Afmelden kan altijd.`,
      answers: [{ label: 'Uw rol', text: 'architect' }],
      confirmedAt: null,
    });
    expect(Number(row?.consentAt)).toBeGreaterThanOrEqual(before);
    // Nobody has to answer it.
    expect(await stored(app, { receipt: body.data?.receipt })).toMatchObject([{ state: 'afgehandeld' }]);

    const mail = await mailTo('noor@bezoeker.example');
    expect(mail.subject).toBe('Bevestig uw aanmelding voor de nieuwsbrief');
    expect(server.received).toEqual([]);
    expect((await confirm(confirmCodeIn(mail))).status).toBe(200);
    const [confirmed] = await rows({ email: 'noor@bezoeker.example' });
    expect(confirmed).toMatchObject({ state: 'aangemeld', confirmedAt: expect.anything() });
    expect((await mailTo('noor@bezoeker.example')).subject).toBe('U bent aangemeld voor de nieuwsbrief');
  });

  it('is confirmed once by two presses at once, and a press after that says the same', async () => {
    await signUp('twee@bezoeker.example');
    const code = confirmCodeIn(await mailTo('twee@bezoeker.example'));
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await mailTo('twee@bezoeker.example');
    expect((await confirm(code)).status).toBe(200);
    expect(await outgoing(app, { recipient: 'twee@bezoeker.example' })).toHaveLength(2);
  });

  it('twice, at once too, leaves one row, and the link in either mail confirms it', async () => {
    const email = 'dubbel@bezoeker.example';
    const both = await Promise.all([
      signUp(email, { key: 'sleutel-een' }),
      signUp(email, { key: 'sleutel-twee' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = [await mailTo(email), await mailTo(email)];
    expect(await rows({ email })).toHaveLength(1);
    expect((await confirm(confirmCodeIn(first))).status).toBe(200);
    expect((await confirm(confirmCodeIn(second))).status).toBe(200);
  });

  it('says the same to whoever is on the list already, and only their mail says so', async () => {
    const email = 'al@bezoeker.example';
    await subscribed(email);
    const [before] = await rows({ email });
    const again = await signUp(email, { key: 'nog-een-keer' });
    const stranger = await signUp('onbekend@bezoeker.example');
    expect([again.status, Object.keys(again.body.data ?? {})]).toEqual([
      stranger.status,
      Object.keys(stranger.body.data ?? {}),
    ]);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('U krijgt onze nieuwsbrief al');
    expect(await rows({ email })).toEqual([{ ...before, updatedAt: expect.anything() }]);
  });

  it('without the consent is rejected at its field, and as spam it subscribes nobody', async () => {
    const email = 'nee@bezoeker.example';
    const { status, body } = await signUp(email, {}, { akkoord: '' });
    expect([status, body.error?.details.errors]).toMatchObject([
      400,
      [{ path: ['akkoord'], name: 'accepted' }],
    ]);
    const signs = { controleveld: 'x' };
    expect((await signUp(email, signs)).status).toBe(400);
    expect((await signUp(email, { ...signs, mens: 'ja' })).status).toBe(201);
    expect(await rows({ email })).toEqual([]);
    expect(await outgoing(app, { recipient: email })).toEqual([]);
  });

  it('mails one address at most five times an hour for one who asks, and twenty times for all', async () => {
    const email = 'slachtoffer@elders.example';
    for (let count = 0; count < 8; count += 1)
      expect((await signUp(email, { key: `poging-${count}` }, {}, '203.0.113.7')).status).toBe(201);
    expect(await outgoing(app, { recipient: email })).toHaveLength(5);
    for (let count = 0; count < 18; count += 1) await signUp(email, { key: `vreemde-${count}` });
    expect(await outgoing(app, { recipient: email })).toHaveLength(20);
  });

  it('reaches somebody whose address strangers wrote into other forms as often as they could', async () => {
    const email = 'gewild@elders.example';
    const contact = await formOf(app, 'vraag');
    for (let count = 0; count < 22; count += 1)
      await submit(
        app.url,
        contact,
        wellFilledIn({ key: `vreemde-${count}` }, { email, bericht: `Bericht ${count}` }),
      );
    expect(await outgoing(app, { recipient: email })).toHaveLength(20);
    await signUp(email);
    expect(await outgoing(app, { recipient: email })).toHaveLength(21);
  });

  it('in English is mailed in English', async () => {
    await signUp('visitor@elders.example', { language: 'en' });
    const mail = await mailTo('visitor@elders.example');
    expect(mail.subject).toBe('Confirm your subscription to the newsletter');
    expect(mail.text).toContain('https://beurs.example/en/nieuwsbrief/bevestigen?code=');
    expect(mail.leave.pathname).toBe('/en/nieuwsbrief/afmelden');
  });

  it('that nobody confirms is deleted after seven days, and not before', async () => {
    const email = 'vergeten@bezoeker.example';
    await signUp(email);
    const code = confirmCodeIn(await mailTo(email));
    await deleteExpiredSubscribers(app.strapi, Date.now() + 6 * dayMs);
    expect(await rows({ email })).toHaveLength(1);
    await deleteExpiredSubscribers(app.strapi, Date.now() + 8 * dayMs);
    expect(await rows({ email })).toEqual([]);
    expect((await confirm(code)).status).toBe(404);
  });
});

describe('leaving', () => {
  it('takes one press of the link that every mail has, for mail programs too', async () => {
    const email = 'weg@bezoeker.example';
    await signUp(email);
    const asked = await mailTo(email);
    await confirm(confirmCodeIn(asked));
    const welcome = await mailTo(email);
    for (const mail of [asked, welcome]) {
      expect(mail.post).toBe('List-Unsubscribe=One-Click');
      expect(mail.leave.origin + mail.leave.pathname).toBe('https://beurs.example/nieuwsbrief/afmelden');
      expect(mail.text).toContain(mail.leave.href);
      expect(mail.html).toContain(mail.leave.href);
      expect(mail.leave.href).not.toContain('weg');
    }
    expect((await leave(tokenIn(welcome))).status).toBe(200);
    const [row] = await rows({ email });
    expect(row).toMatchObject({ state: 'afgemeld', leftAt: expect.anything(), answers: null });
    // An old link to confirm does not bring anybody back.
    expect((await confirm(confirmCodeIn(asked))).status).toBe(404);
    expect(await rows({ email })).toEqual([row]);
  });

  it('again changes nothing, also when the row is gone', async () => {
    const email = 'nogeens@bezoeker.example';
    const token = tokenIn(await subscribed(email));
    expect((await leave(token)).status).toBe(200);
    const left = await rows({ email });
    expect((await leave(token)).status).toBe(200);
    expect(await rows({ email })).toEqual(left);
    await deleteExpiredSubscribers(app.strapi, Date.now() + 31 * dayMs);
    expect(await rows({ email })).toEqual([]);
    expect((await leave(token)).status).toBe(200);
  });

  it('works with an old link after coming back', async () => {
    const email = 'terug@bezoeker.example';
    const token = tokenIn(await subscribed(email));
    await leave(token);
    await signUp(email, { key: 'ik-kom-terug' });
    await confirm(confirmCodeIn(await mailTo(email)));
    expect(await rows({ email })).toMatchObject([{ state: 'aangemeld', leftAt: null }]);
    await leave(token);
    expect(await rows({ email })).toMatchObject([{ state: 'afgemeld' }]);
  });

  it('with a token that is not ours is a 404, and nobody leaves', async () => {
    const email = 'blijft@bezoeker.example';
    const token = tokenIn(await subscribed(email)) ?? '';
    const [id = '', signature = ''] = token.split('.');
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [
      `${id}.${other}`,
      id,
      `${id}.`,
      '',
      null,
      7,
      {},
      [token],
      `${token}x`,
      'é'.repeat(45),
    ])
      expect([forged, (await leave(forged)).status]).toEqual([forged, 404]);
    expect(await rows({ email })).toMatchObject([{ state: 'aangemeld' }]);
  });
});

it.each([undefined, null, '', 7, {}, 'x', '%', `zzzzzzzz-${'a'.repeat(43)}`])(
  'a code %j confirms nothing',
  async (code) => {
    expect((await confirm(code)).status).toBe(404);
  },
);

describe('a subscription', () => {
  it('is among the data of whoever has an account, and goes when they leave', async () => {
    const [email, password] = ['lid@bezoeker.example', 'het lange geheim van lid'];
    const role = await app.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'visitor' } });
    const account = { username: 'lid', email, password, provider: 'local', confirmed: true, role: role.id };
    await app.strapi.plugin('users-permissions').service('user').add(account);
    const person = await signIn(app, { ...account, id: 0, token: '', refreshToken: '' });
    await signUp(person.email);
    const { body } = await ask(app, 'GET', '/api/account/data', { token: person.token });
    expect(JSON.stringify(body)).toContain(consent);
    expect(JSON.stringify(body)).not.toMatch(/codes|leaveId/);
    const left = await ask(app, 'POST', '/api/account/delete', {
      token: person.token,
      body: { password: person.password },
    });
    expect(left.status).toBe(200);
    expect(await rows({ email: person.email })).toEqual([]);
    await until(async () => server.received.some(({ mail }) => mail.subject === 'Uw account is verwijderd'));
  });
});

describe('a form for the newsletter', () => {
  it.each([
    ['without an e-mail that must be filled in', [{ ...fields[0], rules: [] }, fields[2]], /E-mailadres/],
    ['without a consent', [fields[0]], /Akkoord/],
    [
      'with a consent under a condition',
      [fields[0], fields[1], { ...fields[2], showField: 'rol', showValue: 'x' }],
      /Akkoord/,
    ],
  ])('%s cannot be saved', async (_what, wrong, message) => {
    const data: object = { title: 'Fout', slug: 'fout', captchaAction: 'Nieuwsbrief', fields: wrong };
    const saving = app.strapi
      .documents('api::form.form')
      .create({ data: { ...data, retentionDays: 7 } as never });
    await expect(saving).rejects.toThrow(message);
  });
});
