import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteOldPurges } from '../../src/platform/outbox/outbox';
import { ask, type App } from '../harness/app';
import { databaseSettings } from '../harness/databases';
import { askFeed, newestCursor, purge, readFeed } from '../harness/purges';
import { sharedApp } from '../harness/shared-app';

v8.setFlagsFromString('--expose-gc');
/** Collects garbage now, as a program does by itself over time. */
const collectGarbage: () => void = vm.runInNewContext('gc');

/** How the site learns of changes: at least once, at once, and for every reader. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

let number = 0;
/** A change that affects the site; returns its tags. */
async function change(): Promise<string[]> {
  number += 1;
  const data = { name: `Thema ${number}`, slug: `thema-${number}` };
  const { documentId } = await app.strapi.documents('api::theme.theme').create({ data });
  return purge(['themes', documentId]).tags;
}
const tagsOf = ({ purges }: { purges: { tags: string[] }[] }) => purges.map(({ tags }) => tags.sort());

/** Writes a purge from another program, as a second content backend on the same database would. */
const otherProcess = `
  const database = require('knex')(JSON.parse(process.argv[1]));
  void (async () => {
    await database.transaction(async (trx) => {
      const [{ last }] = await trx('purge_heads').increment('last').returning('last');
      await trx('purges').insert({ seq: last, tags: '["themes"]', gone: true, created_at: new Date() });
    });
    await database.destroy();
  })();
`;

const writeFromOtherProcess = () =>
  promisify(execFile)(process.execPath, ['-e', otherProcess, JSON.stringify(databaseSettings(app.dataDir))]);

describe('a reader of the feed', () => {
  it.each([
    ['nothing', null],
    ['an empty secret', ''],
    ['another secret', 'test-secret-of-the-purged'],
    ['half of it', 'test-secret'],
    ['more than it', 'test-secret-of-the-purges-and-more'],
  ])('with %s is rejected, like everybody without rights', async (_what, secret) => {
    const { status, text } = await askFeed(app, '', secret);
    const error = { status: 401, name: 'UnauthorizedError', message: 'Unauthorized', details: {} };
    expect([status, JSON.parse(text)]).toEqual([401, { data: null, error }]);
  });

  it('gets a 404 where no secret is configured', async () => {
    const secret = app.strapi.config.get('site.purgeSecret');
    app.strapi.config.set('site.purgeSecret', null);
    try {
      const there = await ask(app, 'GET', '/api/zomaar-iets');
      for (const given of ['test-secret-of-the-purges', '', null]) {
        const { status, text } = await askFeed(app, '', given);
        expect([status, JSON.parse(text)]).toEqual([404, there.body]);
      }
    } finally {
      app.strapi.config.set('site.purgeSecret', secret);
    }
  });

  it.each([
    'wait=31',
    'wait=-1',
    'wait=1.5',
    'wait=',
    'wait=veel',
    'wait=1&wait=2',
    'wait[a]=1',
    'after=x',
    'after=1',
    'after=.1',
    'after[]=a',
    `after=${'a'.repeat(36)}.-1`,
    `after=${'a'.repeat(36)}.${'9'.repeat(40)}`,
    `after=${'a'.repeat(36)}.1%00`,
  ])('with %s gets a 400', async (query) => {
    expect((await askFeed(app, `?${query}`)).status).toBe(400);
  });
});

