import type { Knex } from 'knex';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dayOf } from 'beursvloer-domain/statistics';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rawPerDay } from '../../src/statistics/busy-days';
import { readDashboard } from '../../src/statistics/dashboard/read-dashboard';
import { fairTime } from '../../src/platform/clock/fair-time';
import { readPanel } from '../../src/statistics/queries/panels';
import { readTotals } from '../../src/statistics/queries/totals';
import { rebuildDay } from '../../src/statistics/rebuild';
import { valuesPerDay } from '../../src/statistics/values-of-day';
import { ask, type App } from '../harness/app';
import { databaseSettings } from '../harness/databases';
import { handOver, logName, view } from '../harness/segments';
import { sharedApp } from '../harness/shared-app';
import { allCells } from './generated';

/** How the content backend takes what the site counted: whole, once, and within bounds. */
let app: App;
let database: Knex;
beforeAll(async () => {
  app = await sharedApp();
  database = app.strapi.db.connection;
});

const tables = ['segments', 'event_ids', 'events', 'values', 'cells', 'texts', 'days'].map(
  (name) => `statistics_${name}`,
);
beforeEach(async () => {
  for (const table of tables) await database(table).delete();
});

/** The counts of the app, which runs the compiled code. */
const { countEvents }: typeof import('../../src/statistics/limits') = createRequire(import.meta.url)(
  path.resolve(import.meta.dirname, '../../dist/src/statistics/limits.js'),
);

/** Takes segments as a second content backend on the same database would. */
const otherProcess = `
  const knex = require('knex');
  const { storeSegment } = require('./dist/src/statistics/store-segment.js');
  const [settings, segments] = process.argv.slice(1).map((json) => JSON.parse(json));
  const database = knex({
    ...settings,
    pool: { afterCreate: (made, done) => { made.pragma?.('busy_timeout = 20000'); done(null, made); } },
  });
  void (async () => {
    let count = 0;
    for (const segment of segments) {
      await database.transaction((trx) => storeSegment(trx, segment, Date.now()));
      count += 1;
    }
    console.log(count);
    await database.destroy();
  })();
`;

const today = () => fairTime(Date.now() / 1000).day;
const totals = () => readTotals(database, { period: { first: today() - 1, last: today() }, filter: null });
const views = async () => (await totals()).view;
const lines = async (name: Parameters<typeof readPanel>[1]) =>
  readPanel(database, name, { period: { first: today() - 1, last: today() }, filter: null, lines: 1e5 });
const storedRows = async () =>
  Promise.all(tables.map(async (table) => (await database(table).select('*')).length));
const segment = (number: number, events: unknown[] = [view()], log = logName) => ({
  log,
  segment: number,
  events,
});

/** The response to the announcement of a body of so many bytes, before it is sent. */
async function statusForSize(path: string, bytes: number): Promise<number | undefined> {
  const asked = request(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': bytes,
      'x-beursvloer-purges': 'test-secret-of-the-purges',
    },
  });
  asked.flushHeaders();
  asked.on('error', () => undefined);
  const [response]: IncomingMessage[] = await once(asked, 'response');
  asked.destroy();
  return response?.statusCode;
}

describe('a day with more events than are stored one by one', () => {
  const raw = () => database('statistics_events').select('times');
  const fillDay = () => database('statistics_days').insert({ day: today(), raw: rawPerDay - 1, folded: 0 });
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => view({ page: `/deelnemers/${index}`, from: '/' }));

  it('stores what comes after them in sums, whatever their pages, and counts all of it', async () => {
    await fillDay();
    await handOver(app, segment(1, [view()]));
    expect(await raw()).toHaveLength(1);
    await handOver(app, segment(2, many(3000)));
    await handOver(app, segment(3, many(3000)));
    expect((await raw()).length).toBeLessThanOrEqual(5);
    expect((await database('statistics_event_ids').select('id')).length).toBe(1);
    expect(await views()).toBe(6001);
    const counted = await database('statistics_days').where({ day: today() }).first();
    expect([Number(counted.raw), Number(counted.folded)]).toEqual([rawPerDay, 6000]);
  });

  it('is counted the same again from what is stored', async () => {
    await fillDay();
    await handOver(app, segment(1, [view()]));
    await handOver(app, segment(2, [...many(50), view({ kind: 'read', value: 10, depth: 50 })]));
    const before = await allCells(database);
    expect(await database.transaction((trx) => rebuildDay(trx, today()))).toBe(true);
    expect(await allCells(database)).toEqual(before);
  });

  it('says so on the dashboard', async () => {
    await fillDay();
    await handOver(app, segment(1, [view()]));
    await handOver(app, segment(2, many(40)));
    const { busyDays } = await readDashboard(app.strapi, {});
    expect(busyDays).toEqual([{ day: dayOf(today()), folded: 40 }]);
  });
});

