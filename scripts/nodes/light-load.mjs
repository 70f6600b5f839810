import { setTimeout as delay } from 'node:timers/promises';

import { StopWithLine } from '../steps.mjs';

/** Pauses between requests are long enough for the garbage collection that engines do when idle. */
const pauseMs = 250;

/**
 * Visits pages, asks the database and signs in, again and again.
 * @param {{ site: string, cms: string, admin: { email: string, password: string }, durationMs: number,
 *   endedEarly: Promise<never> }} fair
 * @throws {StopWithLine} when a response is not what it should be, or a program ends
 */
export async function lightLoad({ site, cms, admin, durationMs, endedEarly }) {
  const until = performance.now() + durationMs;
  const token = await signIn(cms, admin);
  const visits = async () => {
    for (let round = 0; performance.now() < until; round += 1) {
      await expectOk(`${site}/programma`);
      // A search is rendered each time, from answers of the content backend.
      await expectOk(`${site}/standhouders?zoek=bouw${round}`);
      await expectOk(`${cms}/admin/users/me`, { headers: { authorization: `Bearer ${token}` } });
      await expectOk(`${cms}/content-manager/collection-types/api::session.session?page=${(round % 9) + 1}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await delay(pauseMs);
    }
  };
  await Promise.race([visits(), endedEarly]);
}

async function signIn(cms, admin) {
  const response = await expectOk(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { data } = await response.json();
  return data.token;
}

async function expectOk(url, init) {
  const response = await fetch(url, init);
  if (!response.ok)
    throw new StopWithLine(`${init?.method ?? 'GET'} ${url} was answered with ${response.status}.`);
  if (init?.method !== 'POST') await response.arrayBuffer();
  return response;
}
