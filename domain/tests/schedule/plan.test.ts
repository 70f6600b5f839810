import { describe, expect, test } from 'vitest';
import { planImport, type Entry, type Fair, type Makeable } from '../../src/schedule/index.js';
import { fairWith, session } from './fair.js';

const entry = (changes: Partial<Entry> & { fields?: Entry['fields'] } = {}): Entry => ({
  where: 'onderdeel 1',
  title: 'Iets nieuws',
  problems: [],
  importId: 'pretalx:ABC',
  ...changes,
  fields: { day: '2027-02-09', startTime: '12:00', endTime: '12:30', ...changes.fields },
});
const plan = (entries: Entry[], fair: Fair = fairWith(), makes: Makeable[] = []) =>
  planImport(entries, fair, new Set(makes));
const one = (changed: Partial<Entry>, fair?: Fair) => {
  const [item] = plan([entry(changed)], fair).items;
  if (!item) throw new Error('There is no item.');
  return item;
};
const own = { title: session.title, publicId: 2001, importId: undefined };
const at = { day: session.day, startTime: session.startTime, endTime: session.endTime };

describe('an entry is about the session', () => {
  test.each<[string, Partial<Entry>, Fair]>([
    ['that was imported under its id', {}, fairWith({ sessions: [{ ...session, importId: 'pretalx:ABC' }] })],
    ['whose UUID in our own export it has', { guid: '00000000-0000-5000-8000-000000002001' }, fairWith()],
    ['with its number', { importId: undefined, publicId: 2001 }, fairWith()],
    [
      'with its title and time, when it has no id',
      { importId: undefined, title: 'bouwen met HOUT', fields: at },
      fairWith(),
    ],
  ])('%s', (_how, changed, fair) => {
    expect(one(changed, fair).documentId).toBe('doc-1');
  });

  test('and about none when it has an id that is unknown', () => {
    expect(
      one({ title: session.title, fields: { ...at, place: { name: 'Zaal A', hall: null } } }),
    ).toMatchObject({
      state: 'rejected',
      problems: ['De zaal is dan al bezet door “Bouwen met hout” (10.00–11.00 uur).'],
    });
    expect(one({ importId: undefined, publicId: 9 }).problems).toEqual([
      'Er is geen onderdeel met nummer 9.',
    ]);
  });

  test('only once in a file', () => {
    const { items } = plan([entry(), entry({ title: 'Anders' })]);
    expect(items.map(({ state }) => state)).toEqual(['new', 'rejected']);
    expect(items[1]?.problems).toEqual(['Dit onderdeel staat twee keer in het bestand.']);
  });
});

describe('names', () => {
  test('are found however they are spelled, also with a comma in them', () => {
    const fields = { ...at, speakers: ['NOOR  blom'], themes: ['Hout', 'Wonen', 'zorg en welzijn'] };
    expect(one({ ...own, fields }).state).toBe('same');
  });

  test('that two have are those of who is there already, or a problem', () => {
    const fields = { ...at, speakers: ['Jan de Wit'] };
    const fair = fairWith({ sessions: [{ ...session, speakers: ['jan-2'] }] });
    expect(one({ ...own, fields }, fair).state).toBe('same');
    expect(one({ ...own, fields }).problems[0]).toContain('staat 2 keer in het beheer');
  });

  test('of rooms can have their hall behind them', () => {
    const room = (name: string, hall: string | null = null) => one({ fields: { place: { name, hall } } });
    expect(room('Zaal B (Hal 2)').after?.room).toBe('zaal-b2');
    expect(room('zaal b', 'Hal 1').after?.room).toBe('zaal-b');
    expect(room('Zaal B').problems).toEqual([
      'Er zijn 2 zalen met de naam “Zaal B”. Schrijf de hal erachter: “Zaal B (Hal 1)”.',
    ]);
  });

  test('of places without a room are where tours gather', () => {
    const place = { name: 'Balie', hall: null };
    expect(one({ fields: { kind: 'Tour', place } }).after).toMatchObject({
      room: null,
      meetingPoint: 'Balie',
    });
    expect(one({ fields: { kind: 'Workshop', place } }).problems).toEqual(['De zaal “Balie” bestaat niet.']);
  });

  test('that are made are made once', () => {
    const fields = { speakers: ['Mees', 'mees '], track: 'Zon' };
    const { items, unknown } = plan([entry({ fields })], fairWith(), ['speakers', 'themes']);
    expect(items[0]).toMatchObject({ state: 'new', after: { speakers: ['+mees'], themes: ['+zon'] } });
    expect(items[0]?.changes.filter(({ field }) => field === 'speakers')).toEqual([
      { field: 'speakers', label: 'Sprekers', from: '', to: 'Mees' },
    ]);
    expect(unknown.map(({ kind, name, isMade }) => [kind, name, isMade])).toEqual([
      ['speakers', 'Mees', true],
      ['themes', 'Zon', true],
    ]);
  });
});

