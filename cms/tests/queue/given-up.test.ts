import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DeliveryKind, Outcome } from '../../src/platform/queue/kind';
import { addDeliveries, type Delivery, type NewDelivery } from '../../src/platform/queue/queue';
import type { GivenUp, GivenUpList } from '../../src/platform/queue/shape';
import { sendDue } from '../../src/platform/queue/worker';
import { enqueue } from '../../src/platform/mail/outgoing/queue';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, startApp, type App } from '../harness/app';
import { startMailServer, type MailServer } from '../harness/mail-server';

let app: App;
let server: MailServer;
let organiser: string;
beforeAll(async () => {
  server = await startMailServer();
  const environment = { SMTP_URL: server.url, MAIL_FROM: 'post@beurs.example' };
  app = await startApp(inject('template'), { environment });
  // Only what the tests call sends something.
  app.strapi.cron.remove('sendDeliveries');
  organiser = await signInAs(app, 'organiser');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
afterEach(() => app.strapi.db.connection('deliveries').delete());

const hourMs = 60 * 60 * 1000;
const add = (...deliveries: NewDelivery[]) =>
  app.strapi.db.transaction(({ trx }) => addDeliveries(trx, deliveries));
const delivery = (key: string, more: Partial<NewDelivery> = {}): NewDelivery => ({
  kind: 'proef',
  key,
  about: key,
  recipient: null,
  owner: null,
  payload: { key },
  dueAt: null,
  expiresAt: null,
  ...more,
});
/** A kind whose receiver answers as the test says. */
const kindWith = (
  answer: (delivery: Delivery) => Outcome,
  more: Partial<DeliveryKind> = {},
): DeliveryKind => ({
  name: 'proef',
  title: 'Proef',
  backoffMs: [1000, 2000],
  claimMs: 60_000,
  batchSize: 10,
  lanes: 2,
  senders: 1,
  open: () => ({ prepare: async () => async (one) => answer(one) }),
  ...more,
});
const rejects = kindWith(() => ({ kind: 'rejected', error: 'Not this one.' }));
const states = async () => {
  const rows: { key: string; state: string; attempts: number }[] = await app.strapi.db
    .connection('deliveries')
    .orderBy('id');
  return rows.map(({ key, state, attempts }) => [key, state, attempts]);
};
const list = async (query = '', token = organiser) => {
  const { status, body } = await ask(app, 'GET', `/given-up${query}`, { token });
  expect(status).toBe(200);
  return body as GivenUpList;
};
const retry = (id: number | string, token = organiser) =>
  ask(app, 'POST', `/given-up/${id}/retry`, { token });

describe('a delivery', () => {
  it('is given up after the last of its attempts, each after the wait of its kind', async () => {
    let now = Date.now();
    const attempts: number[] = [];
    const kind = kindWith((one) => {
      attempts.push(one.attempts);
      return { kind: 'later', error: 'Not now.', waitMs: null };
    });
    await add(delivery('a'));
    const look = (later: number) => sendDue(app.strapi, kind, () => (now += later));
    for (const later of [0, 500, 600, 1500, 600, hourMs]) await look(later);
    expect(attempts).toEqual([1, 2, 3]);
    expect(await states()).toEqual([['a', 'mislukt', 3]]);
  });

  it('that makes its sender fail is tried again, and those beside it are recorded', async () => {
    await add(delivery('goed'), delivery('fout'));
    await sendDue(
      app.strapi,
      kindWith(({ key }) => {
        if (key === 'fout') throw new Error('Broken.');
        return { kind: 'accepted' };
      }),
    );
    expect(await states()).toEqual([
      ['goed', 'aangenomen', 1],
      ['fout', 'wachtend', 1],
    ]);
  });

  it('whose receiver is gone takes what waits for the same owner along', async () => {
    const forgotten: number[] = [];
    const kind = kindWith(({ key }) => ({ kind: key === 'a' ? 'gone' : 'accepted' }), {
      forget: async (_strapi, _trx, owner) => void forgotten.push(owner),
    });
    await add(delivery('a', { owner: 1 }), delivery('b', { owner: 1, dueAt: Date.now() + hourMs }));
    await add(delivery('c', { owner: 2, dueAt: Date.now() + hourMs }));
    await sendDue(app.strapi, kind);
    expect(await states()).toEqual([
      ['a', 'weg', 1],
      ['c', 'wachtend', 0],
    ]);
    expect(forgotten).toEqual([1]);
  });

  it('of a kind that cannot send now waits', async () => {
    await add(delivery('a'));
    await sendDue(app.strapi, { ...rejects, open: () => null });
    expect(await states()).toEqual([['a', 'wachtend', 0]]);
  });
});

describe('what was given up', () => {
  it('is listed with why, and is sent when the organiser has it tried again', async () => {
    const content = { subject: 'Uw plaats', greeting: 'Dag,', paragraphs: ['Er is plaats.'] };
    const mail = {
      submission: null,
      receipt: 'plaats',
      recipient: 'noor@post.example',
      replyTo: null,
      content,
    };
    await app.strapi.db.transaction(({ trx }) => enqueue(trx, [mail]));
    const failed = { state: 'mislukt', attempts: 10, settled_at: Date.now(), error: '550 No such user' };
    await app.strapi.db.connection('deliveries').update(failed);
    const { data, meta } = await list();
    expect(data).toEqual([
      {
        id: expect.any(Number),
        kind: 'Mail',
        about: 'plaats',
        recipient: 'noor@post.example',
        error: '550 No such user',
        attempts: 10,
        givenUpAt: failed.settled_at,
      },
    ]);
    expect(meta).toEqual({ total: 1, page: 1, pages: 1 });
    expect((await retry(data[0]?.id ?? 0)).status).toBe(200);
    await server.until(1);
    expect(server.received[0]?.to).toEqual(['noor@post.example']);
    // It waits no longer: a second press changes nothing.
    expect((await retry(data[0]?.id ?? 0)).status).toBe(404);
    expect((await list()).data).toEqual([]);
  });

  it('has pages, and all of it is tried again at once', async () => {
    await add(...Array.from({ length: 60 }, (_, index) => delivery(`nummer ${index}`)));
    await sendDue(app.strapi, rejects);
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => list(query)));
    expect(pages.map(({ data }) => data.length)).toEqual([25, 25, 10]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }: GivenUp) => id))).size).toBe(60);
    for (const query of ['?page=0', '?page=99', '?page=x', '?page[]=1'])
      expect((await list(query)).meta.total).toBe(60);
    const { status, body } = await ask(app, 'POST', '/given-up/retry', { token: organiser });
    expect([status, body]).toEqual([200, { count: 60 }]);
    expect((await list()).meta.total).toBe(0);
    await sendDue(
      app.strapi,
      kindWith(() => ({ kind: 'accepted' })),
    );
    expect(new Set((await states()).map(([, state]) => state))).toEqual(new Set(['aangenomen']));
  });

  it('and is of no use any more is not listed, not sent, and not stored', async () => {
    await add(delivery('a', { expiresAt: Date.now() + hourMs }));
    await sendDue(app.strapi, rejects);
    expect((await list()).data).toHaveLength(1);
    await sendDue(app.strapi, rejects, () => Date.now() + 2 * hourMs);
    expect((await list()).data).toEqual([]);
    expect(await app.strapi.db.connection('deliveries').pluck('payload')).toEqual([null]);
    expect(await states()).toEqual([['a', 'mislukt', 1]]);
  });

  it('is for the organiser alone', async () => {
    await add(delivery('a'));
    await sendDue(app.strapi, rejects);
    const editor = await signInAsEditor(app);
    for (const [token, status] of [
      [editor, 403],
      ['', 401],
    ] as const) {
      expect((await ask(app, 'GET', '/given-up', { token })).status).toBe(status);
      expect((await ask(app, 'POST', '/given-up/retry', { token })).status).toBe(status);
      expect((await retry(1, token)).status).toBe(status);
    }
    for (const id of ['0', '-1', '1.5', 'x', '99999999999', "1' or 1=1"])
      expect((await retry(encodeURIComponent(id))).status).toBe(404);
    expect(await states()).toEqual([['a', 'mislukt', 1]]);
  });
});
