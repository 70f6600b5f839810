import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();
const password = 'vier losse woorden thuis';

interface Received {
  status: number;
  body: unknown;
}

/** Makes a call from a page of ours, as a script of ours would. */
function call(page: Page, method: string, path: string, body?: object): Promise<Received> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(where, {
        method: how,
        headers: what === '' ? {} : { 'content-type': 'application/json' },
        body: what === '' ? null : what,
      });
      const received: unknown = await response.json();
      return { status: response.status, body: received };
    },
    [method, `/api${path}`, body ? JSON.stringify(body) : ''] as const,
  );
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name === 'token' || name === 'refresh')
    .sort();

test('every API call about an account reaches the content backend, and its tokens stay on the server', async () => {
  const page = await browser.page();
  await page.goto(`${site}/contact`);
  const email = 'aanroep@post.example';
  const user = { email, username: 'aanroep', provider: 'local', confirmed: false };

  const made = await call(page, 'POST', '/auth/local/register', { username: 'aanroep', email, password });
  expect(made).toMatchObject({ status: 200, body: { user } });
  expect(made.body).not.toHaveProperty('jwt');
  expect(made.body).not.toHaveProperty('refreshToken');
  expect(await cookieNames(page)).toEqual(['refresh', 'token']);
  expect(await call(page, 'GET', '/users/me')).toMatchObject({ status: 200, body: user });

  const changed = { currentPassword: password, password: 'een nieuw begin gemaakt' };
  expect(
    await call(page, 'POST', '/auth/change-password', { ...changed, passwordConfirmation: changed.password }),
  ).toMatchObject({ status: 200, body: { user } });
  expect(await call(page, 'GET', '/users/me')).toMatchObject({ status: 200, body: user });

  expect(await call(page, 'POST', '/auth/forgot-password', { email })).toEqual({
    status: 200,
    body: { ok: true },
  });
  expect(await call(page, 'POST', '/auth/send-email-confirmation', { email })).toEqual({
    status: 200,
    body: { email, sent: true },
  });
  const reset = { code: 'x', password: 'nog een ander begin', passwordConfirmation: 'nog een ander begin' };
  expect(await call(page, 'POST', '/auth/reset-password', reset)).toMatchObject({
    status: 400,
    body: { error: { name: 'ValidationError' } },
  });
  expect(await call(page, 'POST', '/auth/local', { identifier: email, password })).toMatchObject({
    status: 400,
    body: { error: { status: 400, message: 'Invalid identifier or password' } },
  });
  expect((await call(page, 'GET', '/auth/google/callback')).status).toBe(400);

  await page.context().clearCookies();
  expect(await call(page, 'GET', '/users/me')).toMatchObject({ status: 403 });
});

test('a sign-in service that is not configured leads nowhere', async () => {
  const response = await fetch(`${site}/api/connect/google`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});