describe('speakers in one text', () => {
  const of = (name: string, fair?: Fair) => one({ ...own, fields: { ...at, speakers: [name] } }, fair);
  const made = (name: string) => {
    const { items, unknown } = plan([entry({ fields: { speakers: [name] } })], fairWith(), ['speakers']);
    return { names: unknown.map((each) => each.name), notes: items[0]?.notes.slice(0, 1) };
  };

  test('are two, and the plan says so', () => {
    expect(made('Jan Aalbers en Piet Bos')).toEqual({
      names: ['Jan Aalbers', 'Piet Bos'],
      notes: ['“Jan Aalbers en Piet Bos” is gelezen als 2 sprekers: Jan Aalbers, Piet Bos.'],
    });
    for (const cell of [
      'Jan Aalbers;Piet Bos',
      'Jan Aalbers | Piet Bos',
      'Jan Aalbers & Piet Bos',
      'Jan Aalbers,Piet Bos',
    ])
      expect(made(cell).names).toEqual(['Jan Aalbers', 'Piet Bos']);
  });

  test('are one when the fair knows them by that name, and a problem when nobody can know', () => {
    const fair = fairWith({ speakers: [{ id: 'firma', name: 'Jansen & Zonen' }] });
    expect(of('Jansen & Zonen', fair).after?.speakers).toEqual(['firma']);
    expect(of('Jansen & Zonen').problems).toEqual([
      '“Jansen & Zonen” bij Sprekers: is dat één naam, of zijn het er meer? Zet een komma tussen namen; wie echt zo heet, maakt u eerst zelf bij Sprekers.',
    ]);
  });

  test('say where they stand when they are not there yet', () => {
    const { unknown } = plan([entry({ where: 'rij 7', fields: { speakers: ['Mees Zomer'] } })]);
    expect(unknown).toMatchObject([{ name: 'Mees Zomer', where: 'rij 7' }]);
  });
});

describe('the kind and the language', () => {
  test('that a file does not say are named, for what is new', () => {
    expect(one({}).notes).toEqual([
      'Er staat geen soort bij: we nemen Kennissessie.',
      'Er staat geen taal bij: we nemen Nederlands.',
    ]);
    expect(one({ ...own, fields: at }).notes).toEqual([]);
    expect(one({ fields: { kind: 'Tour', language: 'Engels' } }).notes).toEqual([]);
  });

  test('are those of the fair: no kind where it has none, and any name that it gave one', () => {
    const bare = one({ unread: { kind: 'Panel' } }, fairWith({ sessions: [], kinds: [] }));
    expect(bare.after?.kind).toBeNull();
    expect(bare.notes).toEqual(['Er staat geen taal bij: we nemen Nederlands.']);
    const demo = { key: 'Demonstratie', name: 'Demo', otherNames: [], isTour: false, hasPage: false };
    const own = one({}, fairWith({ sessions: [], kinds: [demo] }));
    expect(own.after?.kind).toBe('Demonstratie');
    expect(own.notes[0]).toBe('Er staat geen soort bij: we nemen Demo.');
    expect(own.changes.find(({ field }) => field === 'kind')?.to).toBe('Demo');
  });

  test('of a session stay when its kind is gone, and one without a kind gets one', () => {
    const gone = fairWith({ sessions: [{ ...session, kind: 'Weg' }] });
    expect(one({ ...own, fields: at }, gone)).toMatchObject({ state: 'same', after: { kind: 'Weg' } });
    const without = one({ ...own, fields: at }, fairWith({ sessions: [{ ...session, kind: null }] }));
    expect(without).toMatchObject({ state: 'changed', after: { kind: 'Kennissessie' } });
    expect(without.notes).toEqual(['Er staat geen soort bij: we nemen Kennissessie.']);
  });

  test('in words that are not known are named always', () => {
    const unread = { kind: 'Panel', language: 'fr' };
    expect(one({ unread }).notes).toEqual([
      'De soort “Panel” kent de site niet: we nemen Kennissessie.',
      'De taal “fr” kent de site niet: we nemen Nederlands.',
    ]);
    expect(one({ ...own, unread, fields: at })).toMatchObject({
      state: 'same',
      notes: [
        'De soort “Panel” kent de site niet: het blijft Kennissessie.',
        'De taal “fr” kent de site niet: het blijft Nederlands.',
      ],
    });
  });
});

describe('a track', () => {
  test('takes the place of the first theme, and leaves the others', () => {
    const themes = (track: string | null) => one({ ...own, fields: { ...at, track } }).after?.themes;
    expect(themes('Hout')).toEqual(['hout', 'zorg']);
    expect(themes('Wonen, zorg en welzijn')).toEqual(['zorg']);
    expect(themes(null)).toEqual([]);
  });
});

describe('rooms', () => {
  const inRoom = (importId: string, startTime: string, endTime: string): Entry =>
    entry({
      importId,
      title: importId,
      fields: { startTime, endTime, place: { name: 'Zaal A', hall: null } },
    });

  test('hold one session at a time: the first in the file stays', () => {
    const { items } = plan([
      inRoom('a', '12:00', '13:00'),
      inRoom('b', '12:59', '13:30'),
      inRoom('c', '13:00', '14:00'),
    ]);
    expect(items.map(({ state }) => state)).toEqual(['new', 'rejected', 'new']);
  });

  test('that a session leaves are free, unless it cannot leave', () => {
    const moves = entry({ ...own, fields: { day: '2027-02-09', startTime: '12:00', endTime: '12:30' } });
    const takes = inRoom('b', '10:00', '11:00');
    expect(plan([moves, takes]).items.map(({ state }) => state)).toEqual(['changed', 'new']);
    const stuck = { ...moves, problems: ['Fout.'] };
    expect(plan([stuck, takes]).items.map(({ state }) => state)).toEqual(['rejected', 'rejected']);
  });

  test('with two sessions at a time already are left as they are', () => {
    const twice = fairWith({ sessions: [session, { ...session, documentId: 'doc-2', publicId: 2002 }] });
    expect(one({ ...own, fields: at }, twice).state).toBe('same');
  });
});