describe('a change', () => {
  it('is given to a reader who is before it, in order, as often as asked', async () => {
    const start = await newestCursor(app);
    const [one, two] = [await change(), await change()];
    const first = await readFeed(app, start);
    expect([first.reset, tagsOf(first)]).toEqual([false, [one, two]]);
    const last = Number(start.split('.')[1]);
    expect(first.purges.map(({ seq }) => seq)).toEqual([last + 1, last + 2]);
    expect(tagsOf(await readFeed(app, start))).toEqual([one, two]);
    expect(await readFeed(app, first.cursor)).toEqual({ cursor: first.cursor, reset: false, purges: [] });
    const three = await change();
    expect(tagsOf(await readFeed(app, first.cursor))).toEqual([three]);
    expect(tagsOf(await readFeed(app, start, 25))).toEqual([one, two, three]);
  });

  it('comes to every waiting reader, well before the wait is over', async () => {
    const start = await newestCursor(app);
    const waiting = [readFeed(app, start, 25), readFeed(app, start, 25), readFeed(app, start, 25)];
    await pause(300);
    const made = await change();
    expect((await Promise.all(waiting)).map(tagsOf)).toEqual([[made], [made], [made]]);
  });

  it('is passed to waiting readers without polling the database', async () => {
    const start = await newestCursor(app);
    const times: number[] = [];
    for (let turn = 0, after = start; turn < 5; turn += 1) {
      const waiting = readFeed(app, after, 25);
      await pause(50);
      await change();
      const committed = performance.now();
      after = (await waiting).cursor;
      times.push(performance.now() - committed);
    }
    // With polling every 500 ms alone, each would take 400 ms or more.
    expect(Math.min(...times)).toBeLessThan(300);
  });

  it('that does not come takes as long as the wait', async () => {
    const start = await newestCursor(app);
    const began = performance.now();
    expect(await readFeed(app, start, 1)).toEqual({ cursor: start, reset: false, purges: [] });
    expect(performance.now() - began).toBeGreaterThanOrEqual(950);
  });

  it('that does not come takes no longer when garbage is collected meanwhile', async () => {
    const start = await newestCursor(app);
    const collecting = setInterval(collectGarbage, 50);
    try {
      const late = pause(15_000, 'still waiting', { ref: false });
      const nothing = { cursor: start, reset: false, purges: [] };
      expect(await Promise.race([readFeed(app, start, 2), late])).toEqual(nothing);
      const waiting = readFeed(app, start, 25);
      await pause(700);
      await writeFromOtherProcess();
      expect(await Promise.race([waiting, late])).toMatchObject({ purges: [{ tags: ['themes'] }] });
    } finally {
      clearInterval(collecting);
    }
  });

  it('is found when another process wrote it', async () => {
    const start = await newestCursor(app);
    const waiting = readFeed(app, start, 25);
    await pause(100);
    await writeFromOtherProcess();
    expect((await waiting).purges).toMatchObject([{ tags: ['themes'], gone: true }]);
  });

  it('with very many tags comes in pages', async () => {
    const start = await newestCursor(app);
    const { last } = await app.strapi.db.query('api::purge-head.purge-head').findOne({ where: {} });
    const rows = Array.from({ length: 1100 }, (_, index) => ({
      seq: last + 1 + index,
      tags: [`tag-${index}`],
      gone: false,
    }));
    await app.strapi.db.transaction(async () => {
      await app.strapi.db.query('api::purge.purge').createMany({ data: rows });
      await app.strapi.db
        .query('api::purge-head.purge-head')
        .updateMany({ where: {}, data: { last: last + rows.length } });
    });
    const one = await readFeed(app, start);
    const two = await readFeed(app, one.cursor);
    expect([one.purges.length, two.purges.length]).toEqual([1000, 100]);
    expect([...tagsOf(one), ...tagsOf(two)]).toEqual(rows.map(({ tags }) => tags));
  });

  it('stays in the feed when readers hang up', async () => {
    const start = await newestCursor(app);
    const hangUp = new AbortController();
    const lost = fetch(`${app.url}/api/purges?wait=25&after=${start}`, {
      headers: { 'x-beursvloer-purges': 'test-secret-of-the-purges' },
      signal: hangUp.signal,
    });
    await pause(100);
    hangUp.abort();
    await expect(lost).rejects.toThrow();
    const made = await change();
    expect(tagsOf(await readFeed(app, start))).toEqual([made]);
  });
});

describe('a reader who may have missed something starts again', () => {
  const anew = async (after: string | undefined) => {
    expect(await readFeed(app, after, 25)).toEqual({
      cursor: await newestCursor(app),
      reset: true,
      purges: [],
    });
  };

  it('on the first request', async () => {
    await change();
    await anew(undefined);
    await anew('');
  });

  it('after another database, or a backup that was restored', async () => {
    const [epoch = '', last = ''] = (await newestCursor(app)).split('.');
    await anew(`${crypto.randomUUID()}.${last}`);
    await anew(`${epoch}.${Number(last) + 1}`);
  });

  it('when what was missed is no longer stored, and not when nothing was missed', async () => {
    const early = await newestCursor(app);
    await change();
    const late = await newestCursor(app);
    const in8Days = Date.now() + 8 * 24 * 60 * 60 * 1000;
    expect(await deleteOldPurges(app.strapi, Date.now())).toBe(0);
    expect(await deleteOldPurges(app.strapi, in8Days)).toBeGreaterThan(0);
    await anew(early);
    expect((await readFeed(app, late)).reset).toBe(false);
    const made = await change();
    await anew(early);
    expect(tagsOf(await readFeed(app, late))).toEqual([made]);
  });
});
