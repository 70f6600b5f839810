import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { retryGivenUp } from '../../src/platform/queue/given-up';
import { sendWaitingMail } from '../../src/platform/mail/outgoing/mail-kind';
import { startApp, type App } from '../harness/app';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { formOf, outgoing, stored, submit, until, wellFilledIn } from '../harness/submissions';

/** Mail about submissions, as a real mail server gets it. */
let app: App;
let server: MailServer;
let form: string;

beforeAll(async () => {
  server = await startMailServer();
  app = await startApp(inject('template'), {
    environment: { SMTP_URL: server.url, MAIL_FROM: 'De Beurs <post@beurs.example>' },
  });
  form = await formOf(app, 'vraag');
  // Only what the tests call sends mail again.
  app.strapi.cron.remove('sendDeliveries');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

async function sent(
  values: object,
  more: object = {},
  ip?: string,
): Promise<{ receipt: string; id: number }> {
  const { status, body } = await submit(app.url, form, wellFilledIn(more, values), ip);
  expect(status).toBe(201);
  const receipt = body.data?.receipt ?? '';
  const [row] = await stored(app, { receipt });
  return { receipt, id: row?.id ?? 0 };
}

/** Lets time pass for mail that waits for its next attempt. */
async function passTime(submission: number): Promise<void> {
  await app.strapi.db
    .connection('deliveries')
    .where({ owner: submission, state: 'wachtend' })
    .update({ due_at: 0 });
  await sendWaitingMail(app.strapi);
}

const mailTo = (to: string) => server.received.filter((one) => one.to.includes(to)).map(({ mail }) => mail);

describe('a submission', () => {
  it('is mailed to the recipient of its subject, and confirmed to its sender', async () => {
    const { receipt, id } = await sent({
      bericht: 'Over <script>alert(1)</script>\r\nBcc: boef@beurs.example',
    });
    await server.until(2);
    const [mail] = mailTo('geheim-stands@beurs.example');
    expect(mail?.subject).toBe(`Geheim onderwerp (${receipt})`);
    expect(mail?.replyTo).toMatchObject([{ address: 'noor@bezoeker.example' }]);
    expect(mail?.text).toContain('Onderwerp:\nEen stand');
    expect(mail?.text).toContain('Over <script>alert(1)</script>\nBcc: boef@beurs.example');
    expect(mail?.html).toContain('Over &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.html).not.toContain('<script>');
    expect(mailTo('geheim-info@beurs.example')).toEqual([]);
    expect(mailTo('boef@beurs.example')).toEqual([]);

    const [confirmation] = mailTo('noor@bezoeker.example');
    expect(confirmation?.subject).toBe('Wij hebben uw bericht ontvangen');
    expect(confirmation?.text).toContain('Wij antwoorden snel, uit Utrecht.');
    expect(confirmation?.text).toContain(receipt);
    expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/script|1\.A02|geheim/i);
    await until(async () =>
      (await outgoing(app, { submission: id })).every(({ state }) => state === 'aangenomen'),
    );
    // Mails that were sent are not stored twice.
    expect((await outgoing(app, { submission: id })).map(({ content }) => content)).toEqual([null, null]);
  });

  it('of another subject goes to another recipient', async () => {
    await sent({ onderwerp: 'anders', bericht: 'Iets heel anders' });
    await until(async () => (await outgoing(app)).every(({ state }) => state === 'aangenomen'));
    expect(mailTo('geheim-info@beurs.example')).toHaveLength(1);
  });

  it('confirms to one address at most five times an hour for one who asks, and still reaches the recipient', async () => {
    const before = server.received.length;
    for (let count = 0; count < 8; count += 1)
      await sent({ email: 'slachtoffer@elders.example', bericht: `Bericht ${count}` }, {}, '203.0.113.7');
    // Eight to the recipient of the subject, five to the address.
    await until(async () => (await outgoing(app)).every(({ state }) => state === 'aangenomen'));
    expect(server.received.length).toBe(before + 13);
    expect(mailTo('slachtoffer@elders.example')).toHaveLength(5);
  });
});

describe('a mail that the server does not take', () => {
  it('is sent later, with the same message id each time', async () => {
    server.refuse(true);
    const taken = server.received.length;
    const { id: submission } = await sent({ email: 'later@bezoeker.example', bericht: 'Later dan' });
    await until(async () => (await outgoing(app, { submission })).every(({ error }) => error !== null));
    expect((await outgoing(app, { submission })).map(({ state, error }) => [state, error])).toEqual([
      ['wachtend', expect.stringContaining('451')],
      ['wachtend', expect.stringContaining('451')],
    ]);
    // Not due yet: nothing is sent before its time.
    await sendWaitingMail(app.strapi);
    expect((await outgoing(app, { submission })).map(({ attempts }) => attempts)).toEqual([1, 1]);

    await passTime(submission);
    server.refuse(false);
    await passTime(submission);
    const rows = await outgoing(app, { submission });
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['aangenomen', 3],
      ['aangenomen', 3],
    ]);
    const ids = server.received.slice(taken).map(({ mail }) => mail.messageId);
    expect(ids.sort()).toEqual(rows.map(({ key }) => `<${key}@beurs.example>`).sort());
  });

  it('waits for an administrator after ten attempts, who can have it sent again', async () => {
    server.refuse(true);
    const { id: submission } = await sent({ email: 'tien@bezoeker.example', bericht: 'Tien keer' });
    await until(async () => (await outgoing(app, { submission })).every(({ error }) => error !== null));
    for (let attempt = 2; attempt <= 10; attempt += 1) await passTime(submission);
    const failed = await outgoing(app, { submission });
    expect(failed.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['mislukt', 10],
      ['mislukt', 10],
    ]);
    const taken = server.received.length;
    await passTime(submission);
    expect(server.received.length).toBe(taken);

    server.refuse(false);
    for (const { id } of failed) expect(await retryGivenUp(app.strapi, { id })).toBe(1);
    await sendWaitingMail(app.strapi);
    expect(server.received.length).toBe(taken + 2);
  });
});

