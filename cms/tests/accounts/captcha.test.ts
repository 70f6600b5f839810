import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../harness/account-calls';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** The calls of accounts where robots come take a captcha's token. */
let app: App;
const { post } = accountCalls(() => app);
beforeAll(async () => {
  app = await sharedApp();
});

async function makeToken(action: string): Promise<string> {
  const { body } = await ask(app, 'GET', `/api/captcha/challenge?action=${action}&form=${action}`);
  const { challenge } = (body as { data: { challenge: Challenge } }).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const email = 'mila@bezoeker.example';
const registration = { username: 'mila-1', email, password: 'een heel lang nieuw geheim' };

describe.each([
  ['/auth/forgot-password', 'forgot_password', { email }],
  ['/auth/send-email-confirmation', 'confirm_email', { email }],
  ['/auth/local/register', 'register', registration],
])('%s', (path, action, sent) => {
  it('takes a token once, and only one of its own', async () => {
    const captcha = await makeToken(action);
    expect((await post(path, { ...sent, captcha })).status).toBe(200);
    for (const wrong of [captcha, await makeToken('contact'), 'x', 12, { a: 1 }]) {
      const { status, body } = await post(path, { ...sent, captcha: wrong });
      expect([status, body]).toMatchObject([
        400,
        { error: { details: { errors: [{ path: ['captcha'] }] } } },
      ]);
    }
  });

  it('locks nobody out who has none', async () => {
    const again = action === 'register' ? { username: 'mila-2' } : {};
    expect((await post(path, { ...sent, ...again })).status).toBe(200);
  });

  it('takes 60 an hour without a token, and goes on with one', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await post(path, { email: 'geen adres' })).status);
    expect([...new Set(statuses)].sort()).toEqual([400, 429]);
    const again = action === 'register' ? { username: 'mila-3' } : {};
    expect((await post(path, { ...sent, ...again, captcha: await makeToken(action) })).status).toBe(200);
  });
});
