import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { claimDue, settleAccepted } from '../../src/platform/queue/queue';
import { tellOfProgramme } from '../../src/push/messages/watch';
import { addMessages, type NewMessage } from '../../src/push/sending/queue';
import { pushKind, sendWaitingMessages } from '../../src/push/sending/push-kind';
import { instantOf } from '../../src/fair/sessions';
import { startApp, type App } from '../harness/app';
import { callPush, provedDevice } from '../harness/push-device';
import { deleteMessages, storedMessages } from '../harness/push-messages';
import { startPushService, type PushService } from '../harness/push-service';

/** How messages reach devices, by a push service that checks who sent them and reads them as the device does. */
let app: App;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await startApp(inject('template'), { environment: service.environment });
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const messages = () => storedMessages(app);
const registrations = () => app.strapi.db.query('api::push-registration.push-registration' as never);
const registrationOf = async (endpoint: string): Promise<number> => {
  const { id } = await registrations().findOne({ where: { endpoint } });
  return id;
};
afterEach(async () => {
  await deleteMessages(app);
  await registrations().deleteMany({});
  service.received.length = 0;
});

/** A message to a device, due now. */
const toDevice = (registration: number, more: Partial<NewMessage> = {}): NewMessage => ({
  key: `test:${registration}`,
  registration,
  kind: 'moved',
  dueAt: Date.now(),
  expiresAt: Date.now() + hourMs,
  content: {
    title: 'Verplaatst',
    body: 'Nu in Zaal Kanaal.',
    path: '/programma/2001',
    lang: 'nl',
    tag: 'session-2001',
  },
  ...more,
});
const add = (...added: NewMessage[]) =>
  app.strapi.db.transaction(({ trx }) => addMessages(trx, added, Date.now()));
const send = (now?: () => number) => sendWaitingMessages(app.strapi, now);
const stateOf = async () => (await messages()).map(({ state }) => state);

describe('a message', () => {
  it('arrives as Declarative Web Push has it, signed and for this device alone', async () => {
    const { subscription } = await provedDevice(app, service);
    await add(toDevice(await registrationOf(subscription.endpoint)));
    await send();
    const site = app.strapi.config.get('site.url');
    expect(service.received).toEqual([
      expect.objectContaining({
        headers: expect.objectContaining({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) }),
        payload: {
          web_push: 8030,
          notification: {
            title: 'Verplaatst',
            body: 'Nu in Zaal Kanaal.',
            lang: 'nl',
            dir: 'ltr',
            tag: 'session-2001',
            navigate: `${site}/programma/2001`,
            icon: `${site}/app-icon-192.png`,
            data: { receipt: expect.any(String) },
          },
        },
      }),
    ]);
    expect(await stateOf()).toEqual(['aangenomen']);
    expect(JSON.stringify(await app.strapi.db.connection('deliveries').select('*'))).not.toContain(
      'Zaal Kanaal',
    );
  });

  it('with a key that is there already is not sent again', async () => {
    const { subscription } = await provedDevice(app, service);
    const message = toDevice(await registrationOf(subscription.endpoint));
    await add(message, message);
    await send();
    await add(message);
    await send();
    expect(service.received).toHaveLength(1);
  });

  it('is recorded as shown and as pressed when the device says so, once, and by nobody else', async () => {
    const { subscription } = await provedDevice(app, service);
    await add(toDevice(await registrationOf(subscription.endpoint)));
    await send();
    const { payload } = service.received[0] ?? {};
    const { receipt } = (payload as { notification: { data: { receipt: string } } }).notification.data;
    const tell = (what: string, text: unknown) => callPush(app.url, 'POST', `/${what}`, { receipt: text });
    for (const wrong of [
      undefined,
      7,
      '',
      '1',
      `${receipt}x`,
      receipt.replace(/^\d+/, '999'),
      '1.'.padEnd(24, 'A'),
    ])
      expect((await tell('shown', wrong)).status).toBe(400);
    expect((await tell('shown', receipt)).status).toBe(204);
    const [before] = await messages();
    expect(before?.shownAt).toBeGreaterThan(0);
    expect(before?.pressedAt).toBeNull();
    await tell('shown', receipt);
    await tell('pressed', receipt);
    const [after] = await messages();
    expect(after?.shownAt).toBe(before?.shownAt);
    expect(after?.pressedAt).toBeGreaterThan(0);
  });

  it.each([404, 410])('to a device that is gone (%i) takes its registration away', async (status) => {
    const { subscription } = await provedDevice(app, service, {
      saved: [{ type: 'session', id: 2001 }],
    });
    service.reject(subscription, { status });
    const id = await registrationOf(subscription.endpoint);
    await add(toDevice(id), toDevice(id, { key: 'another', dueAt: Date.now() + hourMs }));
    await send();
    expect(await registrations().count()).toBe(0);
    expect(await stateOf()).toEqual(['weg']);
  });

  it('that the push service cannot take now is sent again when it says so', async () => {
    const { subscription } = await provedDevice(app, service);
    service.reject(subscription, { status: 429, headers: { 'Retry-After': '90' } });
    const began = Date.now();
    await add(toDevice(await registrationOf(subscription.endpoint)));
    await send();
    const [message] = await messages();
    expect(Number(message?.dueAt) - began).toBeGreaterThanOrEqual(90_000);
    expect(Number(message?.dueAt) - began).toBeLessThan(150_000);
    expect(message?.attempts).toBe(1);
    await send();
    expect(service.received).toHaveLength(0);
    service.reject(subscription, null);
    await send(() => began + 200_000);
    expect(service.received).toHaveLength(1);
  });

  it('is given up after the last attempt, when its time is over, and when it is rejected', async () => {
    const { subscription } = await provedDevice(app, service);
    const id = await registrationOf(subscription.endpoint);
    service.reject(subscription, { status: 503 });
    let now = Date.now();
    await add(toDevice(id, { expiresAt: now + 100 * hourMs }));
    for (let attempt = 0; attempt < 8; attempt += 1) await send(() => (now += hourMs));
    expect(await stateOf()).toEqual(['mislukt']);
    await add(toDevice(id, { key: 'late', expiresAt: now + minuteMs }));
    await send(() => now + 2 * minuteMs);
    service.reject(subscription, { status: 413 });
    await add(toDevice(id, { key: 'large', expiresAt: now + hourMs }));
    await send(() => now);
    expect(await stateOf()).toEqual(['mislukt', 'verlopen', 'mislukt']);
  });
});

