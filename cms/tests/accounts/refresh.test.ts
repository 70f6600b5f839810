import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { makePerson, signIn, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** A refresh token gives one successor: again while nobody used that, and the end of the sign-in after. */
let app: App;
let noor: Person;

beforeAll(async () => {
  app = await sharedApp();
  noor = await makePerson(app, 'noor');
});
beforeEach(async () => {
  noor = await signIn(app, noor);
});

interface Renewed {
  status: number;
  jwt: string;
  refreshToken: string;
}

async function renew(refreshToken: string): Promise<Renewed> {
  const { status, body } = await ask(app, 'POST', '/api/auth/refresh', { body: { refreshToken } });
  return { jwt: '', refreshToken: '', ...(typeof body === 'object' ? body : {}), status };
}
const isSignedIn = async (token: string) =>
  (await ask(app, 'GET', '/api/users/me', { token })).status === 200;
const sessions = () => app.strapi.db.query('admin::session');

it('three refreshes at once all succeed, with the same successor', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => renew(noor.refreshToken)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  for (const { jwt } of responses) expect(await isSignedIn(jwt)).toBe(true);
  const active = await sessions().count({ where: { userId: String(noor.id), status: 'active' } });
  expect((await renew(responses[0]?.refreshToken ?? '')).status).toBe(200);
  expect(await sessions().count({ where: { userId: String(noor.id), status: 'active' } })).toBe(active);
});

it('a token whose response was lost gives that same successor for as long as it is unused', async () => {
  const lost = await renew(noor.refreshToken);
  for (let time = 0; time < 3; time += 1) {
    const again = await renew(noor.refreshToken);
    expect([again.status, again.refreshToken]).toEqual([200, lost.refreshToken]);
  }
  // Using the access token does not count as using the successor: the site did that before the response got lost.
  expect(await isSignedIn(lost.jwt)).toBe(true);
  expect((await renew(noor.refreshToken)).refreshToken).toBe(lost.refreshToken);
  expect((await renew(lost.refreshToken)).status).toBe(200);
});

it('a stolen token ends the session when its owner has refreshed since, and no other session', async () => {
  const stolen = noor.refreshToken;
  const otherDevice = await signIn(app, noor);
  const second = await renew(stolen);
  const third = await renew(second.refreshToken);
  expect(await isSignedIn(third.jwt)).toBe(true);

  expect((await renew(stolen)).status).toBe(401);
  for (const token of [noor.token, second.jwt, third.jwt]) expect(await isSignedIn(token)).toBe(false);
  for (const token of [stolen, second.refreshToken, third.refreshToken])
    expect((await renew(token)).status).toBe(401);
  expect(await isSignedIn(otherDevice.token)).toBe(true);
  expect((await renew(otherDevice.refreshToken)).status).toBe(200);
});

it('a thief who refreshed first is signed out as soon as the owner comes back', async () => {
  const thiefs = await renew((await renew(noor.refreshToken)).refreshToken);
  expect(await isSignedIn(thiefs.jwt)).toBe(true);
  expect((await renew(noor.refreshToken)).status).toBe(401);
  expect(await isSignedIn(thiefs.jwt)).toBe(false);
  expect((await renew(thiefs.refreshToken)).status).toBe(401);
});

it('the tokens of registering are a family too', async () => {
  const body = { username: 'famke', email: 'famke@bezoeker.example', password: 'het lange geheim van famke' };
  const registered = await ask(app, 'POST', '/api/auth/local/register', { body });
  const { refreshToken, jwt } = registered.body as Renewed;
  const last = await renew((await renew(refreshToken)).refreshToken);
  expect(last.status).toBe(200);
  expect((await renew(refreshToken)).status).toBe(401);
  for (const token of [jwt, last.jwt]) expect(await isSignedIn(token)).toBe(false);
});

it('neither a token nor its successor outlives the end of the session', async () => {
  const { jwt, refreshToken } = await renew(noor.refreshToken);
  await ask(app, 'POST', '/api/auth/logout', { body: {}, token: jwt });
  for (const token of [noor.refreshToken, refreshToken]) expect((await renew(token)).status).toBe(401);
});

it('neither a token nor its successor outlives its lifetime', async () => {
  const { refreshToken } = await renew(noor.refreshToken);
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await sessions().updateMany({ where: { userId: String(noor.id), status: 'active' }, data: past });
  for (const token of [noor.refreshToken, refreshToken]) expect((await renew(token)).status).toBe(401);
});

it('a successor keeps the device of the session, and the time at which it ends at the latest', async () => {
  const last = () =>
    sessions().findOne({ where: { userId: String(noor.id), status: 'active' }, orderBy: { id: 'desc' } });
  const before = await last();
  await renew(noor.refreshToken);
  const after = await last();
  expect(after.sessionId).not.toBe(before.sessionId);
  for (const name of ['metadata', 'deviceId', 'absoluteExpiresAt', 'userId', 'origin', 'type'])
    expect([name, after[name]]).toEqual([name, before[name]]);
});
