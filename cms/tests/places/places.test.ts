import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headOf, purgesAfter } from '../../src/platform/outbox/outbox';
import { deleteOldPlaces } from '../../src/places/retention';
import { settleSessions } from '../../src/places/watch';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { makePerson } from '../harness/people';
import {
  changeSession,
  joined,
  linkIn,
  makeJoinable,
  own,
  request,
  storeRequests,
  type Joinable,
} from '../harness/places';
import { sharedApp } from '../harness/shared-app';

/** Places at tours and workshops: asked for by mail, waited for, and given back. */
let app: App;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const startsAt = Date.parse('2027-02-09T14:00:00+01:00');
const endpoint = 'api::session.session';

beforeAll(async () => {
  app = await sharedApp();
});

let people = 0;
const somebody = () => `deelnemer-${(people += 1)}@post.example`;
const rows = (session: Joinable) =>
  app.strapi.db
    .query('api::session-place.session-place')
    .findMany({ where: { session: session.documentId }, orderBy: 'id' });
async function numbers({ publicId }: Joinable): Promise<unknown> {
  const query = `filters[publicId][$eq]=${publicId}&fields[0]=capacity&fields[1]=joining`;
  const { body } = await ask(app, 'GET', `/api/sessions?${query}`);
  return (body as { data: { places: unknown }[] }).data[0]?.places;
}

describe('a place', () => {
  it('is asked for, taken with the link of the mail, and given back with it', async () => {
    const session = await makeJoinable(app, 2);
    const email = somebody();
    expect(await request(app, session, ` ${email.toUpperCase()}`)).toMatchObject({
      status: 202,
      body: { data: { state: 'mailed' } },
    });
    expect(await numbers(session)).toMatchObject({ left: 2, waiting: 0, isClosed: false });
    const [asked] = await newMails(app, 1);
    expect(asked?.subject).toMatch(/^Bevestig uw aanmelding: Tour/);
    // Whoever asks for a stranger chooses the name.
    expect(JSON.stringify(asked)).not.toContain('Noor de Wit');
    const link = linkIn(asked);
    // Opening the link changes nothing: mail scanners do it too.
    expect((await own(app, 'GET', link)).body).toMatchObject({ data: { state: 'wacht op bevestiging' } });
    expect(await numbers(session)).toMatchObject({ left: 2 });

    expect((await own(app, 'POST', link)).body).toMatchObject({
      data: {
        state: 'geplaatst',
        left: 1,
        isOver: false,
        session: { startTime: '14:00', where: 'Tourbalie' },
      },
    });
    expect((await own(app, 'POST', link)).body).toMatchObject({ data: { state: 'geplaatst', left: 1 } });
    const [placed] = await newMails(app, 1);
    expect(placed?.subject).toMatch(/^U hebt een plaats: Tour/);
    expect(placed?.text).toContain('di 9 feb 2027, 14:00–15:00');

    expect((await own(app, 'DELETE', linkIn(placed))).status).toBe(204);
    expect((await newMails(app, 1))[0]?.subject).toMatch(/^U bent afgemeld/);
    expect(await rows(session)).toEqual([]);
    for (const method of ['GET', 'POST', 'DELETE']) expect((await own(app, method, link)).status).toBe(404);
  });

  it('is mailed about in the language that was read', async () => {
    const session = await makeJoinable(app, 2);
    await request(app, session, somebody(), { language: 'en' });
    const [asked] = await newMails(app, 1);
    expect(asked?.subject).toMatch(/^Confirm your request: Tour/);
    expect(asked?.text).toContain('https://beurs.example/en/plaats?link=');
  });

  it('is answered in the same way for an address that has one, which is told by mail', async () => {
    const session = await makeJoinable(app, 2);
    const email = somebody();
    const { link } = await joined(app, session, email);
    const again = await request(app, session, email, { name: 'Een ander' });
    const fresh = await request(app, session, somebody());
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    const subjects = (await newMails(app, 2)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.sort()).toEqual(['Bevestig uw aanmelding', 'U hebt een plaats']);
    expect((await own(app, 'GET', link)).body).toMatchObject({ data: { name: 'Noor de Wit' } });
    expect(await rows(session)).toHaveLength(2);
  });

  it('asked for twenty times at once for one address is one row, and at most twenty mails', async () => {
    const session = await makeJoinable(app, 2);
    const email = somebody();
    const responses = await Promise.all(Array.from({ length: 20 }, () => request(app, session, email)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await rows(session)).toHaveLength(1);
    expect(await newMails(app, 20)).toHaveLength(20);
  });

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(101) }, 'name', 'length'],
    [{ name: { $ne: '' } }, 'name', 'required'],
    [{ email: 'geen adres' }, 'email', 'email'],
    [{ email: ['a@post.example'] }, 'email', 'required'],
  ])('with %j is rejected at its field', async (more, field, name) => {
    const session = await makeJoinable(app, 1);
    expect(await request(app, session, somebody(), more)).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: [field], name }] } } },
    });
    expect(await rows(session)).toEqual([]);
  });

  it('cannot be asked for by a robot, or at a session without places', async () => {
    const session = await makeJoinable(app, 1);
    expect((await request(app, session, somebody(), { controleveld: 'x' })).status).toBe(400);
    const without = await makeJoinable(app, 5, { joining: false });
    for (const number of [without.publicId, 999_999, -1, 2 ** 40, '1001', null, { $gt: 0 }])
      expect([number, (await request(app, session, somebody(), { session: number })).status]).toEqual([
        number,
        404,
      ]);
    expect(await rows(session)).toEqual([]);
  });

  it('of a link that is no good is a 404', async () => {
    const session = await makeJoinable(app, 1);
    const [link = ''] = await storeRequests(app, session, 1);
    const [id = '', end = '', signature = ''] = link.split('.');
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const wrong of ['', 'x', `${id}.${end}`, `${id}.${end}.${other}`, `${link}.x`, 'a'.repeat(300)])
      for (const method of ['GET', 'POST', 'DELETE'])
        expect([wrong, (await own(app, method, wrong)).status]).toEqual([wrong, 404]);
    expect(await rows(session)).toMatchObject([{ state: 'wacht op bevestiging' }]);
  });

  it('is among the data of whoever has an account, and goes with it', async () => {
    const person = await makePerson(app, 'plaatsbezitter');
    const session = await makeJoinable(app, 1);
    await joined(app, session, person.email);
    const { body } = await ask(app, 'GET', '/api/account/data', { token: person.token });
    expect(JSON.stringify(body)).toContain('Uw plaats bij een onderdeel');
    expect(JSON.stringify(body)).not.toContain('placeId');
    const deleted = await ask(app, 'POST', '/api/account/delete', {
      token: person.token,
      body: { password: person.password },
    });
    expect(deleted.status).toBe(200);
    expect(await rows(session)).toEqual([]);
    await newMails(app, 1);
  });
});

