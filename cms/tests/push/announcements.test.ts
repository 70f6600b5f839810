import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { keepFigures } from '../../src/push/announcements/announcements';
import { releaseAnnouncements } from '../../src/push/announcements/release';
import type { Announcement, AnnouncementList } from '../../src/push/announcements/shape';
import { testerCode } from '../../src/push/device/testers';
import { deleteSettled } from '../../src/push/sending/queue';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, startApp, type App } from '../harness/app';
import { callPush, provedDevice } from '../harness/push-device';
import { deleteMessages, storedMessages } from '../harness/push-messages';
import { startPushService, type PushService } from '../harness/push-service';

let app: App;
let service: PushService;
let organiser: string;
beforeAll(async () => {
  service = await startPushService();
  app = await startApp(inject('template'), { environment: service.environment });
  organiser = await signInAs(app, 'organiser');
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});
afterEach(async () => {
  await deleteMessages(app);
  for (const type of ['announcement', 'registration', 'saved', 'installation'])
    await table(type).deleteMany({});
  service.received.length = 0;
});

const table = (type: string) => app.strapi.db.query(`api::push-${type}.push-${type}` as never);
const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

const text = {
  title: 'De koffie staat klaar',
  body: 'Tot elf uur gratis in hal 1.',
  path: '/programma',
  titleEnglish: 'Coffee is ready',
  bodyEnglish: 'Free in hall 1 until eleven.',
  audience: 'everybody',
  audienceValue: '',
};
const admin = (method: string, path: string, body?: unknown, token = organiser) =>
  ask(app, method, `/announcements${path}`, method === 'GET' ? { token } : { token, body });
async function write(more: object = {}): Promise<number> {
  const { status, body } = await admin('POST', '', { ...text, ...more });
  expect(status).toBe(200);
  return (body as { id: number }).id;
}
/** A moment on the fair's clock, as the page of the admin sends it. */
const fairTime = (at: number) =>
  new Date(at).toLocaleString('sv', { timeZone: 'Europe/Amsterdam' }).slice(0, 16).replace(' ', 'T');
const send = (id: number, at?: number) =>
  admin('POST', `/${id}/send`, { at: at === undefined ? null : fairTime(at) });
/** Waits until the content backend has tried to send everything. */
const isTried = () =>
  expect
    .poll(async () => {
      const messages = await storedMessages(app);
      return messages.filter(({ state, error }) => state === 'wachtend' && error === null).length;
    })
    .toBe(0);
/** Sends at once. */
async function sendNow(more: object = {}): Promise<number> {
  const id = await write(more);
  expect((await send(id)).status).toBe(200);
  await isTried();
  return id;
}
const list = async () => (await admin('GET', '')).body as AnnouncementList;
const one = async (id: number): Promise<Announcement | undefined> =>
  (await list()).data.find((each) => each.id === id);
const device = (more: object = {}) => provedDevice(app, service, more);
const shownTo = () =>
  service.received.map(({ payload }) => (payload as { notification: Record<string, unknown> }).notification);
const saying = (field: string) => ({
  status: 400,
  body: { error: { details: { errors: [{ path: [field] }] } } },
});

