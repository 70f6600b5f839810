import { beforeEach, expect, test, vi } from 'vitest';
import { kinds, summaryOf as exhibitor } from '../exhibitors/exhibitors.fixture';
import { nl } from '../messages/nl';
import { kinds as sessionKinds, makeSession, walks } from '../programme/sessions.fixture';
import { summaryOf as speaker } from '../speakers/speakers.fixture';
import { narrow } from './filtered-lists';

/** Values in the pack beside its pages, by language and name. */
let pack: Map<string, unknown>;
vi.mock('../../caching/device-pack', () => ({
  findPackedValue: (language: string, name: string) =>
    Promise.resolve(pack.get(`${language}/${name}`) ?? null),
}));

const labels = { kinds: sessionKinds, languages: nl.programme.languages };
beforeEach(() => {
  const sessions = [
    makeSession(1, { title: 'Bouwen met hout' }),
    makeSession(2, { day: '2027-02-10', kind: walks }),
    makeSession(3, { day: '2027-02-10', language: 'en' }),
  ];
  const names = Array.from({ length: 30 }, (_, at) => exhibitor(at + 1, { featured: at === 29 }));
  pack = new Map<string, unknown>([
    ['nl/programme', { sessions, fairDays: ['2027-02-09', '2027-02-10', '2027-02-11'], labels }],
    [
      'nl/exhibitors',
      {
        exhibitors: [...names, exhibitor(31, { kind: 'Dakdekker', name: 'Houtstad' })],
        names: { kinds, province: {} },
      },
    ],
    ['nl/speakers', { speakers: [speaker(1, { name: 'Anna' }), speaker(2, { name: 'Bram' })] }],
    ['nl/plan', { halls: [], rooms: [], stands: [] }],
  ]);
});

test.each([
  ['programme', '/programma?dag=2027-02-10', 'sessions', [2, 3]],
  ['programme', '/programma?dag=alle&q=hout', 'sessions', [1]],
  ['programme', '/programma?dag=alle&soort=wandeling&taal=nl', 'sessions', [2]],
  ['programme', '/programma/wandelingen?dag=alle', 'sessions', [2]],
])('of the %s, %s shows what fits', async (name, path, field, expected) => {
  const found = new Map(Object.entries((await narrow(name, path)) ?? {})).get(field) as {
    publicId: number;
  }[];
  expect(found.map(({ publicId }) => publicId)).toEqual(expected);
});

test.each([
  ['exhibitors', '/standhouders?q=hout', [31]],
  ['exhibitors', '/standhouders/dakdekkers?sorteer=naam', [31]],
  ['exhibitors', '/standhouders?pagina=2&sorteer=naam', [25, 26, 27, 28, 29, 30, 31]],
  ['speakers', '/sprekers?q=bram', [2]],
])('of %s, %s shows what fits on its page', async (name, path, expected) => {
  const data = (await narrow(name, path)) as { shown: { items: { publicId: number }[] } };
  expect(data.shown.items.map(({ publicId }) => publicId)).toEqual(expected);
});

test('who is featured comes first, as on the site', async () => {
  const data = (await narrow('exhibitors', '/standhouders?thema=')) as { shown: { items: object[] } };
  expect(data.shown.items[0]).toMatchObject({ publicId: 30 });
});

test('a fair without halls has no plan', async () => {
  expect(await narrow('plan', '/plattegrond?hal=1')).toMatchObject({ plan: null });
});

test.each([
  ['exhibitors', '/standhouders?pagina=9'],
  ['exhibitors', '/standhouders?pagina=x'],
  ['exhibitors', `/standhouders?q=${'x'.repeat(200)}`],
  ['programme', '/programma?dag=morgen'],
  ['programme', '/programma/demonstraties?dag=alle'],
  ['nothing', '/nieuws?thema=hout'],
])('%s has no page at %s', async (name, path) => {
  expect(await narrow(name, path)).toBeNull();
});

test('a language whose pack is not here gives nothing', async () => {
  await expect(narrow('programme', '/en/programma?thema=hout')).rejects.toThrow('The pack has no programme');
});