it('several senders send each message once', async () => {
  const devices = await Promise.all(Array.from({ length: 20 }, () => provedDevice(app, service)));
  const ids = await Promise.all(devices.map(({ subscription }) => registrationOf(subscription.endpoint)));
  await add(...ids.map((id) => toDevice(id)));
  const claimed = await Promise.all(
    Array.from({ length: 6 }, () => claimDue(app.strapi, { ...pushKind, batchSize: 5 }, Date.now())),
  );
  const claimedIds = claimed.flat().map(({ id }) => id);
  expect(new Set(claimedIds).size).toBe(claimedIds.length);
  expect(claimedIds).toHaveLength(20);
  await settleAccepted(app.strapi, claimedIds.slice(0, 5), Date.now());
  // Those who claimed the others were killed: they are sent when the claim is over, and not before.
  await send();
  expect(service.received).toHaveLength(0);
  await send(() => Date.now() + 3 * minuteMs);
  expect(service.received).toHaveLength(15);
  expect(await stateOf()).toEqual(Array.from({ length: 20 }, () => 'aangenomen'));
});

describe('a session that somebody saved', () => {
  const sessions = () => app.strapi.documents('api::session.session');
  const opening = instantOf('2027-02-09', '10:00');
  const session = async () => {
    const [first] = await sessions().findMany({
      status: 'published',
      sort: 'publicId',
      limit: 1,
      locale: 'nl',
    });
    if (!first) throw new Error('The demo fair has no session.');
    return {
      documentId: first.documentId,
      publicId: Number(first.publicId),
      startTime: String(first.startTime),
    };
  };
  const move = (documentId: string, startTime: string, endTime: string) =>
    sessions().update({
      documentId,
      locale: 'nl',
      status: 'published',
      data: { startTime, endTime } as never,
    });
  /** In the week before the fair, in the afternoon. */
  const before = opening - 5 * 24 * hourMs + 4 * hourMs;

  it('and that moves is told to them after five quiet minutes, once, with all that moved', async () => {
    const { documentId, publicId } = await session();
    await provedDevice(app, service, { saved: [{ type: 'session', id: publicId }] });
    await provedDevice(app, service, { saved: [{ type: 'session', id: 2 }] });
    await provedDevice(app, service, {
      saved: [{ type: 'session', id: publicId }],
      kinds: { moved: false, soon: true, news: false },
    });
    await tellOfProgramme(app.strapi, before);
    await move(documentId, '17:10:00.000', '17:30:00.000');
    await tellOfProgramme(app.strapi, before + minuteMs);
    await tellOfProgramme(app.strapi, before + 5 * minuteMs);
    expect(await messages()).toEqual([]);
    await tellOfProgramme(app.strapi, before + 7 * minuteMs);
    await tellOfProgramme(app.strapi, before + 8 * minuteMs);
    const stored = await messages();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.content).toMatchObject({
      title: expect.stringMatching(/^Verplaatst: /),
      body: expect.stringMatching(/^Nu dinsdag 9 februari, 17\.10 uur, /),
      path: `/programma/${publicId}`,
    });
    await move(documentId, '10:00:00.000', '11:00:00.000');
    await tellOfProgramme(app.strapi, before + 9 * minuteMs);
    await tellOfProgramme(app.strapi, before + 15 * minuteMs);
    expect(await messages()).toHaveLength(2);
  });

  it('and that is changed and changed back disturbs nobody', async () => {
    const { documentId, publicId } = await session();
    await provedDevice(app, service, { saved: [{ type: 'session', id: publicId }] });
    await tellOfProgramme(app.strapi, before);
    await move(documentId, '17:10:00.000', '17:30:00.000');
    await tellOfProgramme(app.strapi, before + minuteMs);
    await move(documentId, '10:00:00.000', '11:00:00.000');
    for (const minutes of [2, 8, 20]) await tellOfProgramme(app.strapi, before + minutes * minuteMs);
    expect(await messages()).toEqual([]);
  });

  it('waits for the morning when it moves at night', async () => {
    const { documentId, publicId } = await session();
    await provedDevice(app, service, { saved: [{ type: 'session', id: publicId }], quiet: true });
    const night = instantOf('2027-02-05', '23:30');
    await tellOfProgramme(app.strapi, night);
    await move(documentId, '17:10:00.000', '17:30:00.000');
    await tellOfProgramme(app.strapi, night + minuteMs);
    await tellOfProgramme(app.strapi, night + 7 * minuteMs);
    const [message] = await messages();
    expect(message?.dueAt).toBe(instantOf('2027-02-06', '07:00'));
    await move(documentId, '10:00:00.000', '11:00:00.000');
  });

  it('and that is taken off the programme is told as cancelled', async () => {
    const { documentId, publicId } = await session();
    await provedDevice(app, service, { saved: [{ type: 'session', id: publicId }], language: 'en' });
    await tellOfProgramme(app.strapi, before);
    await sessions().unpublish({ documentId, locale: 'nl' });
    await tellOfProgramme(app.strapi, before + minuteMs);
    await tellOfProgramme(app.strapi, before + 7 * minuteMs);
    const [message] = await messages();
    expect(message?.content).toMatchObject({
      title: expect.stringMatching(/^Cancelled: /),
      path: '/en/mijn-programma',
    });
    await sessions().publish({ documentId, locale: 'nl' });
  });

  it('is announced a quarter of an hour before it begins, once', async () => {
    const { publicId, startTime } = await session();
    await provedDevice(app, service, { saved: [{ type: 'session', id: publicId }] });
    const begins = instantOf('2027-02-09', startTime);
    for (const minutes of [20, 14, 13, 1, -1]) await tellOfProgramme(app.strapi, begins - minutes * minuteMs);
    const stored = (await messages()).filter(({ about }) => about === 'soon');
    expect(stored).toHaveLength(1);
    expect(stored[0]?.content?.title).toMatch(/^Over 14 minuten: /);
    expect(stored[0]?.content?.body).toMatch(/Uit de andere hal loopt u 8 minuten\.$/);
    expect(stored[0]?.expiresAt).toBe(begins);
  });
});
