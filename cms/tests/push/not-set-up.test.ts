import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApp, type App } from '../harness/app';
import { callPush, newFid } from '../harness/push-device';

let app: App;
beforeAll(async () => {
  app = await startApp(inject('template'));
});
afterAll(() => app.stop());

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
