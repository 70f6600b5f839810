import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { ask, startApp, type App } from '../harness/app';
import { databaseUrlOf } from '../harness/databases';
import { makePerson, type Person } from '../harness/people';
import { startProgram, type Program } from '../harness/program';
import { startRelay, type Relay } from '../harness/relay';
import { formOf, submit, wellFilledIn } from '../harness/submissions';

/** A content backend whose way to its database is cut, and mended again. */
let app: App;
let relay: Relay;
let program: Program;
let form: string;
let noor: Person;
beforeAll(async () => {
  app = await startApp(inject('template'));
  noor = await makePerson(app, 'noor');
  form = await formOf(app, 'vraag');
  const url = new URL(databaseUrlOf(app.dataDir));
  relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  url.hostname = '127.0.0.1';
  program = await startProgram(app.dataDir, { DATABASE_URL: url.href }, { copy: false });
}, 300_000);
afterAll(async () => {
  await program.kill();
  await relay.cut();
  await app.stop();
});

const send = (key: string) => submit(program.url, form, wellFilledIn({ key }, { bericht: `Vraag ${key}` }));

it('without its database nothing is taken for a missing right, and all goes on when it is back', async () => {
  const node = { ...app, url: program.url };
  expect((await ask(node, 'GET', '/api/users/me', { token: noor.token })).status).toBe(200);
  await relay.cut();
  const responses = [
    await ask(node, 'GET', '/api/themes'),
    await ask(node, 'GET', '/api/users/me', { token: noor.token }),
    await ask(node, 'POST', '/api/auth/local', {
      body: { identifier: noor.email, password: noor.password },
    }),
    await send('zonder-database'),
  ];
  for (const { status, body } of responses)
    expect([status, body]).toEqual([
      503,
      expect.objectContaining({ error: expect.objectContaining({ name: 'ServiceUnavailableError' }) }),
    ]);
  expect((await fetch(`${program.url}/api/themes`)).headers.get('retry-after')).toBe('10');
  expect((await fetch(`${program.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${program.url}/livez`)).status).toBe(200);

  await relay.mend();
  await vi.waitFor(async () => expect((await fetch(`${program.url}/readyz`)).status).toBe(200), {
    timeout: 30_000,
    interval: 200,
  });
  expect((await ask(node, 'GET', '/api/users/me', { token: noor.token })).status).toBe(200);
  expect((await send('met-database')).status).toBe(201);
  // A wrong token is still rejected as one.
  expect((await ask(node, 'GET', '/api/users/me', { token: 'geraden' })).status).toBe(401);
}, 120_000);
