import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { addDeliveries, type NewDelivery } from '../../src/platform/queue/queue';
import { ask, startApp, type App } from '../harness/app';
import { makePlace, type Place } from '../harness/backups';

/** The figures of the content backend. With settings of its own: backups, and queries that are slow after a millisecond. */
let place: Place;
let app: App;
beforeAll(async () => {
  place = await makePlace();
  const environment = {
    BACKUP_DIR: place.archives,
    BACKUP_KEY: place.key,
    SLOW_QUERY_MS: '1',
    MIN_FREE_MB: '0',
  };
  app = await startApp(inject('template'), { environment });
  // Nothing leaves meanwhile.
  app.strapi.cron.stop();
});
afterAll(async () => {
  await app.stop();
  await place.remove();
});

/** Figures by name and labels, after a look at the form of every line. */
async function figures(): Promise<Map<string, number>> {
  const { status, headers, body } = await ask(app, 'GET', '/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const found = new Map<string, number>();
  const described = new Set<string>();
  for (const line of String(body).trimEnd().split('\n')) {
    const comment = /^# (?:HELP ([a-z_]+) .+|TYPE ([a-z_]+) (?:gauge|counter))$/.exec(line);
    if (comment) {
      described.add(`${comment[1] ?? comment[2]}`);
      continue;
    }
    const sample = /^(([a-z_]+)(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})?) (-?[\d.]+(?:e[+-]?\d+)?)$/.exec(
      line,
    );
    if (!sample) throw new Error(`This is no line of Prometheus: ${line}`);
    const [, name = '', metric = '', value] = sample;
    expect(described).toContain(metric);
    expect(found).not.toContain(name);
    found.set(name, Number(value));
  }
  return found;
}

const minuteMs = 60_000;
const add = (...deliveries: Partial<NewDelivery>[]) =>
  app.strapi.db.transaction(({ trx }) =>
    addDeliveries(
      trx,
      deliveries.map((more, at) => ({
        kind: 'mail',
        key: `${at}`,
        about: 'x',
        recipient: 'noor@post.example',
        owner: null,
        payload: {},
        dueAt: null,
        expiresAt: null,
        ...more,
      })),
    ),
  );

it('the queue is counted by kind, with the age of the oldest that should have left', async () => {
  const now = Date.now();
  onTestFinished(async () => void (await app.strapi.db.connection('deliveries').delete()));
  await add(
    { dueAt: now - 10 * minuteMs },
    {},
    { dueAt: now + 60 * minuteMs },
    { kind: 'push', dueAt: now + 60 * minuteMs },
  );
  // An attempt that failed does not make it younger, nor does one that another process has.
  const rows = () => app.strapi.db.connection('deliveries');
  await rows()
    .where({ key: '0' })
    .update({ due_at: now + 5 * minuteMs, attempts: 2 });
  await add({ key: 'given up' });
  await rows().where({ key: 'given up' }).update({ state: 'mislukt' });
  const found = await figures();
  expect(found.get('beursvloer_deliveries_waiting{kind="mail"}')).toBe(2);
  expect(found.get('beursvloer_deliveries_waiting{kind="push"}')).toBe(0);
  expect(found.get('beursvloer_deliveries_given_up{kind="mail"}')).toBe(1);
  expect(found.get('beursvloer_deliveries_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(600);
  expect(found.get('beursvloer_deliveries_oldest_seconds{kind="mail"}')).toBeLessThan(900);
  expect(found.get('beursvloer_deliveries_oldest_seconds{kind="push"}')).toBe(0);
});

it('a job that failed is 1 until it goes well, and a good backup has an age', async () => {
  const before = await figures();
  expect(before.get('beursvloer_job_failed{job_name="backUp"}')).toBe(0);
  expect(before.get('beursvloer_backups_expected')).toBe(1);
  expect(before.has('beursvloer_backup_age_seconds')).toBe(false);

  const now = Date.now();
  const job = () => app.strapi.db.connection('timed_jobs').where({ name: 'backUp' });
  await job().update({ started_at: now - 5000, ended_at: now - 1000, error: 'No space left.' });
  expect((await figures()).get('beursvloer_job_failed{job_name="backUp"}')).toBe(1);
  await job().update({ error: null });
  const good = { id: 1, good_at: now - 2 * 86_400_000, archive: 'a.tar.gz.age', rows: 1 };
  await app.strapi.db.connection('backup_drills').insert(good);
  const after = await figures();
  expect(after.get('beursvloer_job_failed{job_name="backUp"}')).toBe(0);
  expect(after.get('beursvloer_backup_age_seconds')).toBeGreaterThanOrEqual(2 * 86_400);
});

it('the disk, the database and slow queries are counted', async () => {
  const counting =
    'with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000) select max(i) from n';
  await app.strapi.db.connection.raw(counting);
  const found = await figures();
  expect(found.get('beursvloer_disk_free_bytes')).toBeGreaterThan(0);
  expect(found.get('beursvloer_disk_reserve_bytes')).toBe(0);
  expect(found.get('beursvloer_database_up')).toBe(1);
  expect(found.get('beursvloer_slow_queries_total')).toBeGreaterThan(0);
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  const states = ['used', 'free', 'awaited'].map(
    (state) => `beursvloer_database_connections{state="${state}"}`,
  );
  for (const state of states) expect(found.get(state)).toBeGreaterThanOrEqual(0);
});

it('sign-ins that are refused and files that come in are counted', async () => {
  const signIn = (path: string, body: object) => ask(app, 'POST', path, { body });
  const before = await figures();
  await signIn('/api/auth/local', { identifier: 'noor@post.example', password: 'geraden-en-fout' });
  await signIn('/admin/login', { email: 'noor@post.example', password: 'geraden-en-fout' });
  await fetch(`${app.url}/api/form-uploads?form=x&field=y&name=z.pdf`, {
    method: 'POST',
    headers: {
      'x-beursvloer-uploads': 'test-secret-of-the-purges',
      'content-type': 'application/octet-stream',
    },
    body: 'geen pdf',
  });
  const grown = [
    'beursvloer_refused_sign_ins_total{to="account"}',
    'beursvloer_refused_sign_ins_total{to="admin"}',
    'beursvloer_uploads_total{to="form",result="refused"}',
  ];
  await vi.waitFor(async () => {
    const after = await figures();
    expect(grown.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0))).toEqual([1, 1, 1]);
  });
});

it('without the database the figures of the process are there', async () => {
  vi.spyOn(app.strapi.db.connection.client, 'acquireConnection').mockRejectedValue(new Error('away'));
  onTestFinished(() => void vi.restoreAllMocks());
  const found = await figures();
  expect(found.get('beursvloer_database_up')).toBe(0);
  expect(found.has('beursvloer_disk_free_bytes')).toBe(true);
  expect(found.has('beursvloer_deliveries_waiting{kind="mail"}')).toBe(false);
});

it('what comes through a proxy gets no figures', async () => {
  const response = await fetch(`${app.url}/metrics`, { headers: { 'X-Forwarded-For': '192.0.2.7' } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('beursvloer_');
});

it('no figure names a person', async () => {
  await add({ key: 'noor', recipient: 'noor@post.example' });
  const { body } = await ask(app, 'GET', '/metrics');
  expect(body).not.toMatch(/@|noor/);
});