describe('what one network sends without the site between', () => {
  it('is counted up to a million events in a day', async () => {
    await countEvents(999_999, '203.0.113.50');
    const send = (ip: string) =>
      fetch(`${app.url}/api/statistics/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ data: { events: [{ eventType: 'pageview', url: '/' }], session: '' } }),
      });
    expect((await send('203.0.113.50')).status).toBe(204);
    const refused = await send('203.0.113.50');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true]);
    expect((await send('203.0.113.51')).status).toBe(204);
  });
});

describe('a segment', () => {
  it('is counted once, however often it comes', async () => {
    const events = [view(), view({ page: '/' }), view({ from: '/' })];
    for (let time = 0; time < 3; time += 1)
      expect(await handOver(app, segment(1, events))).toEqual({ status: 204, text: '' });
    expect(await views()).toBe(3);
    expect(await database('statistics_events').select('at')).toHaveLength(3);
  });

  it('counts each event once, also one that came in another segment or log', async () => {
    const [one, two] = [view(), view()];
    await handOver(app, segment(1, [one, one]));
    await handOver(app, segment(2, [one, two]));
    await handOver(app, segment(1, [two], 'een-heel-ander-logboek'));
    expect(await views()).toBe(2);
  });

  it('is counted without the events of a clock that was never set, and says so', async () => {
    const warn = vi.spyOn(app.strapi.log, 'warn');
    const before = Date.UTC(2025, 11, 31, 23, 59, 59) / 1000;
    const events = [view({ at: 0 }), view(), view({ at: before }), view({ at: -40 })];
    expect((await handOver(app, segment(1, events))).status).toBe(204);
    expect(await views()).toBe(1);
    expect(await database('statistics_events').select('at')).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^3 events of segment 1 of .* are not counted/)],
    ]);
    warn.mockRestore();
  });

  it('without events is taken too', async () => {
    expect((await handOver(app, segment(1, []))).status).toBe(204);
    expect(await database('statistics_segments').select('segment')).toEqual([{ segment: 1 }]);
  });

  it('that comes ten times at once counts once', async () => {
    const body = segment(1, [view(), view()]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => handOver(app, body)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    expect(await views()).toBe(2);
  });

  it('that two processes take at the same moment counts once', async () => {
    const events = [view(), view({ page: '/' })];
    const segments = Array.from({ length: 30 }, (_, index) =>
      segment(
        index + 1,
        events.map(({ id, ...event }) => ({ id: `${id}-${index}`, ...event })),
      ),
    );
    const other = promisify(execFile)(process.execPath, [
      '-e',
      otherProcess,
      JSON.stringify(databaseSettings(app.dataDir)),
      JSON.stringify(segments),
    ]);
    // The other one is somewhere in the middle when this one has them all.
    for (let taken = 0; taken === 0; taken = (await database('statistics_segments').select('log')).length)
      await pause(5);
    for (const one of [...segments].reverse()) expect((await handOver(app, one)).status).toBe(204);
    expect(Number((await other).stdout)).toBe(segments.length);
    expect(await views()).toBe(60);
    expect(await database('statistics_events').select('at')).toHaveLength(60);
  }, 60_000);

  it('may be twice as large as other bodies, and no larger', async () => {
    const events = Array.from({ length: 9000 }, () => view({ page: '/faq', source: 'www.voorbeeld.nl' }));
    const body = JSON.stringify(segment(1, events));
    expect(body.length).toBeGreaterThan(1_100_000);
    expect(body.length).toBeLessThan(2_000_000);
    expect((await handOver(app, body)).status).toBe(204);
    expect(await views()).toBe(9000);
    expect(await statusForSize('/api/statistics/segments', 2_200_000)).toBe(413);
    expect(await statusForSize('/api/statistics', 1_100_000)).toBe(413);
  });
});

describe('nobody but the site', () => {
  it.each([
    ['nothing', null],
    ['an empty secret', ''],
    ['another secret', 'test-secret-of-the-purged'],
  ])('hands over segments: %s gets a 401, and nothing is stored', async (_what, secret) => {
    expect((await handOver(app, segment(1), secret)).status).toBe(401);
    expect(await storedRows()).toEqual(tables.map(() => 0));
  });

  it('finds the address when no secret is configured', async () => {
    const secret = app.strapi.config.get('site.purgeSecret');
    app.strapi.config.set('site.purgeSecret', null);
    try {
      expect((await handOver(app, segment(1))).status).toBe(404);
    } finally {
      app.strapi.config.set('site.purgeSecret', secret);
    }
  });
});

describe('a malformed segment', () => {
  const now = Math.floor(Date.now() / 1000);
  it.each<[string, unknown]>([
    ['no JSON', '{"log":'],
    ['a list', []],
    ['no log', { segment: 1, events: [] }],
    ['a log with another name', segment(1, [], 'Logboek van Jan')],
    ['a log with a short name', segment(1, [], 'kort')],
    ['number zero', segment(0)],
    ['half a number', segment(1.5)],
    ['a number that is too large', segment(2 ** 31)],
    ['no events', { log: logName, segment: 1 }],
    ['events that are no list', { log: logName, segment: 1, events: {} }],
    [
      'too many events',
      segment(
        1,
        Array.from({ length: 20_001 }, () => 0),
      ),
    ],
    ['an event that is none', segment(1, [view(), null])],
    ['an unknown kind', segment(1, [view(), { ...view(), kind: 'keystroke' }])],
    ['no id', segment(1, [{ ...view(), id: undefined }])],
    ['an id of another form', segment(1, [{ ...view(), id: 'jan@voorbeeld.nl' }])],
    ['an event of the far future', segment(1, [view({ at: now + 3 * 86_400 })])],
    ['a moment in milliseconds', segment(1, [view({ at: now * 1000 })])],
    ['half a second', segment(1, [view({ at: now + 0.5 })])],
    ['a page that is no text', segment(1, [{ ...view(), page: 7 }])],
    ['a page that is too long', segment(1, [view({ page: `/${'a'.repeat(300)}` })])],
    ['an empty text', segment(1, [view({ source: '' })])],
    ['a text with a zero byte', segment(1, [view({ subject: 'a\0b' })])],
    ['half a character', segment(1, [view({ subject: '\ud800' })])],
    ['an unknown device', segment(1, [{ ...view(), device: 'watch' }])],
    ['a value below what there is', segment(1, [view({ value: -2 })])],
    ['more than all was read', segment(1, [view({ depth: 101 })])],
    ['an event that stands for none', segment(1, [view({ times: 0 })])],
    ['SQL as a number', segment(1, [{ ...view(), value: '1; drop table statistics_cells' }])],
  ])('with %s gets a 400, and nothing of it is stored', async (_what, body) => {
    const { status, text } = await handOver(app, body);
    expect([status, JSON.parse(text)]).toEqual([400, { data: null, error: expect.anything() }]);
    expect(await storedRows()).toEqual(tables.map(() => 0));
  });

  it('stores nothing that the content backend does not know', async () => {
    await handOver(app, segment(1, [{ ...view(), name: 'Jan Jansen', userAgent: 'Firefox' }]));
    const texts = (await database('statistics_texts').select('text')).map(({ text }) => text);
    expect(texts).not.toContain('Jan Jansen');
    expect(texts).not.toContain('Firefox');
    const columns = Object.keys((await database('statistics_events').first()) ?? {});
    expect(columns).not.toContain('id');
  });
});

describe('what is counted', () => {
  it('knows documents, and calls those that do not exist other', async () => {
    const exhibitor = await app.strapi.db.query('api::exhibitor.exhibitor').findOne({ where: {} });
    const number = String(exhibitor.publicId);
    await handOver(
      app,
      segment(1, [
        view({ page: `/standhouders/${number}` }),
        view({ page: '/standhouders/999999', from: `/standhouders/${number}` }),
        view({ page: '/standhouders/99999999999999999999' }),
        view({ kind: 'lead.website', subject: number }),
        view({ kind: 'lead.website', subject: '999998' }),
        view({ kind: 'lead.website', subject: "1' or 1=1" }),
        view({ kind: 'outbound', subject: 'www.voorbeeld.nl' }),
      ]),
    );
    const pages = await lines('pages');
    expect(pages?.map(({ value, counts }) => [value, counts.view, counts.left])).toEqual([
      ['other', 2, 0],
      [`/standhouders/${number}`, 1, 1],
    ]);
    const leads = await lines('leads');
    expect(leads?.map(({ value, counts }) => [value, counts['lead.website']])).toEqual([
      ['other', 2],
      [number, 1],
    ]);
    expect(await lines('outbound')).toEqual([{ value: 'www.voorbeeld.nl', counts: { outbound: 1 } }]);
  });

  it('has a bound: very many pages of one day fold into other, and counting again folds the same', async () => {
    const perSegment = 5000;
    for (let number = 0; number < 3; number += 1) {
      const events = Array.from({ length: perSegment }, (_, index) =>
        view({ page: `/p${number * perSegment + index}`, source: `host-${number}-${index}` }),
      );
      expect((await handOver(app, segment(number + 1, events))).status).toBe(204);
    }
    expect(await views()).toBe(3 * perSegment);
    const pages = await lines('pages');
    expect(pages).toHaveLength(valuesPerDay.page + 1);
    expect(pages?.[0]).toMatchObject({
      value: 'other',
      counts: { view: 3 * perSegment - valuesPerDay.page },
    });
    expect(await lines('sources')).toHaveLength(valuesPerDay.source + 1);
    const texts = await database('statistics_texts').select('id');
    expect(texts.length).toBeLessThan(valuesPerDay.page + valuesPerDay.source + 50);
    const counted = await allCells(database);
    await app.strapi.db.transaction(({ trx }) => rebuildDay(trx, today()));
    expect(await allCells(database)).toEqual(counted);
  }, 60_000);

  it('stays when Strapi makes its own tables again', async () => {
    await handOver(app, segment(1, [view()]));
    await app.strapi.db.schema.syncSchema();
    expect(await views()).toBe(1);
  });
});

describe('a browser that talks to the content backend itself', () => {
  const id = (number: number) => `gebeurtenis${number}`;
  const send = (events: unknown[], more = {}) =>
    ask(app, 'POST', '/api/statistics/', { body: { data: { events, session: 'e30=', ...more } } });

  it('is counted by pages, and by no text that anybody made', async () => {
    const exhibitor = await app.strapi.db.query('api::exhibitor.exhibitor').findOne({ where: {} });
    const number: number = exhibitor.publicId;
    const response = await send(
      [
        { id: id(1), age: 0, eventType: 'pageview', url: '/faq?vraag=waar' },
        {
          id: id(2),
          age: 0,
          eventType: 'pageview',
          url: `/en/standhouders/${number}/naam`,
          from: '/faq',
          since: 3,
        },
        { id: id(3), age: 0, eventType: 'pageview', url: '/wachtwoord-herstellen?code=geheim-token' },
        {
          id: id(4),
          age: 0,
          eventType: 'pageview',
          url: '/geheime-agenda-van-jan',
          from: '/inchecken/geheim',
        },
        { id: id(5), age: 0, eventType: 'search', text: 'ziekte van jan', results: 0 },
        { id: id(6), age: 0, eventType: 'outbound', host: 'geheim.example', url: '/faq' },
        { id: id(7), age: 0, eventType: 'notFound', url: '/geheim-pad' },
        { id: id(8), age: 0, eventType: 'marketing', action: 'shown', item: 'geheim', url: '/' },
      ],
      { source: 'geheim.example', campaign: 'geheim', device: 'phone' },
    );
    expect([response.status, response.body]).toEqual([204, '']);
    const pages = await lines('pages');
    expect(pages?.map(({ value, counts }) => [value, counts.view]).sort()).toEqual(
      [
        ['/faq', 1],
        [`/standhouders/${number}`, 1],
        ['/wachtwoord-herstellen', 1],
        ['other', 1],
        ['/', 0],
      ]
        .filter(([, count]) => count !== 0)
        .sort(),
    );
    const texts = (await database('statistics_texts').select('text')).map(({ text }) => String(text));
    expect(texts.filter((text) => /geheim|jan|ziekte/.test(text))).toEqual([]);
    expect(await totals()).toMatchObject({ view: 4, visit: 2, left: 2, searchWithoutResult: 1, outbound: 1 });
  });

  it('names short links by their codes, of which those that do not exist are other', async () => {
    const link = await app.strapi.db.query('api::short-link.short-link').findOne({ where: {} });
    const pressed = (number: number, code: string) => ({
      id: id(number),
      age: 0,
      eventType: 'emailLink',
      link: code,
    });
    await send([pressed(10, link.code), pressed(11, link.code), pressed(12, 'geheim-van-jan')]);
    expect(await lines('emailLinks')).toEqual([
      { value: link.code, counts: { emailLink: 2 } },
      { value: 'other', counts: { emailLink: 1 } },
    ]);
  });

  it('counts once when it sends the same again', async () => {
    const events = [{ id: id(9), age: 5, eventType: 'pageview', url: '/' }];
    for (let time = 0; time < 3; time += 1) expect((await send(events)).status).toBe(204);
    expect(await views()).toBe(1);
  });

  it.each([
    ['no events', { data: { events: [], session: '' } }],
    ['an event that is none', { data: { events: [{ eventType: 'pageview' }], session: '' } }],
    ['nothing', {}],
  ])('with %s gets a 400', async (_what, body) => {
    expect((await ask(app, 'POST', '/api/statistics/', { body })).status).toBe(400);
    expect(await storedRows()).toEqual(tables.map(() => 0));
  });
});