describe('a message of the organiser', () => {
  it('reaches those who want news, each in its language', async () => {
    await device();
    await device({ language: 'en' });
    await device({ kinds: { moved: true, soon: true, news: false } });
    const id = await sendNow();
    const site = app.strapi.config.get('site.url');
    expect(shownTo().map(({ title, lang, navigate }) => ({ title, lang, navigate }))).toEqual(
      expect.arrayContaining([
        { title: 'De koffie staat klaar', lang: 'nl', navigate: `${site}/programma` },
        { title: 'Coffee is ready', lang: 'en', navigate: `${site}/en/programma` },
      ]),
    );
    expect(service.received).toHaveLength(2);
    expect(await one(id)).toMatchObject({
      state: 'verstuurd',
      receivers: 2,
      skipped: 0,
      figures: { waiting: 0, accepted: 2, shown: 0, pressed: 0, gone: 0, failed: 0, stopped: 0 },
    });
  });

  it('is in Dutch for everybody, and said to be, when nobody wrote it in English', async () => {
    await device({ language: 'en' });
    await sendNow({ titleEnglish: '', bodyEnglish: '' });
    expect(shownTo()).toEqual([expect.objectContaining({ title: 'De koffie staat klaar', lang: 'nl' })]);
  });

  it('waits until its time', async () => {
    await device();
    const at = Math.floor(Date.now() / minuteMs) * minuteMs + hourMs;
    const id = await write();
    expect((await send(id, at)).status).toBe(200);
    await releaseAnnouncements(app.strapi, at - minuteMs);
    expect(await one(id)).toMatchObject({ state: 'gepland', dueAt: at, sentAt: null });
    await releaseAnnouncements(app.strapi, at);
    expect(await one(id)).toMatchObject({ state: 'verstuurd', receivers: 1 });
  });

  it('is made once, however many processes do it and however often it is asked', async () => {
    for (let count = 0; count < 5; count += 1) await device();
    const id = await write();
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await Promise.all([releaseAnnouncements(app.strapi), releaseAnnouncements(app.strapi)]);
    await isTried();
    expect(service.received).toHaveLength(5);
  });

  it('comes at most three times a day to a device, and says who was left out', async () => {
    await device();
    for (let count = 0; count < 3; count += 1) await sendNow();
    await device();
    const fourth = await sendNow();
    expect(service.received).toHaveLength(4);
    expect(await one(fourth)).toMatchObject({ receivers: 1, skipped: 1 });
    const tomorrow = Date.now() + 25 * hourMs;
    const later = await write();
    await send(later, tomorrow);
    await releaseAnnouncements(app.strapi, tomorrow);
    expect(await one(later)).toMatchObject({ receivers: 2, skipped: 0 });
  });

  it('is stopped before it leaves, and on its way', async () => {
    await device();
    const planned = await write();
    await send(planned, Date.now() + hourMs);
    expect((await admin('POST', `/${planned}/stop`)).status).toBe(200);
    await releaseAnnouncements(app.strapi, Date.now() + 2 * hourMs);
    expect(await one(planned)).toMatchObject({ state: 'gestopt', sentAt: null });

    service.reject((await device()).subscription, { status: 503 });
    const leaving = await sendNow();
    expect((await admin('POST', `/${leaving}/stop`)).status).toBe(200);
    expect(await one(leaving)).toMatchObject({
      state: 'gestopt',
      figures: { accepted: 1, stopped: 1, waiting: 0 },
    });
    expect((await admin('POST', `/${leaving}/stop`)).status).toBe(400);
  });

  it('is changed and removed as long as it is a draft', async () => {
    const id = await write();
    expect((await admin('PUT', `/${id}`, { ...text, title: 'Anders' })).status).toBe(200);
    expect(await one(id)).toMatchObject({ title: 'Anders', state: 'concept' });
    const other = await write();
    expect((await admin('DELETE', `/${other}`)).status).toBe(200);
    expect((await admin('DELETE', `/${other}`)).status).toBe(404);
    await send(id);
    for (const [method, path] of [
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/send`],
    ] as const)
      expect((await admin(method, path, text)).status).toBe(400);
    for (const path of ['/999999', '/0', '/x', '/-1']) expect((await admin('DELETE', path)).status).toBe(404);
  });

  it('keeps its results when its copies are deleted', async () => {
    await device();
    const id = await sendNow();
    const later = Date.now() + minuteMs;
    await keepFigures(app.strapi, later);
    await deleteSettled(app.strapi, later);
    expect(await storedMessages(app)).toEqual([]);
    expect(await one(id)).toMatchObject({ figures: { accepted: 1, failed: 0 } });
  });
});

describe('an audience', () => {
  it.each([
    ['session', '2001', ['session:2001']],
    ['exhibitor', '1001', ['exhibitor:1001']],
  ])('of a %s is who saved it', async (audience, audienceValue, saved) => {
    const items = saved.map((item) => ({ type: item.split(':')[0], id: Number(item.split(':')[1]) }));
    await device({ saved: items });
    await device({ saved: [{ type: 'speaker', id: 1 }] });
    const { body } = await admin('GET', `/reach?audience=${audience}&audienceValue=${audienceValue}`);
    expect(body).toEqual({ devices: 1 });
    const id = await sendNow({ audience, audienceValue });
    expect(await one(id)).toMatchObject({ receivers: 1 });
  });

  it('of a kind or a theme is who saved something of it, and nobody twice', async () => {
    const reach = async (audience: string, value: string | undefined) =>
      (await admin('GET', `/reach?audience=${audience}&audienceValue=${value}`)).body;
    const theme = await app.strapi
      .documents('api::theme.theme')
      .create({ locale: 'nl', data: { name: 'Fundering', slug: 'fundering' } });
    for (const type of ['api::session.session', 'api::exhibitor.exhibitor'] as const) {
      const documents = app.strapi.documents(type);
      const [first] = await documents.findMany({ locale: 'nl', status: 'published', limit: 1 });
      const documentId = first?.documentId ?? '';
      await documents.update({ documentId, locale: 'nl', data: { themes: [theme.documentId] } as never });
      await documents.publish({ documentId, locale: 'nl' });
    }
    const saved = [
      { type: 'session', id: 2001 },
      { type: 'exhibitor', id: 1001 },
    ];
    await device({ saved });
    await device({ saved: saved.slice(1) });
    await device();
    expect(await reach('kind', 'Kennissessie')).toEqual({ devices: 1 });
    expect(await reach('kind', 'Tour')).toEqual({ devices: 0 });
    expect(await reach('theme', theme.documentId)).toEqual({ devices: 2 });
    const { choices } = (await list()).meta;
    expect(choices.kind.map(([value]) => value)).toContain('Tour');
    expect(choices.theme).toContainEqual([theme.documentId, 'Fundering']);
    expect(choices.session.map(([value]) => value)).toContain('2001');
    expect(choices.exhibitor.map(([value]) => value)).toContain('1001');
    expect(await one(await sendNow({ audience: 'theme', audienceValue: theme.documentId }))).toMatchObject({
      receivers: 2,
    });
  });
});

describe('a test', () => {
  it('comes to the devices of the administrator who asks for it, and to no others', async () => {
    await device();
    const own = await device({ kinds: { moved: true, soon: false, news: false } });
    expect(await admin('POST', '/test', text)).toMatchObject({ status: 400 });
    const { body } = await admin('POST', '/test-device');
    const { url, qr } = body as { url: string; qr: string };
    expect(qr).toContain('<svg');
    const code = new URL(url).hash.replace('#proef=', '');
    const become = (code: unknown) =>
      callPush(app.url, 'POST', '/tester', { code }, { 'x-installation-auth': own.auth });
    for (const wrong of [undefined, 7, '', `${code}x`, code.replace(/^\d+/, '999')])
      expect((await become(wrong)).status).toBe(400);
    expect((await become(testerCode(app.strapi, 1, Date.now() - hourMs))).status).toBe(400);
    expect((await callPush(app.url, 'POST', '/tester', { code })).status).toBe(401);
    expect((await become(code)).status).toBe(204);
    expect((await list()).meta).toMatchObject({ ownDevices: 1, devices: 1 });
    expect(await admin('POST', '/test', text)).toMatchObject({ status: 200, body: { devices: 1 } });
    expect(shownTo()).toEqual([expect.objectContaining({ title: text.title, tag: 'test' })]);
    expect(await table('announcement').count()).toBe(0);
    await admin('DELETE', '/test-device');
    expect((await admin('POST', '/test', text)).status).toBe(400);
  });
});

describe('what is wrong', () => {
  it.each([
    ['title', ''],
    ['title', 'x'.repeat(61)],
    ['title', 7],
    ['body', ' \n\u200b'],
    ['body', 'x'.repeat(181)],
    ['titleEnglish', ''],
    ['bodyEnglish', ''],
    ['path', ''],
    ['path', 'programma'],
    ['path', '//elders.example'],
    ['path', '/\\elders.example'],
    ['path', 'https://elders.example'],
    ['path', 'javascript:alert(1)'],
    ['path', '/en/programma'],
    ['path', '/een pad'],
    ['audience', 'iedereen'],
    ['audience', undefined],
  ])('is said of the field: %s %j', async (field, value) => {
    expect(await admin('POST', '', { ...text, [field]: value })).toMatchObject(saying(field));
    expect(await table('announcement').count()).toBe(0);
  });

  it.each([undefined, '', "' or 1=1", 'x'.repeat(65), 7])('an audience of %j', async (audienceValue) => {
    const body = { ...text, audience: 'theme', audienceValue };
    expect(await admin('POST', '', body)).toMatchObject(saying('audienceValue'));
  });

  it.each([
    ...['straks', '2026-13-40T25:61', '2026-11-24T11:05:00Z', '2020-01-01T12:00', '2999-01-01T12:00'],
    ...[-1, Date.now() + hourMs, true, {}],
  ])('a moment of %j', async (at) => {
    const id = await write();
    expect(await admin('POST', `/${id}/send`, { at })).toMatchObject(saying('at'));
    expect(await one(id)).toMatchObject({ state: 'concept' });
  });

  it('is that somebody else than the organiser asks', async () => {
    const editor = await signInAsEditor(app);
    const id = await write();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/reach?audience=everybody'],
      ['POST', ''],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/send`],
      ['POST', `/${id}/stop`],
      ['POST', '/test'],
      ['POST', '/test-device'],
      ['DELETE', '/test-device'],
    ] as const) {
      expect((await admin(method, path, text, editor)).status).toBe(403);
      expect((await admin(method, path, text, '')).status).toBe(401);
    }
    expect(await one(id)).toMatchObject({ state: 'concept' });
  });
});
