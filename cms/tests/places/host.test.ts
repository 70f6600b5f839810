import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readHostList } from '../../src/places/host';
import type { FoundPlaces, PlaceList } from '../../src/places/shape';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { host, joined, linkIn, makeJoinable, own, request, type Joinable } from '../harness/places';
import { sharedApp } from '../harness/shared-app';

let app: App;
let organiser: string;
const dayMs = 24 * 60 * 60 * 1000;
const startsAt = Date.parse('2027-02-09T14:00:00+01:00');

beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
});

const admin = (method: string, path: string, token = organiser) =>
  ask(app, method, `/session-places${path}`, { token });
async function hostLink({ documentId }: Joinable): Promise<string> {
  const { body } = await admin('POST', `/${documentId}/host-link`);
  return new URL((body as { url: string }).url).searchParams.get('link') ?? '';
}
const peopleIn = (body: unknown) =>
  (body as { data: { people: { id: number; name: string; isPresent: boolean }[] } }).data.people;

describe('the link of a host', () => {
  it('shows who comes, without how to reach them, and ticks them off', async () => {
    const session = await makeJoinable(app, 2);
    await joined(app, session, 'wie-komt@post.example');
    const link = await hostLink(session);
    const { status, body, headers } = await host(app, link);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ data: { capacity: 2, waiting: 0, isClosed: false } });
    expect(JSON.stringify(body)).not.toContain('post.example');
    const [person] = peopleIn(body);
    expect(person).toMatchObject({ name: 'Noor de Wit', isPresent: false });
    for (const isPresent of [true, true, false]) {
      const ticked = await host(app, link, { place: person?.id, isPresent });
      expect(peopleIn(ticked.body)).toEqual([{ ...person, isPresent }]);
    }
  });

  it('closes the session for whoever wants to join, and opens it again', async () => {
    const session = await makeJoinable(app, 1);
    const { link: taken } = await joined(app, session, 'eerst@post.example');
    const { link: waits } = await joined(app, session, 'dan@post.example');
    const link = await hostLink(session);
    expect((await host(app, link, { isClosed: true })).body).toMatchObject({ data: { isClosed: true } });
    expect(await request(app, session, 'te-laat@post.example')).toMatchObject({
      status: 409,
      body: { error: { name: 'JoiningClosed' } },
    });
    await own(app, 'DELETE', taken);
    await newMails(app, 1);
    expect((await own(app, 'GET', waits)).body).toMatchObject({
      data: { state: 'wachtlijst', isClosed: true },
    });
    await host(app, link, { isClosed: false });
    expect((await newMails(app, 1))[0]?.subject).toMatch(/^Er is een plaats voor u vrij/);
  });

  it('reaches nobody at another session', async () => {
    const [mine, other] = [await makeJoinable(app, 2), await makeJoinable(app, 2)];
    await joined(app, other, 'elders@post.example');
    const theirs = peopleIn((await host(app, await hostLink(other))).body)[0];
    const link = await hostLink(mine);
    expect((await host(app, link, { place: theirs?.id, isPresent: true })).status).toBe(404);
    expect(peopleIn((await host(app, await hostLink(other))).body)).toEqual([theirs]);
  });

  it.each([
    [{}],
    [{ isPresent: true }],
    [{ place: '1', isPresent: true }],
    [{ place: -1, isPresent: true }],
    [{ place: 1, isPresent: 'ja' }],
    [{ isClosed: 'ja' }],
    [[]],
  ])('rejects %j', async (body) => {
    const link = await hostLink(await makeJoinable(app, 2));
    expect((await host(app, link, body)).status).toBe(400);
  });

  it('is the same response when it is wrong, replaced, taken back or past its day', async () => {
    const session = await makeJoinable(app, 2);
    const replaced = await hostLink(session);
    const link = await hostLink(session);
    expect((await host(app, link)).status).toBe(200);
    expect(await readHostList(app.strapi, link, startsAt + dayMs / 2)).toBeDefined();
    await expect(readHostList(app.strapi, link, startsAt + 2 * dayMs)).rejects.toThrow(/werkt niet/);
    expect((await admin('DELETE', `/${session.documentId}/host-link`)).status).toBe(200);
    const gone = await host(app, link);
    for (const wrong of [replaced, '', 'x', link.slice(0, -1)])
      expect(await host(app, wrong)).toMatchObject({ status: 404, body: gone.body });
    expect((await host(app, link, { isClosed: true })).status).toBe(404);
  });

  it('has its token neither in the database nor in the log', async () => {
    const info = vi.spyOn(app.strapi.log, 'info');
    const session = await makeJoinable(app, 2);
    const link = await hostLink(session);
    const said = JSON.stringify(info.mock.calls);
    info.mockRestore();
    expect(said).toContain('A host link was made');
    const rows = JSON.stringify(await app.strapi.db.connection('session_joinings').select('*'));
    // The secret follows the time at which the link ends; it may have a hyphen itself.
    const secret = link.slice(link.indexOf('-') + 1);
    for (const text of [said, rows]) expect(text).not.toContain(secret);
  });

  it('is made by the organiser for a session with places, and by no editor', async () => {
    const session = await makeJoinable(app, 2);
    const editor = await signInAsEditor(app);
    const one = `/${session.documentId}`;
    for (const [method, path] of [
      ['POST', `${one}/host-link`],
      ['DELETE', `${one}/host-link`],
      ['DELETE', `${one}/people/1`],
      ['GET', ''],
      ['GET', '/export?format=csv'],
      ['GET', '/people?q=noor'],
    ] as const)
      expect((await admin(method, path, editor)).status).toBe(403);
    const without = await makeJoinable(app, 2, { joining: false });
    expect((await admin('POST', `/${without.documentId}/host-link`)).status).toBe(400);
    expect((await admin('POST', '/bestaat-niet/host-link')).status).toBe(400);
    expect((await admin('DELETE', '/bestaat-niet/host-link')).status).toBe(404);
  });
});

