import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';
import { organiserOf } from '../harness/staff';
import { confirmed, register, visitor } from '../harness/visits';

let app: App;
let organiser: Awaited<ReturnType<typeof organiserOf>>;
let code: string;

beforeAll(async () => {
  app = await sharedApp();
  organiser = await organiserOf(app);
  const people = [
    { name: 'Zoë van der Brüggen-Ørsted', organisation: 'Café De Zwaan', email: 'zoe@zwaan.example' },
    { name: 'Sébastien D’Angelo', organisation: '100% Hout_bouw', email: 'sd.angelo+beurs@post.example' },
    { name: 'Łukasz Weiß', organisation: 'Æbleskiver', email: 'lukasz@post.example' },
  ];
  for (const person of people) await register(app, visitor(person));
  await newMails(app, people.length);
  ({ code } = await confirmed(app, { name: 'Noor de Wit', email: 'noor@wit.example' }));
});

describe('a registration', () => {
  it.each([
    ['noor', 'Noor de Wit'],
    ['de wit noor', 'Noor de Wit'],
    ['WIT', 'Noor de Wit'],
    ['zoe bruggen', 'Zoë van der Brüggen-Ørsted'],
    ['ZOË', 'Zoë van der Brüggen-Ørsted'],
    ['brüggen orsted', 'Zoë van der Brüggen-Ørsted'],
    ['brüggen-ørsted', 'Zoë van der Brüggen-Ørsted'],
    ['cafe zwaan', 'Zoë van der Brüggen-Ørsted'],
    ['zwaan zoe@', 'Zoë van der Brüggen-Ørsted'],
    ['dangelo', 'Sébastien D’Angelo'],
    ["d'angelo seb", 'Sébastien D’Angelo'],
    ['sd.angelo+beurs@post.example', 'Sébastien D’Angelo'],
    ['100% hout', 'Sébastien D’Angelo'],
    ['lukasz weiss', 'Łukasz Weiß'],
    ['ŁUKASZ', 'Łukasz Weiß'],
    ['aebleskiver', 'Łukasz Weiß'],
  ])('is found by %s', async (words, name) => {
    expect(await organiser.namesOf(words)).toEqual([name]);
  });

  it.each([
    ['as it is printed', (text: string) => text],
    ['in small letters and groups', (text: string) => text.toLowerCase().replaceAll('-', ' ')],
    ['with letters for digits', (text: string) => text.replaceAll('0', 'O').replaceAll('1', 'l')],
    ['as far as somebody read it out', (text: string) => text.slice(0, 12)],
    ['with a mistake in its second half', (text: string) => `${text.slice(0, 24)}ZZZZ`],
  ])('is found by the code of its badge, %s', async (_, typed) => {
    expect(await organiser.namesOf(typed(code))).toEqual(['Noor de Wit']);
  });

  it('is not found by words that it has not all', async () => {
    for (const words of ['noor zwaan', '%', '_', "' or 'zxqv'='zxqv", 'niemand', '\u0000noorx'])
      expect([words, await organiser.namesOf(words)]).toEqual([words, []]);
  });

  it('is found by its state', async () => {
    expect((await organiser.find({ state: 'bevestigd' })).data).toHaveLength(1);
    expect((await organiser.find({ state: 'aangemeld' })).data).toHaveLength(3);
    expect((await organiser.call('GET', '?state=weg')).status).toBe(400);
    expect((await organiser.call('GET', '?q[]=x')).status).toBe(400);
    expect((await organiser.call('GET', `?q=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('that an earlier version stored is found after a start', async () => {
    const { fillSearchTexts }: typeof import('../../src/visitors/registrations') =
      await import('../../src/visitors/registrations');
    const query = app.strapi.db.query('api::visitor-registration.visitor-registration');
    await query.updateMany({ where: {}, data: { searchText: null } });
    expect(await organiser.namesOf('noor')).toEqual([]);
    await fillSearchTexts(app.strapi);
    expect(await organiser.namesOf('noor')).toEqual(['Noor de Wit']);
    expect(await organiser.namesOf('zoe')).toHaveLength(1);
  });
});
