import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountCalls } from '../harness/account-calls';
import { ask, startApp, type App } from '../harness/app';
import { getSolved } from '../harness/captcha';
import { codeIn, newMails } from '../harness/emails';
import { makePerson, type Person } from '../harness/people';
import { joined, makeJoinable, own } from '../harness/places';
import { startProgram, type Program } from '../harness/program';
import { isSoak } from '../harness/soak.mjs';
import { formOf, submit, wellFilledIn } from '../harness/submissions';

/** Two content backends on one database whose clocks are two minutes apart: one is a minute ahead, the other a minute behind. */
let app: App;
let programs: Program[] = [];
/** For the calls of the harness. */
let ahead: App;
let behind: App;
let noor: Person;
const atAhead = accountCalls(() => ahead);
const atBehind = accountCalls(() => behind);

/** The code of the newest mail with a link to a page. */
async function mailedCode(page: string): Promise<string> {
  for (;;) {
    const mail = (await newMails(app, 1)).find(({ text }) => text.includes(`/${page}?code=`));
    if (mail) return codeIn(mail, page);
  }
}

describe.runIf(isSoak)('two content backends on one database', () => {
  beforeAll(async () => {
    app = await startApp(inject('template'));
    const shim = pathToFileURL(path.resolve(import.meta.dirname, '../harness/shifted-clock.mjs'));
    const startShifted = async (shiftMs: number) => {
      const environment = { NODE_OPTIONS: `--import ${shim.href}`, TEST_CLOCK_SHIFT_MS: String(shiftMs) };
      return startProgram(app.dataDir, environment, { copy: false });
    };
    const one = await startShifted(60_000);
    const two = await startShifted(-60_000);
    programs = [one, two];
    ahead = { ...app, url: one.url };
    behind = { ...app, url: two.url };
    noor = await makePerson(app, 'noor');
  }, 500_000);
  afterAll(async () => {
    for (const program of programs) await program.kill();
    await app.stop();
  });

  it('the clocks of the two are two minutes apart', () => {
    const [first = 0, second = 0] = programs.map((one) => Date.parse(String(one.lines()[0]?.time)));
    // They started one after the other.
    expect(first - second).toBeGreaterThan(60_000);
  });

  it('a place is held until its moment, by no clock of a machine', async () => {
    const session = await makeJoinable(app, 1);
    const first = await joined(app, session, 'eerste@post.example');
    const second = await joined(app, session, 'tweede@post.example');
    const third = await joined(app, session, 'derde@post.example');
    expect((await own(app, 'DELETE', first.link)).status).toBe(204);
    await newMails(app, 2);
    const offered = () => app.strapi.db.connection('session_places').where({ session: session.documentId });
    const state = async (node: App, link: string) =>
      ((await own(node, 'GET', link)).body as { data: { state: string } }).data.state;

    // For half a minute more it is theirs, though one clock is past that.
    await offered()
      .where({ state: 'aangeboden' })
      .update({ offer_ends: Date.now() + 30_000 });
    for (const node of [ahead, behind]) expect(await state(node, second.link)).toBe('aangeboden');
    // It is over, though one clock is not there yet.
    await offered()
      .where({ state: 'aangeboden' })
      .update({ offer_ends: Date.now() - 1000 });
    expect(await state(behind, third.link)).toBe('aangeboden');
    expect((await own(behind, 'GET', second.link)).status).toBe(404);
  });

  it('no minute of a job is run twice, and what was left undone is taken by the clock of the database', async () => {
    const jobs = () => app.strapi.db.connection('timed_jobs');
    const timed = async () =>
      (await jobs().where({ name: 'releaseAnnouncements' }).first('due', 'fence')) as Record<string, unknown>;
    await expect.poll(async () => Number((await timed()).due), { timeout: 130_000 }).toBeGreaterThan(0);
    const first = await timed();

    // A process that is gone left its run half a minute after the clocks of all three look for such.
    const nextLook = Math.ceil((Date.now() - 45_000) / 60_000) * 60_000 + 45_000;
    const heldUntil = nextLook + 30_000;
    const name = 'deleteOldVisits';
    const { fence } = await jobs().where({ name }).first('fence');
    await jobs().where({ name }).update({ holder: 'weg', held_until: heldUntil });
    const run = () => jobs().where({ name }).first('fence', 'started_at', 'ended_at');
    await expect.poll(async () => (await run()).ended_at, { timeout: 150_000 }).not.toBeNull();
    const { started_at: startedAt, fence: now } = await run();
    expect(Number(startedAt)).toBeGreaterThanOrEqual(heldUntil);
    expect(Number(now)).toBe(Number(fence) + 1);

    // Each of the three begins the minutes of its own clock: of those that are the same, one does.
    const last = await timed();
    const minutes = (Number(last.due) - Number(first.due)) / 60_000;
    const runs = Number(last.fence) - Number(first.fence);
    expect(runs).toBeGreaterThanOrEqual(1);
    expect(runs).toBeLessThanOrEqual(minutes);
  });

  describe.each([
    ['ahead', 'behind', () => atAhead, () => atBehind],
    ['behind', 'ahead', () => atBehind, () => atAhead],
  ])('what the one that is %s gives, the one that is %s takes:', (_from, _to, from, to) => {
    it('a token, its renewal, and signing out', async () => {
      const signedIn = await from().post('/auth/local', { identifier: noor.email, password: noor.password });
      const { jwt, refreshToken } = signedIn.body as { jwt: string; refreshToken: string };
      const target = to() === atAhead ? ahead : behind;
      expect((await ask(target, 'GET', '/api/users/me', { token: jwt })).status).toBe(200);
      const refreshed = await to().post('/auth/refresh', { refreshToken });
      expect(refreshed.status).toBe(200);
      const renewed = refreshed.body as { jwt: string; refreshToken: string };
      expect((await from().post('/auth/logout', {}, renewed.jwt)).status).toBe(200);
      expect((await to().post('/auth/refresh', { refreshToken: renewed.refreshToken })).status).toBe(401);
    });

    it('a link of a mail, once', async () => {
      await from().post('/auth/forgot-password', { email: noor.email });
      const code = await mailedCode('wachtwoord-herstellen');
      const password = `vier losse woorden ${_from}`;
      const body = { code, password, passwordConfirmation: password };
      expect((await to().post('/auth/reset-password', body)).status).toBe(200);
      expect((await from().post('/auth/reset-password', body)).status).toBe(400);
      noor.password = password;
    });

    it('a token of a captcha, once', async () => {
      const [maker, taker] = from() === atAhead ? [ahead, behind] : [behind, ahead];
      const form = await formOf(app, 'vraag');
      const captcha = await getSolved(maker, 'other', form);
      const sent = (key: string) => wellFilledIn({ key, captcha }, { bericht: `Vraag ${key}` });
      const first = await submit(taker.url, form, sent(`klok-van-${_from}-een`));
      expect([first.status, first.body.error]).toEqual([201, undefined]);
      expect((await submit(maker.url, form, sent(`klok-van-${_from}-twee`))).status).toBe(400);
    });

    it('a form that is sent twice, as one', async () => {
      const [one, two] = from() === atAhead ? [ahead, behind] : [behind, ahead];
      const form = await formOf(app, 'vraag');
      const data = wellFilledIn({}, { bericht: `Tweemaal gedrukt, eerst ${_from}` });
      const receipts = [await submit(one.url, form, data), await submit(two.url, form, data)];
      expect(new Set(receipts.map(({ body }) => body.data?.receipt)).size).toBe(1);
    });

    it('a draft', async () => {
      const [one, two] = from() === atAhead ? [ahead, behind] : [behind, ahead];
      const call = async ({ url }: App, method: string, token: string | null, company?: string) => {
        const response = await fetch(`${url}/api/form-drafts${token === null ? '' : '/current'}`, {
          method,
          headers: {
            'x-beursvloer-drafts': 'test-secret-of-the-purges',
            ...(company !== undefined && { 'content-type': 'application/json' }),
            ...(token !== null && { 'x-draft-token': token }),
          },
          body:
            company === undefined
              ? null
              : JSON.stringify({ data: { form: 'contract', step: 'bedrijf', values: { company } } }),
        });
        return JSON.parse((await response.text()) || '{}').data;
      };
      const { token } = await call(one, 'POST', null, 'Bouw BV');
      expect((await call(two, 'GET', token)).values).toEqual({ company: 'Bouw BV' });
      await call(two, 'PUT', token, 'Hout BV');
      expect((await call(one, 'GET', token)).values).toEqual({ company: 'Hout BV' });
    });

    it('wrong passwords, counted together', async () => {
      const ip = _from === 'ahead' ? '203.0.113.7' : '203.0.113.9';
      const statuses: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const node = round % 2 ? to() : from();
        const guess = { identifier: noor.email, password: 'geraden geheim' };
        statuses.push((await node.from(ip, '/auth/local', guess)).status);
      }
      // The time of a limit may begin again once, on the machine whose clock is ahead.
      expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(6);
      expect(statuses.slice(6)).toEqual([429, 429]);
    });
  });
});