describe('the organiser', () => {
  it('sees every session with places, who asked for one, and has them as a file', async () => {
    const session = await makeJoinable(app, 1);
    await joined(app, session, 'wacht-niet@post.example');
    await joined(app, session, 'wacht-wel@post.example');
    const { data, meta } = (await admin('GET', `?session=${session.documentId}`)).body as PlaceList;
    expect(meta.sessions.find((one) => one.session === session.documentId)).toMatchObject({
      capacity: 1,
      taken: 1,
      waiting: 1,
      isClosed: false,
      hasHostLink: false,
    });
    expect(meta).toMatchObject({ total: 2, page: 1, session: { session: session.documentId } });
    expect(data).toMatchObject([
      { email: 'wacht-niet@post.example', state: 'geplaatst' },
      { email: 'wacht-wel@post.example', state: 'wachtlijst' },
    ]);
    const file = await admin('GET', `/export?session=${session.documentId}&format=csv`);
    expect(String(file.body)).toContain('"wacht-wel@post.example";"wachtlijst"');
  });

  it('takes somebody off, who is told, and whose place is offered to who waits', async () => {
    const session = await makeJoinable(app, 1);
    const { link } = await joined(app, session, 'eraf@post.example');
    await joined(app, session, 'erna@post.example');
    const listed = (await admin('GET', `?session=${session.documentId}`)).body as PlaceList;
    const id = listed.data[0]?.id;
    const path = `/${session.documentId}/people/${id}`;
    expect((await admin('DELETE', path)).status).toBe(200);
    const mails = await newMails(app, 2);
    expect(mails.map(({ to, subject }) => `${to} ${subject.split(':')[0]}`).sort()).toEqual([
      'eraf@post.example U bent afgemeld',
      'erna@post.example Er is een plaats voor u vrij',
    ]);
    expect((await own(app, 'GET', link)).status).toBe(404);
    for (const wrong of [path, `/${session.documentId}/people/x`, `/anders/people/${id}`])
      expect((await admin('DELETE', wrong)).status).toBe(404);
  });

  it('finds a person by parts of a name or an address over all sessions', async () => {
    const [first, second] = [await makeJoinable(app, 1), await makeJoinable(app, 1)];
    const name = 'Zoë van der Brüggen-Ørsted';
    await joined(app, first, 'eerst@post.example');
    for (const session of [first, second]) await request(app, session, 'zoe.b@cafe.example', { name });
    for (const mail of await newMails(app, 2)) await own(app, 'POST', linkIn(mail));
    await newMails(app, 2);
    const people = async (words: string) => {
      const { status, body } = await admin('GET', `/people?q=${encodeURIComponent(words)}`);
      expect(status).toBe(200);
      return body as FoundPlaces;
    };
    for (const words of ['orsted zoe', 'BRÜGGEN', 'zoe.b@cafe', 'van example zoë']) {
      const { data, total } = await people(words);
      expect([words, total]).toEqual([words, 2]);
      expect(data.map(({ session, state }) => [session, state])).toEqual([
        [first.documentId, 'wachtlijst'],
        [second.documentId, 'geplaatst'],
      ]);
      expect(data[0]).toMatchObject({
        name,
        title: expect.stringMatching(/^Tour/),
        day: '2027-02-09',
        startTime: '14:00',
      });
    }
    for (const words of ['', ' ', '%', '_', "' or 'zxqv'='zxqv", 'zoe nergens'])
      expect([words, (await people(words)).total]).toEqual([words, 0]);
    for (const query of ['', '?q[]=zoe', `?q=${'x'.repeat(101)}`])
      expect((await admin('GET', `/people${query}`)).status).toBe(400);
    await app.strapi
      .documents('api::session.session')
      .unpublish({ documentId: first.documentId, locale: 'nl' });
    expect((await people('orsted')).data.map(({ title }) => title === null)).toEqual([true, false]);
  });

  it('is recorded for what was changed and downloaded, without a name', async () => {
    const session = await makeJoinable(app, 1);
    await joined(app, session, 'vastgelegd@post.example');
    const one = session.documentId;
    const listed = (await admin('GET', `?session=${one}`)).body as PlaceList;
    const id = listed.data[0]?.id;
    const title = listed.meta.session?.title;
    expect(title).toMatch(/^Tour/);
    await admin('GET', `/export?session=${one}&format=csv`);
    await admin('POST', `/${one}/host-link`);
    await admin('DELETE', `/${one}/host-link`);
    await admin('DELETE', `/${one}/people/${id}`);
    expect((await admin('DELETE', `/${one}/people/${id}`)).status).toBe(404);
    await newMails(app, 1);
    const { body } = await ask(app, 'GET', '/audit', { token: organiser });
    const { data } = body as { data: { what: string; about: string }[] };
    expect(data.slice(0, 4)).toMatchObject([
      { what: 'Deelnemer van de lijst gehaald', about: `plaats ${id} bij ‘${title}’` },
      { what: 'Link van de gastheer ingetrokken', about: `‘${title}’` },
      { what: 'Link van de gastheer gemaakt', about: `‘${title}’` },
      { what: 'Lijst van deelnemers gedownload', about: `1 deelnemer van ‘${title}’` },
    ]);
    expect(JSON.stringify(data)).not.toContain('vastgelegd');
  });
});
