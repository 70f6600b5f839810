import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountCalls, fieldsOf, nameOf } from '../harness/account-calls';
import { startApp, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { makePerson, type Person } from '../harness/people';
import { isSoak } from '../harness/soak.mjs';

/** E-mails that are malformed or look alike, and very many sign-ins. */
let app: App;
let noor: Person;
const { post, from, users } = accountCalls(() => app);

beforeAll(async () => {
  app = await startApp(inject('template'));
  noor = await makePerson(app, 'noor');
});
afterAll(() => app.stop());

describe('an e-mail address', () => {
  const password = 'vier losse woorden thuis';
  const register = (username: string, email: unknown) =>
    post('/auth/local/register', { username, email, password });

  it('in other letters belongs to the same account', async () => {
    const anna = await makePerson(app, 'anna');
    const written = ['ANNA@BEZOEKER.EXAMPLE', ' anna@bezoeker.example ', 'ａnna@bezoeker.example'];
    for (const [at, email] of written.entries()) {
      const { status, body } = await register(`zelfde${at}`, email);
      expect([status, body]).toMatchObject([200, { user: { email: anna.email } }]);
      expect(await newMails(app, 1)).toMatchObject([{ to: anna.email, subject: 'U hebt al een account' }]);
      const entered = await post('/auth/local', { identifier: email, password: anna.password });
      expect([email, entered.status]).toEqual([email, 200]);
    }
  });

  it('with a look-alike in its domain belongs to another account, and shows so', async () => {
    const { status, body } = await register('lijkt', 'noor@bez\u043eeker.example');
    expect([status, body]).toMatchObject([200, { user: { email: expect.stringMatching(/^noor@xn--/) } }]);
    expect((await newMails(app, 1))[0]?.to).toMatch(/^noor@xn--/);
  });

  it.each([
    'n\u043eor@bezoeker.example',
    'no\u200bor@bezoeker.example',
    'noor@bezoeker.example\r\nBcc: x@y.example',
    'noor@bezoeker.example,x@y.example',
    'Noor <noor@bezoeker.example>',
    'noor@127.0.0.1',
    `${'a'.repeat(10_000)}@bezoeker.example`,
    ['noor@bezoeker.example'],
    { $ne: null },
    null,
  ])('cannot be %j', async (email) => {
    const registered = await register('fout', email);
    expect([nameOf(registered), fieldsOf(registered)]).toEqual([[400, 'ValidationError'], ['email']]);
    for (const target of ['/auth/forgot-password', '/auth/send-email-confirmation']) {
      const response = await post(target, { email });
      expect([target, nameOf(response), fieldsOf(response)]).toEqual([
        target,
        [400, 'ValidationError'],
        ['email'],
      ]);
    }
    expect(await newMails(app, 0)).toEqual([]);
  });

  it('that is registered many times at once gets one account', async () => {
    const email = 'tegelijk@bezoeker.example';
    const responses = await Promise.all([1, 2, 3, 4, 5].map((at) => register(`tegelijk${at}`, email)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await users().count({ where: { email, provider: 'local' } })).toBe(1);
    const mails = await newMails(app, 5);
    const subjects = mails.map(({ subject }) => subject).sort();
    expect(new Set(subjects)).toEqual(new Set(['Bevestig uw e-mailadres', 'U hebt al een account']));
  });

  it('sent with an impossible name registers nothing', async () => {
    const unseen = ['\u200b\u200b', '\u3164', 'Noor\u0000', 'Noor\u200f', 'Noor\u202egnp', 'Noor\ud800'];
    for (const name of ['Noor\nBcc: x@y.example', 'x'.repeat(101), { first: 'Noor' }, 7, ...unseen]) {
      const body = { username: 'naam', email: 'naam@bezoeker.example', password, name };
      const response = await post('/auth/local/register', body);
      expect([nameOf(response), fieldsOf(response)]).toEqual([[400, 'ValidationError'], ['name']]);
    }
    expect(await users().count({ where: { username: 'naam' } })).toBe(0);
  });

  it('sent with an unreadable user name registers nothing', async () => {
    for (const username of ['\u200b\u200b\u200b', 'noo\u0000r', 'noor\u202e', 'no\u200bor', 'noor\udfff']) {
      const response = await register(username, 'leesbaar@bezoeker.example');
      expect([username, nameOf(response), fieldsOf(response)]).toEqual([
        username,
        [400, 'ValidationError'],
        ['username'],
      ]);
      expect(JSON.stringify(response.body)).toMatch(/de gebruikersnaam/);
    }
    expect(await users().count({ where: { email: 'leesbaar@bezoeker.example' } })).toBe(0);
  });
});

describe('very many sign-ins', () => {
  it('on one account from one IP address are a handful of guesses, and its owner can still sign in elsewhere', async () => {
    const guess = () =>
      from('203.0.113.1', '/auth/local', { identifier: noor.email, password: 'geraden geheim' });
    const statuses = new Map<number, number>();
    const began = Date.now();
    for (let round = 0; round < (isSoak ? 100 : 5); round += 1) {
      for (const { status, headers } of await Promise.all(Array.from({ length: 10 }, guess))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect([...statuses.keys()].sort()).toEqual([400, 429]);
    // Ten are under way together, and before them as many as there were with the waits over: four that cost nothing, then one
    // after 5 s and one for every doubling of that (src/accounts/limits/password-limits.ts).
    const doublings = Math.floor(Math.log2((Date.now() - began) / 5000));
    expect(statuses.get(400)).toBeLessThanOrEqual(10 + Math.max(4, 5 + doublings));
    const credentials = { identifier: noor.email, password: noor.password };
    expect((await from('203.0.113.1', '/auth/local', credentials)).status).toBe(429);
    expect((await from('203.0.113.2', '/auth/local', credentials)).status).toBe(200);
  }, 60_000);

  it('count together however the path is written', async () => {
    const paths = ['/auth/local', '/AUTH/LOCAL', '/Auth/Local/', '/auth/local/', '/AUTH/local/'];
    const guess = (path: string) =>
      from('203.0.113.4', path, { identifier: noor.email, password: 'geraden geheim' });
    const statuses = [];
    for (const path of [...paths, ...paths]) statuses.push((await guess(path)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429]);
  });

  it('count together for all IP addresses of one connection', async () => {
    const guess = (ip: string) =>
      from(ip, '/auth/local', { identifier: noor.email, password: 'geraden geheim' });
    const statuses = [];
    for (let at = 1; at <= 7; at += 1) statuses.push((await guess(`2001:db8:7:7:${at}::${at}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const credentials = { identifier: noor.email, password: noor.password };
    expect((await from('[2001:DB8:7:7::ffff]:51234', '/auth/local', credentials)).status).toBe(429);
    expect((await from('2001:db8:7:8::1', '/auth/local', credentials)).status).toBe(200);
  });

  it('in the admin count together for all IP addresses of one connection', async () => {
    const guess = async (ip: string) => {
      const response = await fetch(`${app.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ email: 'beheer@beurs.example', password: 'geraden geheim' }),
      });
      return response.status;
    };
    const statuses = [];
    for (let at = 1; at <= 7; at += 1) statuses.push(await guess(`2001:db8:7:7::${at}`));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await guess('2001:db8:7:8::1')).toBe(400);
  });

  // That calls of one kind are counted stands in src/platform/limits/call-limits.test.ts.
  it.runIf(isSoak)(
    'on as many accounts from one IP address are limited as well',
    async () => {
      const statuses = [];
      for (let round = 0; round < 100; round += 1) {
        const guesses = Array.from({ length: 10 }, (_, at) => {
          const identifier = `onbekend${round}-${at}@bezoeker.example`;
          return from('203.0.113.3', '/auth/local', { identifier, password: 'x' });
        });
        statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 400)).toHaveLength(300);
      expect(statuses.filter((status) => status === 429)).toHaveLength(700);
    },
    120_000,
  );
});