describe('a session that is full', () => {
  let session: Joinable;
  let first: string;
  let second: { link: string };
  beforeEach(async () => {
    session = await makeJoinable(app, 1);
    first = (await joined(app, session, somebody())).link;
    second = await joined(app, session, somebody());
  });

  it('has a waiting list, whose first is offered what comes free and takes it', async () => {
    const third = await joined(app, session, somebody());
    expect(third.mail?.subject).toMatch(/^U staat op de wachtlijst/);
    expect(third.response.body).toMatchObject({ data: { state: 'wachtlijst', ahead: 1, left: 0 } });
    expect(await numbers(session)).toMatchObject({ left: 0, waiting: 2 });
    await own(app, 'DELETE', first);
    const mails = await newMails(app, 2);
    const offer = mails.find(({ subject }) => subject.startsWith('Er is een plaats voor u vrij'));
    expect(linkIn(offer)).toMatch(second.link.slice(0, 16));
    expect(offer?.text).toContain('Wij houden de plaats vast tot');
    // Held, so that nobody else takes it.
    expect(await numbers(session)).toMatchObject({ left: 0, waiting: 1 });
    expect((await joined(app, session, somebody())).response.body).toMatchObject({
      data: { state: 'wachtlijst', ahead: 1 },
    });
    expect((await own(app, 'POST', second.link)).body).toMatchObject({ data: { state: 'geplaatst' } });
    await newMails(app, 1);
  });

  it('offers a place to the next when nobody took it in time, and says so', async () => {
    const third = await joined(app, session, somebody());
    await own(app, 'DELETE', first);
    await newMails(app, 2);
    await settleSessions(app.strapi, Date.now() + 23 * hourMs);
    await newMails(app, 0);
    await settleSessions(app.strapi, Date.now() + 25 * hourMs);
    const subjects = (await newMails(app, 2)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.sort()).toEqual(['De plaats ging naar iemand anders', 'Er is een plaats voor u vrij']);
    expect((await own(app, 'POST', second.link)).status).toBe(404);
    expect((await own(app, 'GET', third.link)).body).toMatchObject({ data: { state: 'aangeboden' } });
  });

  it('offers as many places as an editor adds, and takes none away that is given', async () => {
    await joined(app, session, somebody());
    await changeSession(app, session, { capacity: 2 });
    await settleSessions(app.strapi);
    expect((await newMails(app, 1))[0]?.subject).toMatch(/^Er is een plaats voor u vrij/);
    await own(app, 'POST', second.link);
    await newMails(app, 1);
    await changeSession(app, session, { capacity: 1 });
    await settleSessions(app.strapi);
    await newMails(app, 0);
    expect(await numbers(session)).toMatchObject({ left: 0 });
    // One too many came; the place that one of them gives back is not given again.
    await own(app, 'DELETE', first);
    expect(await newMails(app, 1)).toHaveLength(1);
    expect(await numbers(session)).toMatchObject({ left: 0, waiting: 1 });
  });

  it('that an editor moves is mailed to all who have a place or wait, once', async () => {
    await changeSession(app, session, { startTime: '15:00:00.000', endTime: '16:00:00.000' });
    await settleSessions(app.strapi);
    const mails = await newMails(app, 2);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^Gewijzigd: Tour/);
      expect(text).toContain('15:00–16:00');
    }
    await settleSessions(app.strapi);
    await newMails(app, 0);
  });

  it('that an editor takes off is cancelled for everybody once it stays away, and not before', async () => {
    const { documentId } = session;
    await app.strapi.documents(endpoint).unpublish({ documentId, locale: '*' });
    await settleSessions(app.strapi);
    await settleSessions(app.strapi, Date.now() + 5 * 60 * 1000);
    await app.strapi.documents(endpoint).publish({ documentId, locale: '*' });
    await settleSessions(app.strapi, Date.now() + 6 * 60 * 1000);
    await newMails(app, 0);
    await app.strapi.documents(endpoint).unpublish({ documentId, locale: '*' });
    await settleSessions(app.strapi);
    await settleSessions(app.strapi, Date.now() + 11 * 60 * 1000);
    const subjects = (await newMails(app, 2)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Gaat niet door', 'Gaat niet door']);
    expect((await own(app, 'GET', first)).body).toMatchObject({ data: { state: 'vervallen', isOver: true } });
    expect(await own(app, 'POST', first)).toMatchObject({
      status: 409,
      body: { error: { name: 'TooLate' } },
    });
  });

  it('makes its own page stale when its numbers change, and no other page', async () => {
    const tagsSince = async (seq: number) => (await purgesAfter(app.strapi, seq, 10)).map(({ tags }) => tags);
    const { last } = await headOf(app.strapi);
    await request(app, session, somebody());
    await newMails(app, 1);
    expect(await tagsSince(last)).toEqual([]);
    await own(app, 'DELETE', second.link);
    await newMails(app, 1);
    expect(await tagsSince(last)).toEqual([[`places-${session.documentId}`]]);
    expect(await numbers(session)).toMatchObject({ documentId: `places-${session.documentId}` });
  });

  it('is deleted with everybody thirty days after, and a request that nobody confirmed after seven', async () => {
    await storeRequests(app, session, 1);
    await deleteOldPlaces(app.strapi, Date.now() + 6 * dayMs);
    expect(await rows(session)).toHaveLength(3);
    await deleteOldPlaces(app.strapi, Date.now() + 8 * dayMs);
    expect(await rows(session)).toHaveLength(2);
    await deleteOldPlaces(app.strapi, startsAt + 29 * dayMs);
    expect(await rows(session)).toHaveLength(2);
    await deleteOldPlaces(app.strapi, startsAt + 31 * dayMs);
    expect(await rows(session)).toEqual([]);
  });
});

it('a session without a number of places cannot ask for them', async () => {
  await expect(makeJoinable(app, 0)).rejects.toThrow(/hoeveel plaatsen/);
});

it(
  'thirty of five hundred who press at once have a place, and everybody else waits',
  { timeout: 120_000 },
  async () => {
    const session = await makeJoinable(app, 30);
    const links = await storeRequests(app, session, 500);
    const responses = await Promise.all(links.map((link) => own(app, 'POST', link)));
    const states = responses.map(({ body }) => (body as { data?: { state: string } }).data?.state);
    expect(states.filter((state) => state === 'geplaatst')).toHaveLength(30);
    expect(states.filter((state) => state === 'wachtlijst')).toHaveLength(470);
    const stored = (await rows(session)).map(({ state }: { state: string }) => state);
    expect(stored.sort()).toEqual(states.sort());
    expect(await numbers(session)).toMatchObject({ left: 0, waiting: 470 });
  },
);
