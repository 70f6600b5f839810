import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { createChallenge as createChallengeV1, solveChallenge as solveChallengeV1 } from 'altcha-lib/v1';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyCaptcha } from '../../src/platform/captcha/captcha';
import { checkSender } from '../../src/platform/captcha/check-sender';
import { deleteExpiredTokens, setIfAbsent } from '../../src/platform/captcha/used-tokens';
import { ask, type ApiResponse, type App } from '../harness/app';
import { withDatabase } from '../harness/databases';
import { sharedApp } from '../harness/shared-app';

/** Tokens of ALTCHA, from the challenge that a browser asks for to the row that says a token is used. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const purpose = { action: 'contact', form: 'formulier1' } as const;
const ip = '192.0.2.1';
const failed = (fault: string) => ({ outcome: 'failed', fault });

async function getChallenge(action = 'contact', form = 'formulier1'): Promise<Challenge> {
  const { status, body } = await ask(app, 'GET', `/api/captcha/challenge?action=${action}&form=${form}`);
  expect(status).toBe(200);
  return (body as { data: { challenge: Challenge } }).data.challenge;
}

async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution');
  return solution;
}

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const verify = (token: unknown) => verifyCaptcha(app.strapi, { ...purpose, ip, token });

async function makeToken(action?: string, form?: string): Promise<string> {
  const challenge = await getChallenge(action, form);
  return encode({ challenge, solution: await solve(challenge) });
}

describe('a challenge', () => {
  it('is made for a known action and a form, never cached, and lasts ten minutes', async () => {
    const { body, headers } = await ask(app, 'GET', '/api/captcha/challenge?action=contact&form=formulier1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      data: {
        provider: 'altcha',
        lifetimeMs: 600_000,
        challenge: { parameters: { algorithm: 'PBKDF2/SHA-256', data: { ...purpose } } },
      },
    });
    const { expiresAt = 0 } = (await getChallenge()).parameters;
    expect(Math.abs(expiresAt - Date.now() / 1000 - 600)).toBeLessThan(10);
  });

  it.each([
    '',
    '?action=contact',
    '?form=formulier1',
    '?action=hacken&form=formulier1',
    '?action=contact&form=',
    '?action=contact&form=../geheim',
    `?action=contact&form=${'x'.repeat(65)}`,
    '?action=contact&action=order&form=formulier1',
    '?action[$ne]=x&form=formulier1',
    '?action=__proto__&form=formulier1',
  ])('is rejected for %s', async (query) => {
    expect((await ask(app, 'GET', `/api/captcha/challenge${query}`)).status).toBe(400);
  });
});

describe('a token', () => {
  it('that is right passes once', async () => {
    const token = await makeToken();
    expect(await verify(token)).toEqual({ outcome: 'passed' });
    expect(await verify(token)).toEqual(failed('replayed'));
  });

  it('that is used twenty times at once passes once', async () => {
    const token = await makeToken();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(outcomes.filter(({ outcome }) => outcome === 'passed')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toHaveLength(19);
  });

  it('that was used and is written in another way does not pass again', async () => {
    const challenge = await getChallenge();
    const solution = await solve(challenge);
    expect(await verify(encode({ challenge, solution }))).toEqual({ outcome: 'passed' });
    for (const other of [
      { solution, challenge },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution, extra: 1 },
      { challenge: { ...challenge, extra: 1 }, solution },
    ])
      expect(await verify(encode(other))).toEqual(failed('replayed'));
  });

  it('for another action or another form does not pass', async () => {
    expect(await verify(await makeToken('order'))).toEqual(failed('wrong-action'));
    expect(await verify(await makeToken('contact', 'formulier2'))).toEqual(failed('wrong-form'));
  });

  it('that is older than ten minutes does not pass', async () => {
    const token = await makeToken();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    try {
      expect(await verify(token)).toEqual(failed('expired'));
    } finally {
      now.mockRestore();
    }
  });

  it('of a changed or self-made challenge does not pass', async () => {
    const challenge = await getChallenge('order');
    const solution = await solve(challenge);
    const { parameters } = challenge;
    const soon = (parameters.expiresAt ?? 0) + 600;
    for (const forged of [
      { ...challenge, parameters: { ...parameters, data: { ...purpose } } },
      { ...challenge, parameters: { ...parameters, expiresAt: soon } },
      { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } },
      { ...challenge, signature: 'ab'.repeat(32) },
    ])
      expect(await verify(encode({ challenge: forged, solution }))).toEqual(failed('forged'));
  });

  it('without the work does not pass', async () => {
    const challenge = await getChallenge();
    const { keyPrefix } = challenge.parameters;
    for (const derivedKey of [keyPrefix + '00'.repeat(16), keyPrefix, 'zz', '0'.repeat(2000)])
      expect(await verify(encode({ challenge, solution: { counter: 80, derivedKey } }))).toEqual(
        failed('unsolved'),
      );
  });

  it('of version 1 does not pass', async () => {
    const challenge = await createChallengeV1({ hmacKey: 'geheim', maxNumber: 100 });
    const solution = await solveChallengeV1(challenge.challenge, challenge.salt).promise;
    const payload = { ...challenge, number: solution?.number, took: 1 };
    expect(await verify(encode(payload))).toEqual(failed('malformed'));
  });

  it.each<[string, unknown]>([
    ['a word', 'x'],
    ['a space', ' '],
    ['only padding', '===='],
    ['JSON without base64', '{}'],
    ['null', encode(null)],
    ['a text', encode('tekst')],
    ['a list', encode([])],
    ['an empty object', encode({})],
    ['an object of nulls', encode({ challenge: null, solution: null })],
    ['empty inside', encode({ challenge: { parameters: { data: {} } }, solution: {} })],
    [
      'of other types',
      encode({ challenge: { signature: 1, parameters: { data: { action: [] } } }, solution: {} }),
    ],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]).toString('base64')],
    ['deep', Buffer.from('{"challenge":'.repeat(200)).toString('base64')],
    ['long', 'A'.repeat(100_000)],
    ['a number', 12],
    ['true', true],
    ['in a list', ['x']],
    ['an object', { a: 1 }],
  ])('that is %s does not pass', async (_what, token) => {
    expect(await verify(token)).toEqual(failed('malformed'));
  });

  it('with any single value replaced by something else never throws and never passes', async () => {
    const challenge = await getChallenge();
    const whole = JSON.stringify({ challenge, solution: await solve(challenge) });
    const values = [...whole.matchAll(/(?<=:)(?:"[^"]*"|\d+(?:\.\d+)?)/g)];
    expect(values.length).toBeGreaterThan(10);
    for (const { 0: value, index } of values)
      for (const other of ['null', '""', '-1', '1e400', '[]', '{}', '"\\u0000"', '4294967296']) {
        const text = whole.slice(0, index) + other + whole.slice(index + value.length);
        const { outcome } = await verify(Buffer.from(text).toString('base64'));
        // The time that the work took is nobody's business, and the counter follows from the key.
        const says = whole.slice(0, index);
        if (!/"(?:time|counter)":$/.test(says))
          expect([says, other, outcome]).toEqual([says, other, 'failed']);
        await app.strapi.db.query('api::used-token.used-token').deleteMany({});
      }
  });

  it.each([undefined, null, ''])('that is %j is absent', async (token) => {
    expect(await verify(token)).toEqual({ outcome: 'absent' });
  });
});

describe('the list of used tokens', () => {
  it('takes each once, whoever asks at the same time', async () => {
    const added = await Promise.all(
      Array.from({ length: 50 }, (_, index) => setIfAbsent(app.strapi, `proef ${index % 5}`, 1)),
    );
    expect(added.filter(Boolean)).toHaveLength(5);
  });

  it('does not take what another connection has taken', async () => {
    await withDatabase(app, async (other) => {
      const add = (token: string) =>
        other('used_tokens').insert({ token, expires_at: 1 }).onConflict('token').ignore().returning('token');
      expect(await add('eerst elders')).toHaveLength(1);
      expect(await setIfAbsent(app.strapi, 'eerst elders', 1)).toBe(false);
      expect(await setIfAbsent(app.strapi, 'eerst hier', 1)).toBe(true);
      expect(await add('eerst hier')).toEqual([]);
    });
  });

  it('forgets what is expired, and nothing else', async () => {
    await setIfAbsent(app.strapi, 'oud', Date.now() - 1);
    await setIfAbsent(app.strapi, 'nieuw', Date.now() + 60_000);
    expect(await deleteExpiredTokens(app.strapi)).toBeGreaterThan(0);
    expect(await setIfAbsent(app.strapi, 'oud', 1)).toBe(true);
    expect(await setIfAbsent(app.strapi, 'nieuw', 1)).toBe(false);
  });
});

describe('the sender of a form', () => {
  const check = (hidden: object, from = ip) => checkSender(app.strapi, purpose, { ip: from, hidden });

  it('with a good token is welcome', async () => {
    const hidden = { captcha: await makeToken(), controleveld: '', begonnen: String(Date.now() - 60_000) };
    expect(await check(hidden)).toEqual({ verdict: 'welcome', withoutCaptcha: false, isSpam: false });
    expect(await check(hidden)).toEqual({ verdict: 'rejected', fault: 'replayed' });
  });

  it('with signs of a robot is asked, keeps the token, and is marked when the answer and the signs differ', async () => {
    const hidden = { captcha: await makeToken(), controleveld: 'https://x.example' };
    expect(await check(hidden)).toEqual({ verdict: 'rejected', fault: 'robot' });
    const said = { verdict: 'welcome', withoutCaptcha: false, isSpam: true };
    expect(await check({ ...hidden, mens: 'ja' })).toEqual(said);
    const person = { captcha: await makeToken(), controleveld: '', mens: 'ja' };
    expect(await check(person)).toEqual({ ...said, isSpam: false });
  });

  it('without a token is welcome ten times an hour', async () => {
    const verdicts = [];
    for (let time = 0; time < 11; time += 1) verdicts.push(await check({}, '192.0.2.7'));
    expect(verdicts.slice(0, 10)).toEqual(
      Array(10).fill({ verdict: 'welcome', withoutCaptcha: true, isSpam: false }),
    );
    expect(verdicts[10]).toEqual({ verdict: 'too-often', waitSeconds: 3600 });
    expect(await check({}, '192.0.2.8')).toMatchObject({ verdict: 'welcome' });
  });
});

it('more challenges than a hall of people needs get 429 with the time to wait', async () => {
  const target = '/api/captcha/challenge?action=contact&form=formulier1';
  const statuses = new Set<number>();
  let last: ApiResponse | undefined;
  for (let batch = 0; batch < 16 && last === undefined; batch += 1) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask(app, 'GET', target)));
    for (const { status } of responses) statuses.add(status);
    last = responses.find(({ status }) => status === 429);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
}, 120_000);
