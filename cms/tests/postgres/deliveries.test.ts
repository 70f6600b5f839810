import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { claimDue } from '../../src/platform/queue/queue';
import { sendDue } from '../../src/platform/queue/worker';
import { mailKind } from '../../src/platform/mail/outgoing/mail-kind';
import { enqueue } from '../../src/platform/mail/outgoing/queue';
import { databaseClock } from '../../src/platform/storage/database-clock';
import { startApp, type App } from '../harness/app';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { startProgram, type Program } from '../harness/program';
import { addDevicesWithMessages } from '../harness/push-rows';
import { startPushService, type PushService } from '../harness/push-service';
import { isSoak } from '../harness/soak.mjs';

/** Two content backends send from one queue. */
let one: App;
let two: Program;
let mailServer: MailServer;
let service: PushService;

const messageCount = 3000;
const mailCount = 1000;
/** How often one of the two is killed. */
const kills = 20;
/** Deliveries under way when a process dies are claimed by it: docs/behaviour.md. */
const [messagesAtOnce, mailsAtOnce] = [200, 8];

/** The sender's name is in each mail and message. */
const contactOf = (name: string) => `mailto:${name}@beursvloer.nl`;
const environmentOf = (name: string) => ({
  ...service.environment,
  PUSH_CONTACT: contactOf(name),
  SMTP_URL: mailServer.url,
  MAIL_FROM: `${name}@beurs.example`,
});
const startTwo = () => startProgram(one.dataDir, environmentOf('twee'), { copy: false });

beforeAll(async () => {
  mailServer = await startMailServer();
  service = await startPushService();
  one = await startApp(inject('template'), { environment: environmentOf('een') });
  two = await startTwo();
}, 240_000);
afterAll(async () => {
  await two.kill();
  await one.stop();
  await mailServer.stop();
  await service.stop();
});

const rows = () => one.strapi.db.connection('deliveries');
const waiting = (): Promise<{ id: number }[]> => rows().where({ state: 'wachtend' }).select('id');

/** Waits until something holds, for as long as sending may take on a machine that does other work as well. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < 600_000; waitedMs += 10) {
    if (await holds()) return;
    await pause(10);
  }
  throw new Error('It did not happen in time.');
}

let devices = 0;
let mailsAdded = 0;
/** Adds messages and mails that are due, all at once. Returns whom they are for. */
async function addAll(): Promise<{ endpoints: string[]; recipients: string[] }> {
  // The quicker of the two would otherwise have sent everything before the other one looks.
  service.expectSenders(contactOf('een'), contactOf('twee'));
  const subscriptions = Array.from({ length: messageCount }, () => service.subscribe());
  const recipients = Array.from({ length: mailCount }, () => `nummer-${(mailsAdded += 1)}@post.example`);
  await one.strapi.db.transaction(async ({ trx }) => {
    const content = { subject: 'Tot ziens', greeting: 'Dag,', paragraphs: ['De beurs begint.'] };
    const mail = { submission: null, receipt: 'proef', replyTo: null, content };
    await enqueue(
      trx,
      recipients.map((recipient) => ({ ...mail, recipient })),
    );
    await addDevicesWithMessages(trx, subscriptions, { first: devices + 1 });
  });
  devices += messageCount;
  return { endpoints: subscriptions.map(({ endpoint }) => endpoint.replace(/.*\//, '')), recipients };
}

const messagesOf = (name: string) => service.received.filter(({ claims }) => claims.sub === contactOf(name));
const mailsOf = (name: string) =>
  mailServer.received.filter(({ mail }) => mail.from?.address === `${name}@beurs.example`);
const recipientsOf = () => mailServer.received.flatMap(({ to }) => to);
const devicesOf = () => service.received.map(({ device }) => device);

/** Every delivery is recorded once, as accepted. */
async function expectAllRecorded(): Promise<void> {
  const counts: { kind: string; state: string; count: string }[] = await rows()
    .groupBy('kind', 'state')
    .orderBy('kind')
    .select('kind', 'state')
    .count({ count: 'id' });
  expect(counts.map(({ kind, state, count }) => [kind, state, Number(count)])).toEqual([
    ['mail', 'aangenomen', mailsAdded],
    ['push', 'aangenomen', devices],
  ]);
}

it.runIf(isSoak)(
  'both send at once, and each mail and message is recorded once and delivered once',
  async () => {
    const { endpoints, recipients } = await addAll();
    await until(async () => (await waiting()).length === 0);
    await expectAllRecorded();
    expect(recipientsOf().sort()).toEqual(recipients.sort());
    expect(devicesOf().sort()).toEqual(endpoints.sort());
    for (const name of ['een', 'twee']) {
      expect(messagesOf(name).length).toBeGreaterThan(0);
      expect(mailsOf(name).length).toBeGreaterThan(0);
    }
    // Receivers know a second copy by its id, so each mail has another one.
    const ids = mailServer.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(mailCount);
  },
  1_200_000,
);

it.runIf(isSoak)(
  'when one is killed in the middle the other goes on: nothing is lost, and only what was on its way comes twice',
  async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      mailServer.received.length = 0;
      service.received.length = 0;
      const { endpoints, recipients } = await addAll();
      // The moment differs each time.
      await until(() => messagesOf('twee').length > kill * 10 && mailsOf('twee').length > 3 + (kill % 5));
      await two.kill();
      expect((await waiting()).length).toBeGreaterThan(0);
      // Nobody waits here for the two minutes after which what was claimed is sent again.
      await rows().where({ state: 'wachtend' }).update({ due_at: 0 });
      await until(async () => (await waiting()).length === 0);
      await expectAllRecorded();
      expect([...new Set(recipientsOf())].sort()).toEqual(recipients.sort());
      expect([...new Set(devicesOf())].sort()).toEqual(endpoints.sort());
      expect(recipientsOf().length - mailCount).toBeLessThanOrEqual(mailsAtOnce);
      expect(devicesOf().length - messageCount).toBeLessThanOrEqual(messagesAtOnce);
      // A second copy of a mail can be told by its id.
      const ids = mailServer.received.map(({ mail }) => mail.messageId);
      expect(new Set(ids).size).toBe(mailCount);
      if (kill < kills - 1) two = await startTwo();
    }
  },
  3_600_000,
);

it('a machine whose clock is minutes ahead sends nothing that another one is sending', async () => {
  const recipient = 'klok@post.example';
  const content = { subject: 'Klok', greeting: 'Dag,', paragraphs: ['Het is tijd.'] };
  // Nobody but this test looks for it.
  const kind = { ...mailKind, name: 'klok' };
  await one.strapi.db.transaction(async ({ trx }) => {
    await enqueue(trx, [{ submission: null, receipt: 'klok', recipient, replyTo: null, content }]);
    await trx('deliveries').where({ recipient }).update({ kind: kind.name });
  });
  const clock = await databaseClock(one.strapi);
  expect(await claimDue(one.strapi, kind, clock())).toHaveLength(1);
  const real = Date.now;
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => real() + 10 * 60_000);
  try {
    await sendDue(one.strapi, kind);
  } finally {
    ahead.mockRestore();
  }
  expect(recipientsOf()).not.toContain(recipient);
});
