import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { deliver, sendEmail } from '../../src/platform/mail/send';
import { signInAs } from '../harness/admin-account';
import { ask, startApp, type App } from '../harness/app';
import { startMailServer, type MailServer } from '../harness/mail-server';

/** The sender and the reply address of mails, as an organiser fills them in and as a mail server gets them. */
let app: App;
let server: MailServer;
let token: string;
beforeAll(async () => {
  server = await startMailServer();
  const environment = { SMTP_URL: server.url, MAIL_FROM: 'post@beurs.example', MAIL_REPLY_TO: '' };
  app = await startApp(inject('template'), { environment });
  token = await signInAs(app, 'organiser');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
});

const settings = '/content-manager/single-types/api::site-setting.site-setting';
const save = (body: object) => ask(app, 'PUT', `${settings}?locale=nl`, { token, body });
const content = { subject: 'Nieuws', greeting: 'Dag,', paragraphs: ['Er is nieuws.'] };

async function mailed(replyTo?: string) {
  if (replyTo === undefined) await sendEmail(app.strapi, 'noor@bezoeker.example', content);
  else await deliver(app.strapi, 'noor@bezoeker.example', content, { replyTo });
  await server.until(1);
  const mail = server.received.at(-1)?.mail;
  return { from: mail?.from, replyTo: mail?.replyTo?.map(({ address }) => address), headers: mail?.headers };
}

it('mails have the name of the fair and the address at Contact as long as nobody chose others', async () => {
  expect(await mailed()).toMatchObject({ from: { name: 'Proefbeurs', address: 'post@beurs.example' } });
  expect((await save({ contact: { email: 'contact@beurs.example' } })).status).toBe(200);
  server.received.length = 0;
  expect(await mailed()).toMatchObject({ replyTo: ['contact@beurs.example'] });
});

it('mails have the name and the reply address of the settings, from the address of the server', async () => {
  const name = 'Anna "van" <de> beurs, é';
  const saved = await save({ mailSender: `  ${name} `, mailReplyTo: ' Vragen@Beurs.example' });
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { data: { mailSender: name, mailReplyTo: 'vragen@beurs.example' } },
  ]);
  expect(await mailed()).toMatchObject({
    from: { name, address: 'post@beurs.example' },
    replyTo: ['vragen@beurs.example'],
  });
});

it('a mail with a reply address of its own keeps it', async () => {
  await save({ mailReplyTo: 'vragen@beurs.example' });
  expect((await mailed('inzender@bezoeker.example')).replyTo).toEqual(['inzender@bezoeker.example']);
});

it('the admin’s own mails have them too', async () => {
  await save({ mailSender: 'Het beursteam', mailReplyTo: 'vragen@beurs.example' });
  await ask(app, 'POST', '/admin/forgot-password', { body: { email: 'organiser@beurs.example' } });
  await server.until(1);
  expect(server.received[0]?.mail).toMatchObject({
    from: { name: 'Het beursteam', address: 'post@beurs.example' },
    replyTo: [{ address: 'vragen@beurs.example' }],
  });
});

it.each([
  ['mailSender', 'Beurs\r\nBcc: boef@elders.example', 'Gebruik geen regeleinden'],
  ['mailSender', 'Beurs\u2028Bcc: boef@elders.example', 'Gebruik geen regeleinden'],
  ['mailSender', 'B'.repeat(201), 'hoogstens 200 tekens'],
  ['mailSender', 'Team\u202ebeurs', 'onzichtbare tekens'],
  ['mailReplyTo', 'vragen@beurs.example\nBcc: boef@elders.example', 'Vul één geldig e-mailadres in'],
  ['mailReplyTo', 'a@beurs.example, boef@elders.example', 'Vul één geldig e-mailadres in'],
  ['mailReplyTo', 'geen adres', 'Vul één geldig e-mailadres in'],
  ['mailReplyTo', `a@${'b.'.repeat(100)}example`, 'hoogstens 200 tekens'],
])('%s is not stored as %j, and the field says why', async (field, value, message) => {
  await save({ mailSender: 'Het beursteam', mailReplyTo: 'vragen@beurs.example' });
  const { status, body } = await save({ [field]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { details: { errors: [{ path: [field] }] } } });
  expect(JSON.stringify(body)).toContain(message);
  const { from, replyTo, headers } = await mailed();
  expect([from?.name, replyTo]).toEqual(['Het beursteam', ['vragen@beurs.example']]);
  expect(headers?.some(({ key }) => key === 'bcc')).toBe(false);
});

it('empty fields go back to the fair’s own', async () => {
  await save({ mailSender: 'Het beursteam', mailReplyTo: 'vragen@beurs.example' });
  expect((await save({ mailSender: ' ', mailReplyTo: '' })).status).toBe(200);
  expect(await mailed()).toMatchObject({ from: { name: 'Proefbeurs' }, replyTo: ['contact@beurs.example'] });
});

it('only organisers read and change them', async () => {
  const editor = await signInAs(app, 'strapi-editor');
  const changed = await ask(app, 'PUT', `${settings}?locale=nl`, {
    token: editor,
    body: { mailSender: 'X' },
  });
  expect(changed.status).toBe(403);
  const { status, body } = await ask(app, 'GET', '/api/site-setting');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/mailSender|mailReplyTo/);
  const filtered = await ask(app, 'GET', '/api/site-setting?fields[0]=mailReplyTo');
  expect(filtered.status).toBe(400);
});