it('two workers at once send every mail once', async () => {
  const taken = server.received.length;
  const { id: submission } = await sent({ email: 'samen@bezoeker.example', bericht: 'Twee werkers' });
  await Promise.all([sendWaitingMail(app.strapi), sendWaitingMail(app.strapi), sendWaitingMail(app.strapi)]);
  await until(async () => (await outgoing(app, { submission })).every(({ state }) => state === 'aangenomen'));
  expect(server.received.length).toBe(taken + 2);
});

describe('a mail server', () => {
  it('that takes its time for some recipients holds nobody else’s mail', async () => {
    const slow = ['langzaam1', 'langzaam2', 'langzaam3'].map((name) => `${name}@bezoeker.example`);
    server.answer(slow, 0);
    for (const email of slow) await sent({ email, bericht: 'Langzaam' });
    await until(async () => slow.every((email) => server.asked.get(email) === 1));
    await sent({ email: 'vlot@bezoeker.example', bericht: 'Vlot' });
    await until(async () => mailTo('vlot@bezoeker.example').length === 1);
    for (const email of slow) expect(mailTo(email)).toEqual([]);

    server.answer(slow, 250);
    await until(async () => slow.every((email) => mailTo(email).length === 1));
    for (const email of slow) expect(server.asked.get(email)).toBe(1);
  });

  it('that will never take a mail is not asked again, and an administrator sees why', async () => {
    const gone = ['weg@bezoeker.example', 'vol@bezoeker.example'];
    server.answer(['weg@bezoeker.example'], 550);
    server.answer(['vol@bezoeker.example'], 452);
    for (const email of gone) await sent({ email, bericht: 'Weg' });
    const rows = async () =>
      Promise.all(gone.map(async (recipient) => (await outgoing(app, { recipient }))[0]));
    await until(async () => (await rows()).every((row) => row?.error));
    expect(await rows()).toMatchObject([
      { state: 'mislukt', attempts: 1, error: expect.stringContaining('550') },
      { state: 'wachtend', attempts: 1, error: expect.stringContaining('452') },
    ]);
    await app.strapi.db.connection('deliveries').where({ state: 'wachtend' }).update({ due_at: 0 });
    await sendWaitingMail(app.strapi);
    expect(gone.map((email) => server.asked.get(email))).toEqual([1, 2]);
  });

  it('that will never take what a mail says is not asked again either', async () => {
    server.refuse(true, 554);
    const { id: submission } = await sent({ email: 'inhoud@bezoeker.example', bericht: 'Inhoud' });
    await until(async () => (await outgoing(app, { submission })).every(({ error }) => error !== null));
    server.refuse(false);
    expect((await outgoing(app, { submission })).map(({ state }) => state)).toEqual(['mislukt', 'mislukt']);
  });
});

it('every mail says to other programs that a program wrote it, the admin’s too', async () => {
  const taken = server.received.length;
  await sent({ email: 'robot@bezoeker.example', bericht: 'Wie schrijft dit?' });
  await app.strapi
    .plugin('email')
    .service('email')
    .send({ to: 'beheer@beurs.example', subject: 'x', text: 'x' });
  await until(async () => server.received.length === taken + 3);
  for (const { mail } of server.received.slice(taken)) {
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('x-auto-response-suppress')).toBe('OOF, AutoReply');
  }
});
