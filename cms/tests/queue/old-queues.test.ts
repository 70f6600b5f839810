import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withDatabase } from '../harness/databases';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { addDevicesWithMessages } from '../harness/push-rows';
import { startPushService, type PushService } from '../harness/push-service';
import { startProgram, type Program } from '../harness/program';
import { until } from '../harness/submissions';

/** A database of the version in which mail and messages to devices each had a queue of their own. */
let mailServer: MailServer;
let service: PushService;
let program: Program;
beforeAll(async () => {
  mailServer = await startMailServer();
  service = await startPushService();
});
afterAll(async () => {
  await program.stop();
  await mailServer.stop();
  await service.stop();
});

const environment = () => ({
  ...service.environment,
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'post@beurs.example',
});
const hourMs = 60 * 60 * 1000;
const now = Date.now();
const content = (subject: string) =>
  JSON.stringify({ subject, greeting: 'Dag Noor,', paragraphs: ['Uw bericht is er.'] });
const message = JSON.stringify({ title: 'Nieuws', body: 'Koffie.', path: '/', lang: 'nl', tag: 'news-1' });
const noMail = { submission: null, receipt: 'plaats', reply_to: null, content: null, error: null };
const oldMails = [
  { ...noMail, id: 5, recipient: 'al@post.example', state: 'verzonden', attempts: 1, due_at: now - hourMs },
  {
    ...noMail,
    id: 7,
    submission: 3,
    receipt: 'AB12',
    recipient: 'noor@post.example',
    reply_to: 'vraag@post.example',
    content: content('Wacht al'),
    state: 'wachtend',
    attempts: 2,
    due_at: now - hourMs,
    error: '451 Try again later',
  },
  {
    ...noMail,
    id: 8,
    recipient: 'nooit@post.example',
    content: content('Opgegeven'),
    state: 'mislukt',
    attempts: 10,
    due_at: now - hourMs,
    error: '550 No such user',
  },
];
const noMessage = { kind: 'news', announcement: 1, content: null, settled_at: null, shown_at: null };
const times = { due_at: now - hourMs, expires_at: now + hourMs, pressed_at: null, error: null };
const oldMessages = [
  {
    ...noMessage,
    ...times,
    id: 40,
    key: 'news:1:1',
    registration: 1,
    state: 'wachtend',
    attempts: 1,
    content: message,
  },
  {
    ...noMessage,
    ...times,
    id: 41,
    key: 'news:1:2',
    registration: 2,
    state: 'aangenomen',
    attempts: 1,
    settled_at: now - hourMs,
    shown_at: now - hourMs,
  },
  {
    ...noMessage,
    ...times,
    id: 42,
    key: 'news:1:3',
    registration: 3,
    state: 'mislukt',
    attempts: 6,
    settled_at: now - hourMs,
    error: 'The push service answered 503.',
  },
];

/** Takes a database back to the tables of that version. */
const goBack = (): Promise<void> =>
  withDatabase(program, async (database) => {
    await database('deliveries').delete();
    await database.schema.dropTable('push_deliveries');
    await database.schema.dropTable('deliveries');
    await database.schema.createTable('outgoing_mails', (table) => {
      table.increments('id');
      for (const name of ['document_id', 'recipient', 'receipt', 'reply_to', 'state', 'error'])
        table.string(name);
      for (const name of ['submission', 'attempts']) table.integer(name);
      table.bigInteger('due_at');
      table.jsonb('content');
      for (const name of ['created_at', 'updated_at', 'published_at']) table.dateTime(name);
    });
    await database.schema.createTable('push_messages', (table) => {
      table.increments('id');
      for (const name of ['document_id', 'key', 'kind', 'state', 'error']) table.string(name);
      for (const name of ['registration', 'announcement', 'attempts']) table.integer(name);
      for (const name of ['due_at', 'expires_at', 'settled_at', 'shown_at', 'pressed_at'])
        table.bigInteger(name);
      table.jsonb('content');
      for (const name of ['created_at', 'updated_at', 'published_at']) table.dateTime(name);
    });
    await database('outgoing_mails').insert(oldMails);
    await database('push_messages').insert(oldMessages);
  });

it('what waited in the two queues of an older version leaves after the upgrade, and what was recorded stays', async () => {
  program = await startProgram(inject('template'), environment());
  await withDatabase(program, (database) =>
    addDevicesWithMessages(
      database,
      [1, 2, 3].map(() => service.subscribe()),
    ),
  );
  await program.kill();
  const before = service.received.length;
  await goBack();
  program = await startProgram(program.dataDir, environment(), { copy: false });
  await mailServer.until(1);
  await service.until(before + 1);
  await until(() =>
    withDatabase(program, async (database) => {
      const waiting: unknown[] = await database('deliveries').where({ state: 'wachtend' }).select('id');
      return waiting.length === 0;
    }),
  );

  const [{ to, mail } = { to: [], mail: undefined }] = mailServer.received;
  expect([to, mail?.subject, mail?.replyTo?.[0]?.address]).toEqual([
    ...[['noor@post.example'], 'Wacht al', 'vraag@post.example'],
  ]);
  // The one under which the mail server may have taken it before.
  expect(mail?.messageId).toBe('<inzending-7-ab12@beurs.example>');
  // Devices send the ids of messages back.
  expect(service.received.at(-1)?.payload).toMatchObject({
    notification: { title: 'Nieuws', data: { receipt: expect.stringMatching(/^40\./) } },
  });

  const rows: Record<string, unknown>[] = await withDatabase(program, (database) =>
    database('deliveries').orderBy('id').select('id', 'kind', 'about', 'owner', 'state', 'attempts', 'error'),
  );
  expect(rows).toEqual([
    { id: 40, kind: 'push', about: 'news', owner: 1, state: 'aangenomen', attempts: 2, error: null },
    { id: 41, kind: 'push', about: 'news', owner: 2, state: 'aangenomen', attempts: 1, error: null },
    {
      id: 42,
      kind: 'push',
      about: 'news',
      owner: 3,
      state: 'mislukt',
      attempts: 6,
      error: 'The push service answered 503.',
    },
    { id: 43, kind: 'mail', about: 'plaats', owner: null, state: 'aangenomen', attempts: 1, error: null },
    { id: 44, kind: 'mail', about: 'AB12', owner: 3, state: 'aangenomen', attempts: 3, error: null },
    {
      id: 45,
      kind: 'mail',
      about: 'plaats',
      owner: null,
      state: 'mislukt',
      attempts: 10,
      error: '550 No such user',
    },
  ]);
  const messages: Record<string, unknown>[] = await withDatabase(program, (database) =>
    database('push_deliveries').orderBy('delivery').select('delivery', 'announcement', 'shown_at'),
  );
  expect(messages.map((row) => [row.delivery, row.announcement, row.shown_at === null])).toEqual([
    ...[
      [40, 1, true],
      [41, 1, false],
      [42, 1, true],
    ],
  ]);
}, 180_000);

it('a second start moves nothing, and new deliveries get new ids', async () => {
  await program.kill();
  program = await startProgram(program.dataDir, environment(), { copy: false });
  await withDatabase(program, async (database) => {
    for (const table of ['outgoing_mails', 'push_messages'])
      expect(await database.schema.hasTable(table)).toBe(false);
    const row = { kind: 'mail', key: 'nieuw', about: 'x', state: 'gestopt', attempts: 0, due_at: 0 };
    const [added] = await database('deliveries').insert(row).returning('id');
    expect(added).toEqual({ id: 46 });
  });
  expect(mailServer.received).toHaveLength(1);
}, 120_000);
