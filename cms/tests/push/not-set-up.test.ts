import { beforeAll, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { callPush, newFid } from '../harness/push-device';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

it('without a contact address there is no key, and no device can ask for messages', async () => {
  expect((await callPush(app.url, 'GET', '/key')).status).toBe(204);
  expect(await callPush(app.url, 'POST', '/installations', { id: newFid() })).toMatchObject({
    status: 503,
    body: { error: { status: 503, code: 'push-not-set-up', message: expect.any(String) } },
  });
});
