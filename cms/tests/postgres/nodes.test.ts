import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { leaseMs, prepareJobs, takeAbandonedRun, takeRun } from '../../src/platform/jobs/lease';
import { accountCalls } from '../harness/account-calls';
import { ask, startApp, type ApiResponse, type App } from '../harness/app';
import { codeIn, newMails } from '../harness/emails';
import { makePerson, type Person } from '../harness/people';
import { startProgram, type Program } from '../harness/program';
import { newestCursor, readFeed } from '../harness/purges';
import { startMailServer, type MailServer } from '../harness/mail-server';
import { submit, wellFilledIn } from '../harness/submissions';

/** Two content backends on one database, behind one address. */
let one: App;
let program: Program;
/** The second one, for the calls of the harness. */
let two: App;
let mailServer: MailServer;
let noor: Person;
const first = accountCalls(() => one);
const second = accountCalls(() => two);

beforeAll(async () => {
  mailServer = await startMailServer();
  one = await startApp(inject('template'));
  // Its machine is in another time zone.
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'post@beurs.example', TZ: 'Asia/Tokyo' };
  program = await startProgram(one.dataDir, environment, { copy: false });
  two = { ...one, url: program.url };
  noor = await makePerson(one, 'noor');
});
afterAll(async () => {
  await program.kill();
  await one.stop();
  await mailServer.stop();
});

it('a change at one is in the feed of the other within a second', async () => {
  const after = await newestCursor(two);
  const waits = readFeed(two, after, 10);
  await pause(100);
  const data = { name: 'Samen', slug: 'samen' };
  const { documentId } = await one.strapi.documents('api::theme.theme').create({ data });
  const written = performance.now();
  expect((await waits).purges.flatMap(({ tags }) => tags)).toContain(documentId);
  expect(performance.now() - written).toBeLessThan(5000);
});

it('a moment is the same at both, whatever the time zone of a machine', async () => {
  const [here, there] = await Promise.all([one, two].map((app) => ask(app, 'GET', '/api/themes?sort=id')));
  const momentsIn = ({ body }: ApiResponse) =>
    (body as { data: { publishedAt: string }[] }).data.map(({ publishedAt }) => publishedAt);
  expect(momentsIn(here as ApiResponse).length).toBeGreaterThan(0);
  expect(momentsIn(here as ApiResponse)).toEqual(momentsIn(there as ApiResponse));
});

it('wrong passwords count together, wherever they are tried', async () => {
  const ip = '203.0.113.7';
  const guess = (node: typeof first) =>
    node.from(ip, '/auth/local', { identifier: noor.email, password: 'geraden geheim' });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) statuses.push((await guess(round % 2 ? first : second)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await guess(first)).status).toBe(429);
  expect((await guess(second)).status).toBe(429);
});

it('calls count together up to their limit', async () => {
  const ip = '203.0.113.8';
  const call = (node: typeof first) => node.from(ip, '/auth/reset-password', { code: 'x', password: 'y' });
  const statuses: number[] = [];
  for (let round = 0; round < 31; round += 1)
    for (const { status } of await Promise.all([call(first), call(second)])) statuses.push(status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it('the database knows nobody’s address by what is counted', async () => {
  const rows: { key: string }[] = await one.strapi.db.connection('rate_limits').select('key');
  expect(rows.length).toBeGreaterThan(2);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

it('a link of a mail works once, also when it is pressed at both at once', async () => {
  await first.post('/auth/forgot-password', { email: noor.email });
  const [mail] = await newMails(one, 1);
  const password = 'vier losse woorden thuis';
  const body = { code: codeIn(mail, 'wachtwoord-herstellen'), password, passwordConfirmation: password };
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? first : second).from(`203.0.113.${20 + index}`, '/auth/reset-password', body),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  noor.password = password;
});

it('an address gets one account, also when it is registered at both at once', async () => {
  const email = 'tegelijk@bezoeker.example';
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? first : second).post('/auth/local/register', {
        username: `samen${index}`,
        email,
        password: 'het lange geheim van samen',
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await first.users().count({ where: { email, provider: 'local' } })).toBe(1);
});

it('whoever signs out at one is signed out at the other', async () => {
  const signedIn = await first.post('/auth/local', { identifier: noor.email, password: noor.password });
  const { jwt, refreshToken } = signedIn.body as { jwt: string; refreshToken: string };
  const refreshed = await second.post('/auth/refresh', { refreshToken });
  expect(refreshed.status).toBe(200);
  expect((await second.post('/auth/logout', {}, jwt)).status).toBe(200);
  expect((await first.post('/auth/refresh', { refreshToken })).status).toBe(401);
});

it('forms sent to both are stored once each, and each is mailed once', async () => {
  const form = await one.strapi.db
    .query('api::form.form')
    .findOne({ where: { slug: 'vraag', publishedAt: { $notNull: true } } });
  const keys = Array.from({ length: 12 }, (_, index) => `knooppunt-nummer-${index}`);
  const receipts = await Promise.all(
    keys.flatMap((key) =>
      [one.url, two.url].map(async (url) => {
        const data = wellFilledIn({ key }, { email: `${key}@bezoeker.example` });
        return (await submit(url, form.documentId, data)).body.data?.receipt;
      }),
    ),
  );
  expect(new Set(receipts).size).toBe(keys.length);
  const waiting = () => one.strapi.db.connection('deliveries').whereNot({ state: 'aangenomen' }).select('id');
  for (let tries = 0; tries < 100 && (await waiting()).length > 0; tries += 1) await pause(200);
  expect(await waiting()).toEqual([]);
});

it('a machine whose clock is minutes ahead takes no job from who is doing it', async () => {
  await prepareJobs(one.strapi, ['klok']);
  expect(await takeRun(one.strapi, 'klok', Date.now())).not.toBeNull();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * leaseMs);
  try {
    expect(await takeAbandonedRun(one.strapi, 'klok')).toBeNull();
  } finally {
    now.mockRestore();
  }
});
