import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { startProgram, type Program } from '../harness/program';

let program: Program;
afterEach(() => program.stop());
/** A start takes many times as long on a machine that does other work as well. */
vi.setConfig({ testTimeout: 120_000 });

const signal = () => process.kill(program.pid, 'SIGTERM');
const status = (path: string) => fetch(`${program.url}${path}`).then((response) => response.status);

/** Begins to sign in, and waits until the content backend reads it. */
async function beginSignIn(): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const call = request(`${program.url}/api/auth/local`, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  call.write('{"identifier":"niemand@bezoeker.example",');
  return call;
}

it('at the first signal the content backend is not ready and goes on serving; the second one ends it', async () => {
  program = await startProgram(inject('template'), { DRAIN_MS: '60000' });
  expect(await status('/readyz')).toBe(200);
  signal();
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), 20_000);
  expect(await status('/livez')).toBe(200);
  const served = await fetch(`${program.url}/api/themes`);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  signal();
  expect(await program.ended).toBe(1);
});

it('what is in flight at a signal is finished, and who waits for changes gets an answer', async () => {
  program = await startProgram(inject('template'));
  const call = await beginSignIn();
  const secret = { 'x-beursvloer-purges': 'test-secret-of-the-purges' };
  const feed = (query: string) => fetch(`${program.url}/api/purges${query}`, { headers: secret });
  const { cursor } = (await (await feed('')).json()) as { cursor: string };
  const waiting = feed(`?after=${cursor}&wait=25`);
  // It waits once a later question was answered.
  expect(await status('/livez')).toBe(200);
  signal();
  const response = await waiting;
  expect([response.status, await response.json()]).toEqual([
    200,
    { cursor, reset: false, purges: [], ending: true },
  ]);
  // It stops listening a moment later, when nothing new comes in.
  await expect.poll(() => status('/livez').catch(() => 'closed')).toBe('closed');
  call.end('"password":"een lang geheim"}');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  answer.resume();
  await once(answer, 'end');
  expect(answer.complete).toBe(true);
  expect(await program.ended).toBe(0);
});
