import { beforeAll, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { callPush, newFid } from '../harness/push-device';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

it('without a contact address no device can ask for messages', async () => {
  for (const [method, target, body] of [
    ['GET', '/key', undefined],
    ['POST', '/installations', { id: newFid() }],
  ] as const) {
    const response = await callPush(app.url, method, target, body);
    expect(response).toMatchObject({
      status: 503,
      body: { error: { status: 503, code: 'push-not-set-up', message: expect.any(String) } },
    });
  }
});
