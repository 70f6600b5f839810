import { maxAheadMs, maxSentEntries, mergeAgendas, type Agenda } from 'beursvloer-domain/agenda';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxStoredEntries } from '../../src/agenda/entries';
import { ask, type App } from '../harness/app';
import { sendAgenda, write } from '../harness/agendas';
import { newMails } from '../harness/emails';
import { makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const send = ({ token }: Pick<Person, 'token'>, entries: unknown) =>
  sendAgenda(app, '/account/agenda', { entries }, { token });
const rows = () => app.strapi.db.query('api::agenda.agenda').findMany({ orderBy: 'id' });

const sessions = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `session:${from + n}`, on: true }));

describe('POST /account/agenda', () => {
  it('stores what one device saved, gives it to the other, and lets the last write win', async () => {
    const person = await makePerson(app, 'twee-apparaten');
    const phone = write('phone000', [{ id: 'session:1', on: true, note: 'vooraan' }], Date.now() - 5000);
    const first = await send(person, phone);
    expect([first.status, first.body.data]).toEqual([
      200,
      { id: expect.stringMatching(/^[a-z0-9]{24}$/), entries: phone, waiting: 0 },
    ]);
    const laptop = write('laptop00', [{ id: 'exhibitor:7', on: true }]);
    const both = mergeAgendas(phone, laptop);
    expect((await send(person, laptop)).body.data.entries).toEqual(both);
    const removed = write('laptop00', [{ id: 'session:1', on: false }], Date.now(), both);
    expect((await send(person, removed)).body.data.entries).toEqual(removed);
    // An earlier write brings nothing back.
    expect((await send(person, phone)).body.data).toEqual({ ...first.body.data, entries: removed });
  });

  it('loses nothing when devices send at the same moment', async () => {
    const person = await makePerson(app, 'tegelijk');
    const sent = Array.from({ length: 8 }, (_, n) => write(`device0${n}`, sessions(n * 20 + 1, 20)));
    const answers = await Promise.all(sent.map((agenda) => send(person, agenda)));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const { body } = await send(person, []);
    expect(body.data.entries).toEqual(sent.reduce<Agenda>((all, agenda) => mergeAgendas(all, agenda), []));
    expect((await rows()).filter(({ documentId }) => documentId === body.data.id)).toHaveLength(1);
  });

  it('shows nobody anything of somebody else', async () => {
    const [one, other] = [await makePerson(app, 'een'), await makePerson(app, 'ander')];
    const mine = await send(one, write('phone000', [{ id: 'session:1', on: true, note: 'geheim' }]));
    const theirs = await send(other, []);
    expect(theirs.body.data.entries).toEqual([]);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
    expect((await ask(app, 'POST', '/api/account/agenda', { body: { entries: [] } })).status).toBe(403);
    expect((await send({ token: 'x.y.z' }, [])).status).toBe(401);
  });

  it('lets no cache store it', async () => {
    const { headers } = await send(await makePerson(app, 'ongezien'), []);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('leaves out what a clock more than a day ahead wrote, and says how much', async () => {
    const person = await makePerson(app, 'voor');
    const now = Date.now();
    const near = write('phone000', [{ id: 'session:1', on: true }], now + maxAheadMs - 60_000);
    const far = write('phone000', sessions(2, 3), now + maxAheadMs + 60_000, near);
    const { body } = await send(person, far);
    expect([body.data.entries, body.data.waiting]).toEqual([near, 3]);
  });

  const [good] = write('phone000', [{ id: 'session:1', on: true }]);
  it.each([
    ['nothing', undefined],
    ['an object', { 0: good }],
    ['text', 'session:1'],
    ['an entry without a clock', [{ ...good, clock: undefined }]],
    ['something of another kind among the entries', [good, { ...good, id: 'user:1' }]],
    ['a list in a list', [[good]]],
    ['a device whose name is markup', [{ ...good, device: '<b>12345' }]],
  ])('refuses %s, in Dutch, and stores nothing', async (_, entries) => {
    const before = (await rows()).length;
    const person = await makePerson(app, `fout${before}${Math.floor(performance.now())}`);
    const { status, body } = await send(person, entries);
    expect([status, body.error.message]).toEqual([400, 'Dit zijn geen bewaarde onderdelen.']);
    expect(await rows()).toHaveLength(before);
  });

  it('refuses more than a device sends at once, up to 10,000', async () => {
    const person = await makePerson(app, 'tienduizend');
    const many = (count: number) =>
      send(
        person,
        Array.from({ length: count }, () => good),
      );
    const { status, body } = await many(maxSentEntries + 1);
    expect([status, body.error.message]).toEqual([
      400,
      `Stuur ten hoogste ${maxSentEntries} bewaarde onderdelen tegelijk.`,
    ]);
    expect((await many(10_000)).status).toBe(413);
    expect((await send(person, [])).body.data.entries).toEqual([]);
  });

  it('stores the latest 2,000 of what comes in parts', async () => {
    const person = await makePerson(app, 'veel');
    const start = Date.now() - 60_000;
    const all = Array.from({ length: 9 }, (_, n) =>
      write('phone000', sessions(n * maxSentEntries + 1, maxSentEntries), start + n),
    );
    for (const part of all) await send(person, part);
    const { body } = await send(person, []);
    const expected = all.slice(1).reduce<Agenda>((before, part) => mergeAgendas(before, part), []);
    expect(expected).toHaveLength(maxStoredEntries);
    expect(body.data.entries).toEqual(expected);
  });
});

describe('an account', () => {
  it('has it in the export of its data, and takes it along when it is deleted', async () => {
    const person = await makePerson(app, 'weg');
    const agenda = write('phone000', [{ id: 'speaker:4', on: true, note: 'vragen' }]);
    const { body } = await send(person, agenda);
    const exported = await ask(app, 'GET', '/api/account/data', { token: person.token });
    expect(exported.body).toMatchObject({
      data: { belongings: [{ what: 'Wat u hebt bewaard in Mijn programma', items: [{ entries: agenda }] }] },
    });
    await ask(app, 'POST', '/api/account/delete', {
      token: person.token,
      body: { password: person.password },
    });
    await newMails(app, 1);
    expect((await rows()).map(({ documentId }) => documentId)).not.toContain(body.data.id);
  });

  it('that is being deleted gets no agenda any more', async () => {
    const person = await makePerson(app, 'wordt-gewist');
    const before = (await rows()).length;
    const [, deleted] = await Promise.all([
      send(person, write('phone000', sessions(1, 3))),
      ask(app, 'POST', '/api/account/delete', { token: person.token, body: { password: person.password } }),
    ]);
    expect(deleted.status).toBe(200);
    await newMails(app, 1);
    expect(await rows()).toHaveLength(before);
  });
});
