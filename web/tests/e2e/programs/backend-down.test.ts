import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFair, type Fair } from '../../harness/fair';

let fair: Fair;
beforeAll(async () => {
  fair = await startFair();
});
afterAll(async () => {
  await fair.stop();
});

/** The cookies of somebody who has an account. */
async function signUp(): Promise<string> {
  const who = { username: 'rein', email: 'rein@post.example', password: 'vier losse woorden thuis' };
  const response = await fetch(`${fair.site}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: fair.site },
    body: JSON.stringify(who),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

const seenPaths = ['/', '/programma', '/programma/2001', '/standhouders'];
/** Pages nobody saw, of lists that others depend on or that the site read when it began. */
const pathsOfSeenContent = ['/standhouders/overheden', '/standhouders?q=hout', '/programma/tours', '/nieuws'];
const unseenPaths = ['/programma/2002', '/standhouders/1002', '/over-de-beurs'];

test('while the content backend is gone, pages that were never cached say so with a 503, and they recover when it is back', async () => {
  for (const path of seenPaths) expect((await fetch(`${fair.site}${path}`)).status, path).toBe(200);

  const cookie = await signUp();
  await fair.killCms();
  for (const path of [...seenPaths, ...pathsOfSeenContent]) {
    const everybodys = await fetch(`${fair.site}${path}`);
    expect(everybodys.status, path).toBe(200);
    const ofSignedIn = await fetch(`${fair.site}${path}`, { headers: { cookie } });
    expect(ofSignedIn.status, path).toBe(200);
    expect(ofSignedIn.headers.get('cache-control'), path).toBe(everybodys.headers.get('cache-control'));
  }
  for (const path of unseenPaths) {
    // A browser's name: robots get an error as plain text.
    const response = await fetch(`${fair.site}${path}`, {
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    });
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after'), path).not.toBeNull();
    const text = await response.text();
    expect(text, path).toContain('Er is iets fout gegaan');
    expect(text, path).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|node_modules|at async/);
  }
  const robot = await fetch(`${fair.site}/over-de-beurs`, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  });
  expect(robot.status).toBe(503);
  expect(robot.headers.get('content-type')).toContain('text/plain');
  expect(await robot.text()).not.toContain('<');
  const health = await fetch(`${fair.site}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ content: 'down' });
  const api = await fetch(`${fair.site}/api/users/me`);
  expect(api.status).toBe(503);

  await fair.startCms();
  for (const path of [...seenPaths, ...pathsOfSeenContent, ...unseenPaths])
    expect((await fetch(`${fair.site}${path}`)).status, path).toBe(200);
});
