import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUnusedFeeds } from '../../src/agenda/feeds';
import { ask, type App } from '../harness/app';
import { sendAgenda, write } from '../harness/agendas';
import { newMails } from '../harness/emails';
import { makePerson } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** Addresses from which calendars read what somebody saved. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const secret = 'test-secret-of-the-purges';
const dayMs = 24 * 60 * 60 * 1000;
const rows = () => app.strapi.db.query('api::agenda-feed.agenda-feed').findMany({ orderBy: 'id' });

async function site(method: 'GET' | 'PUT', token: string, body?: object, given = secret) {
  const response = await fetch(`${app.url}/api/agenda-feeds/current`, {
    method,
    headers: { 'content-type': 'application/json', 'x-beursvloer-feeds': given, 'x-agenda-feed': token },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { data, error } = JSON.parse(await response.text());
  return {
    status: response.status,
    data,
    message: error?.message,
    cache: response.headers.get('cache-control'),
  };
}

async function begin(sessions: unknown = [2001], alarm: unknown = null) {
  const { status, body } = await sendAgenda(app, '/agenda-feeds', { sessions, alarm });
  expect([status, body.error?.message]).toEqual([201, undefined]);
  return body.data as { key: string; token: string };
}

describe('a feed without an account', () => {
  it('is read with its token, changed with its key, and each does only that', async () => {
    const { key, token } = await begin([2002, 2001, 2002], 15);
    expect([key, token].map((each) => each.length)).toEqual([52, 52]);
    expect(await site('GET', token)).toMatchObject({
      status: 200,
      data: { sessions: [2001, 2002], alarmMinutes: 15, told: [], version: 0 },
      cache: 'private, no-store',
    });
    const change = (by: string, sessions: unknown) =>
      sendAgenda(app, '/agenda-feeds/sessions', { key: by, sessions });
    expect((await change(key, [2003])).status).toBe(200);
    expect((await site('GET', token)).data.sessions).toEqual([2003]);
    expect((await change(token, [])).status).toBe(404);
    expect((await site('GET', key)).status).toBe(404);
    await sendAgenda(app, '/agenda-feeds/stop', { key: token });
    expect((await site('GET', token)).status).toBe(200);
    await sendAgenda(app, '/agenda-feeds/stop', { key });
    expect((await site('GET', token)).status).toBe(404);
    expect((await change(key, [])).status).toBe(404);
  });

  it('is stored without its token and its key', async () => {
    const { key, token } = await begin();
    const stored = JSON.stringify(await rows());
    for (const part of [key, token, key.slice(10), token.slice(10)]) expect(stored).not.toContain(part);
  });

  it('is as absent for a guessed address as for one that is no address', async () => {
    const { token } = await begin();
    const guesses = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      'x',
      '',
      '%00',
      token.slice(0, -1),
    ];
    const answers = await Promise.all(guesses.map((guess) => site('GET', guess)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, message: 'Dit agenda-abonnement is er niet (meer).' });
  });

  it('is read by our site alone', async () => {
    const { token } = await begin();
    expect((await site('GET', token, undefined, 'guessed')).status).toBe(401);
    expect((await site('PUT', token, { version: 0, told: [] }, 'guessed')).status).toBe(401);
  });

  it('remembers what calendars were told, once for each version', async () => {
    const { token } = await begin();
    const tell = (version: number, told: unknown) => site('PUT', token, { version, told });
    const both = await Promise.all([tell(0, [{ a: 1 }]), tell(0, [{ b: 1 }])]);
    expect(both.map(({ data }) => data.stored).sort()).toEqual([false, true]);
    const { data } = await site('GET', token);
    expect([data.version, data.told.length]).toEqual([1, 1]);
    expect((await tell(1, 'x')).status).toBe(400);
  });

  it.each([
    ['sessions that are none', { sessions: 'x', alarm: null }, 'Dit zijn geen onderdelen van het programma.'],
    [
      'numbers that are none',
      { sessions: [1, -2], alarm: null },
      'Dit zijn geen onderdelen van het programma.',
    ],
    ['a text as a number', { sessions: ['1'], alarm: null }, 'Dit zijn geen onderdelen van het programma.'],
    [
      'more sessions than a fair has',
      { sessions: Array.from({ length: 501 }, (_, n) => n + 1), alarm: null },
      'Zet ten hoogste 500 onderdelen in uw agenda.',
    ],
    ['another reminder', { sessions: [1], alarm: 7 }, 'Kies wanneer uw agenda u herinnert.'],
    ['no reminder at all', { sessions: [1] }, 'Kies wanneer uw agenda u herinnert.'],
  ])('is refused with %s', async (_, body, message) => {
    const before = (await rows()).length;
    const response = await sendAgenda(app, '/agenda-feeds', body);
    expect([response.status, response.body.error.message]).toEqual([400, message]);
    expect(await rows()).toHaveLength(before);
  });
});

describe('the feed of an account', () => {
  const own = (token: string, path = '', body: object = { alarm: 60 }) =>
    sendAgenda(app, `/account/agenda/feed${path}`, body, { token });
  const show = (token: string) => ask(app, 'GET', '/api/account/agenda/feed', { token });

  it('follows what any device merged, and stops when a new address is made or none is wanted', async () => {
    const { token } = await makePerson(app, 'abonnee');
    expect((await show(token)).body).toEqual({ data: null });
    const first = (await own(token)).body.data;
    expect((await show(token)).body).toEqual({ data: { alarmMinutes: 60 } });
    const changes = [
      { id: 'session:2001', on: true },
      { id: 'session:2002', on: false },
      { id: 'exhibitor:1001', on: true },
    ];
    await sendAgenda(app, '/account/agenda', { entries: write('phone000', changes) }, { token });
    expect((await site('GET', first.token)).data).toMatchObject({ sessions: [2001], alarmMinutes: 60 });
    const second = (await own(token, '', { alarm: null })).body.data;
    expect((await site('GET', first.token)).status).toBe(404);
    expect((await site('GET', second.token)).data).toMatchObject({ sessions: [2001], alarmMinutes: null });
    await own(token, '/stop');
    expect((await site('GET', second.token)).status).toBe(404);
    expect((await show(token)).body).toEqual({ data: null });
  });

  it('is one, however often it is asked for at once', async () => {
    const { token } = await makePerson(app, 'haastig');
    const before = (await rows()).length;
    const made = await Promise.all([own(token), own(token), own(token)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rows()).toHaveLength(before + 1);
  });

  it('is in the data export, and goes with the account', async () => {
    const person = await makePerson(app, 'vertrekt');
    const { token } = (await own(person.token)).body.data;
    expect((await ask(app, 'GET', '/api/account/data', { token: person.token })).body).toMatchObject({
      data: { belongings: [{ what: 'Uw agenda-abonnement', items: [{ alarmMinutes: 60 }] }] },
    });
    await ask(app, 'POST', '/api/account/delete', {
      token: person.token,
      body: { password: person.password },
    });
    await newMails(app, 1);
    expect((await site('GET', token)).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    expect((await sendAgenda(app, '/account/agenda/feed', { alarm: null })).status).toBe(403);
    expect((await ask(app, 'GET', '/api/account/agenda/feed')).status).toBe(403);
  });
});

describe('at night', () => {
  const exists = async ({ token }: { token: string }) => (await site('GET', token)).status === 200;

  it('feeds go that no calendar read for a week, or for sixty days', async () => {
    const [unread, read] = [await begin(), await begin()];
    await site('GET', read.token);
    await deleteUnusedFeeds(app.strapi, Date.now() + 6 * dayMs);
    expect((await rows()).length).toBeGreaterThan(1);
    await deleteUnusedFeeds(app.strapi, Date.now() + 8 * dayMs);
    expect([await exists(unread), await exists(read)]).toEqual([false, true]);
    await deleteUnusedFeeds(app.strapi, Date.now() + 61 * dayMs);
    expect(await exists(read)).toBe(false);
  });

  it('feeds go a month after the fair, but not those that were made since', async () => {
    const settings = app.strapi.documents('api::site-setting.site-setting');
    const site = await settings.findFirst({ locale: 'nl', populate: { days: true } });
    const lastDay = (site?.days ?? [])
      .map(({ date }: { date: string }) => date)
      .sort()
      .at(-1);
    const end = Date.parse(`${lastDay}T23:59:59Z`);
    const [before, after] = [await begin(), await begin()];
    const query = app.strapi.db.query('api::agenda-feed.agenda-feed');
    const [first, second] = (await rows()).slice(-2);
    const now = end + 31 * dayMs;
    await query.update({ where: { id: first.id }, data: { madeAt: end - dayMs, readAt: now } });
    await query.update({ where: { id: second.id }, data: { madeAt: end + dayMs, readAt: now } });
    await deleteUnusedFeeds(app.strapi, now - 2 * dayMs);
    expect([await exists(before), await exists(after)]).toEqual([true, true]);
    await deleteUnusedFeeds(app.strapi, now);
    expect([await exists(before), await exists(after)]).toEqual([false, true]);
  });
});
