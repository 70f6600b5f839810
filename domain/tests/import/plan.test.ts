import { describe, expect, it } from 'vitest';
import type { ListColumn, ListShape } from '../../src/import/column.js';
import type { KnownDocument } from '../../src/import/matching.js';
import { planList, type ListPlanInput } from '../../src/import/plan.js';
import type { Cell } from '../../src/import/sheet.js';

const column = (path: string, heading: string, given: Partial<ListColumn> = {}): ListColumn => ({
  path,
  heading,
  otherHeadings: [],
  kind: 'line',
  isRequired: false,
  isFixed: false,
  maxLength: 255,
  choices: [],
  example: '',
  ...given,
});
const shape: ListShape = {
  columns: [
    column('publicId', 'Nummer', { kind: 'whole', isFixed: true }),
    column('name', 'Naam', { otherHeadings: ['bedrijf'], isRequired: true }),
    column('kvk', 'KvK-nummer', { kind: 'kvk' }),
    column('mail', 'E-mailadres', { kind: 'mail' }),
    column('site', 'Website', { kind: 'web' }),
    column('date', 'Datum', { kind: 'date' }),
    column('stands', 'Stand', { kind: 'codes' }),
    column('themes', 'Thema’s', { kind: 'many', otherHeadings: ['thema'] }),
    column('address', 'Postadres', { kind: 'address' }),
    column('featured', 'Uitgelicht', { kind: 'yesNo' }),
  ],
  title: 'name',
  unique: ['publicId', 'kvk'],
  alike: ['mail', 'site'],
  exclusive: ['stands'],
  addsOnly: false,
};

const cells = (row: readonly (string | Cell)[]): Cell[] =>
  row.map((cell) => (typeof cell === 'string' ? { shown: cell } : cell));
const plan = (rows: readonly (readonly (string | Cell)[])[], given: Partial<ListPlanInput> = {}) =>
  planList({
    shape,
    sheets: [{ name: 'Blad1', rows: rows.map(cells), hidden: new Set(), filtered: [], merged: [] }],
    known: [],
    names: { stands: ['1.A01', '1.A02'], themes: ['Hout, steen en staal', 'Isolatie', 'Beton'] },
    makeable: new Set(['stands']),
    pictures: [],
    answers: {},
    chosen: {},
    remembered: {},
    emptyWipes: false,
    fairDays: [],
    today: '2026-11-29',
    ...given,
  });
const known: KnownDocument[] = [
  {
    id: 'a',
    values: {
      publicId: '1001',
      name: 'Voorbeeld BV',
      kvk: '12345678',
      mail: 'info@voorbeeld.example',
      site: 'https://voorbeeld.example',
    },
  },
  { id: 'b', values: { publicId: '1002', name: 'Dubbel', stands: '1.A01' } },
  { id: 'c', values: { publicId: '1003', name: 'Dubbel' } },
];

describe('a value', () => {
  it.each([
    ['Website', 'voorbeeld.example', 'https://voorbeeld.example'],
    ['Website', 'http://www.x.example/a', 'http://www.x.example/a'],
    ['E-mailadres', 'Jan <JAN@X.example>', 'jan@x.example'],
    ['Datum', '2027-02-09', '9-2-2027'],
    ['Datum', '9 feb. 2027', '9-2-2027'],
    ['KvK-nummer', '1234567', '01234567'],
    ['Uitgelicht', 'X', 'ja'],
    ['Uitgelicht', 'Nee', 'nee'],
    ['Stand', '1.A01 en 1.A02', '1.A01, 1.A02'],
    ['Thema', 'Isolatie, hout, steen en staal', 'Isolatie; Hout, steen en staal'],
    ['Thema', 'beton;isolatie', 'Beton, Isolatie'],
  ])('of %s: %s', (heading, said, value) => {
    const { rows, questions } = plan([
      ['Naam', heading],
      ['X', said],
    ]);
    expect([questions, rows[0]?.changes.at(-1)?.to]).toEqual([[], value]);
  });

  it.each([
    ['E-mailadres', 'info @x,example', 'info@x.example'],
    ['E-mailadres', 'geen', null],
    ['Datum', 'binnenkort', null],
    ['Uitgelicht', 'misschien', null],
    ['KvK-nummer', 'HRB 1234', null],
    ['Thema', 'Isolatei', 'near'],
    ['Thema', 'Glas', 'leave'],
    ['Stand', '9.Z99', 'make'],
  ])('of %s that is not understood is asked about once: %s', (heading, said, proposal) => {
    const { rows, questions } = plan([
      ['Naam', heading],
      ['X', said],
      ['Y', said],
    ]);
    expect(questions.map((one) => [one.proposal, one.rows])).toEqual([[proposal, [2, 3]]]);
    expect(rows[0]?.changes).toHaveLength(1);
  });

  it('of a date that Excel keeps as a number is that day, also as a day of another type', () => {
    const { rows } = plan([
      ['Naam', 'Datum'],
      ['X', { shown: '9-feb', number: 46_427, kind: 'date' }],
    ]);
    expect(rows[0]?.changes.at(-1)?.to).toBe('9-2-2027');
  });

  it('that is answered in words of their own is taken when it can be stored', () => {
    const rows = [
      ['Naam', 'E-mailadres'],
      ['X', 'geen'],
    ];
    const id = plan(rows).questions[0]?.id ?? '';
    expect(plan(rows, { answers: { [id]: 'ook geen' } }).questions[0]?.answer).toBeNull();
    const { questions, rows: read } = plan(rows, { answers: { [id]: 'a@x.example' } });
    expect([questions[0]?.answer, read[0]?.changes.at(-1)?.to]).toEqual(['a@x.example', 'a@x.example']);
  });
});

describe('a row', () => {
  it.each([
    ['its number', ['1001', 'Heel anders', '', ''], 'a'],
    ['its KvK number', ['', 'Heel anders', '12345678', ''], 'a'],
    ['its name', ['', 'voorbeeld bv', '', ''], 'a'],
  ])('is known by %s', (_what, row, id) => {
    const { rows, questions } = plan([['Nummer', 'Naam', 'KvK-nummer', 'E-mailadres'], row], { known });
    expect([rows[0]?.id, questions]).toEqual([id, []]);
  });

  it.each([
    ['a like name', ['', 'Voorbeeld B.V.', '', ''], 'same'],
    ['the same name with another number', ['', 'Voorbeeld BV', '87654321', ''], null],
    ['the same domain', ['', 'Dochter van dezelfde', '', 'verkoop@voorbeeld.example'], null],
  ])('is asked about with %s', (_what, row, proposal) => {
    const table = [['Nummer', 'Naam', 'KvK-nummer', 'E-mailadres'], row];
    const { questions } = plan(table, { known });
    expect(questions.map((one) => [one.id, one.proposal])).toEqual([['same 2', proposal]]);
    const states = ['same', 'new', 'skip'].map((answer) =>
      plan(table, { known, answers: { 'same 2': answer } }).rows.map(({ state, id }) => [state, id]),
    );
    expect(states).toEqual([[['changed', 'a']], [['new', null]], []]);
  });

  it('of a name that two have, or of a number that nobody has, is rejected', () => {
    const { rows } = plan(
      [
        ['Nummer', 'Naam'],
        ['', 'Dubbel'],
        ['9999', 'X'],
        ['', ''],
      ],
      { known },
    );
    expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
      ['rejected', ['“Dubbel” is er meer dan één keer. Zet het nummer erbij.']],
      ['rejected', ['Er is niets met Nummer 9999.']],
    ]);
  });

  it('does not wipe with an empty cell, unless it is told to, and never what is required', () => {
    const table = [
      ['Nummer', 'Naam', 'E-mailadres'],
      ['1001', '', ''],
    ];
    const kept = plan(table, { known });
    expect([kept.rows[0]?.state, kept.empty]).toEqual(['same', 2]);
    const wiped = plan(table, { known, emptyWipes: true });
    expect(wiped.rows[0]?.changes.map(({ path, from, to }) => [path, from, to])).toEqual([
      ['mail', 'info@voorbeeld.example', ''],
    ]);
  });

  it('on a stand of somebody else says so, unless that one leaves it in the same file', () => {
    const table = [
      ['Nummer', 'Naam', 'Stand'],
      ['', 'Nieuw', '1.A01'],
    ];
    expect(plan(table, { known }).rows[0]?.notes).toEqual(['Stand 1.A01 is ook van “Dubbel”.']);
    expect(plan([...table, ['1002', 'Dubbel', '1.A02']], { known }).rows[0]?.notes).toEqual([]);
  });

  it('that repeats the headings, adds up or remarks is left out', () => {
    const { rows, leftOut } = plan([
      ['Naam', 'Stand', 'E-mailadres'],
      ['X', '1.A01', ''],
      ['Naam', 'Stand', 'E-mailadres'],
      ['Totaal', '2', ''],
      [],
      ['Alle prijzen zonder btw'],
    ]);
    expect(rows.map(({ title }) => title)).toEqual(['X']);
    expect(leftOut.map(({ number, because }) => [number, because])).toEqual([
      [3, 'de koppen nog een keer'],
      [4, 'een optelling'],
      [6, 'een opmerking onder de lijst'],
    ]);
  });

  it('has an address of several columns, and a cell over several rows', () => {
    const sheet = {
      name: '',
      rows: [
        ['Naam', 'Straat en nummer', 'Postcode', 'Plaats van het adres', 'Land', 'Stand'],
        ['X', 'Hauptstr. 5', '10115', 'Berlin', 'Germany', '1.A01'],
        ['Y', 'Dorpsstraat 1', '3511 AB', 'Utrecht', 'NL', ''],
      ].map(cells),
      hidden: new Set<number>(),
      filtered: [],
      merged: [{ fromRow: 1, toRow: 2, fromColumn: 5, toColumn: 5 }],
    };
    const { rows } = plan([], { sheets: [sheet] });
    expect(rows.map(({ changes }) => changes.map(({ to }) => to))).toEqual([
      ['X', '1.A01', 'Hauptstr. 5\n10115 Berlin\nDuitsland'],
      ['Y', '1.A01', 'Dorpsstraat 1\n3511 AB Utrecht'],
    ]);
  });
});

describe('columns', () => {
  it('are found below titles, with other words, and by what they hold', () => {
    const { columns } = plan([
      ['Lijst van november'],
      [],
      ['Bedrijf:', 'Adres voor post', 'Thema’s*'],
      ['X', 'a@x.example', ''],
      ['Y', 'b@y.example', 'Beton'],
    ]);
    expect(columns.map(({ heading, as }) => [heading, as])).toEqual([
      ['Bedrijf:', 'name'],
      ['Adres voor post', 'mail'],
      ['Thema’s*', 'themes'],
    ]);
  });

  it('are those of the sheet that has them', () => {
    const sheet = (name: string, rows: string[][]) => ({
      name,
      rows: rows.map(cells),
      hidden: new Set<number>(),
      filtered: [],
      merged: [],
    });
    const sheets = [
      sheet('Uitleg', [['Zo werkt het']]),
      sheet('Lijst', [
        ['Naam', 'Stand'],
        ['X', '1.A01'],
      ]),
    ];
    expect(plan([], { sheets }).sheet).toBe('Lijst');
  });

  it('without the name are a problem, and a million empty cells are none', () => {
    expect(
      plan([
        ['Stand', 'Datum'],
        ['1.A01', ''],
      ]).problem,
    ).toContain('Geen kolom is gelezen als Naam');
    const empty = Array.from({ length: 1000 }, () => Array.from({ length: 100 }, () => ''));
    expect(plan([['Naam'], ['X'], ...empty]).rows).toHaveLength(1);
  });
});

describe('pictures', () => {
  const pictured = {
    shape: { ...shape, columns: [...shape.columns, column('logo', 'Logo', { kind: 'picture' })] },
    names: { logo: ['Hout & Co.png', 'oud.jpg'] },
  };
  const logos = (rows: readonly (readonly string[])[], pictures: readonly string[]) => {
    const planned = plan(rows, { ...pictured, pictures });
    return {
      ...planned.pictures,
      logos: planned.rows.map(({ changes }) => changes.find(({ path }) => path === 'logo')?.to),
      notes: planned.rows.flatMap(({ notes }) => notes),
    };
  };

  it('are those that cells name, with any capitals, folder and extension', () => {
    expect(
      logos(
        [
          ['Naam', 'Logo'],
          ['Een', 'BOUW.PNG'],
          ['Twee', 'C:\\logos\\dak_werk.tif'],
          ['Drie', 'oud'],
          ['Vier', 'nergens.png'],
        ],
        ['bouw.png', 'dak-werk.jpg', 'over.png', 'OUD.JPG'],
      ),
    ).toEqual({
      logos: ['bouw.png', 'dak-werk.jpg', 'oud.jpg', undefined],
      used: ['bouw.png', 'dak-werk.jpg'],
      unused: ['over.png'],
      missing: [{ name: 'nergens.png', rows: [5] }],
      notes: ['Logo: “nergens.png” is er niet bij.'],
    });
  });

  it('are those that are called like a row, when no cell names one', () => {
    expect(
      logos(
        [['Naam'], ['Zonnedak B.V.'], ['Hout & Co'], ['Café Één'], ['Twee']],
        ['logo-zonnedak.png', 'Hout & Co.png', 'cafe_een.jpg', 'twee.png', 'twee-logo.png'],
      ),
    ).toEqual({
      logos: ['logo-zonnedak.png', 'Hout & Co.png', 'cafe_een.jpg', undefined],
      used: ['logo-zonnedak.png', 'cafe_een.jpg'],
      unused: ['twee.png', 'twee-logo.png'],
      missing: [],
      notes: [],
    });
  });
});

describe('a group of people', () => {
  const people: ListShape = {
    columns: [
      column('email', 'E-mailadres', { kind: 'mail', isRequired: true }),
      column('name', 'Naam', { kind: 'person', isRequired: true }),
      column('audience', 'Doelgroep', { kind: 'one', isRequired: true }),
      column('days', 'Dagen', { kind: 'days', isRequired: true }),
    ],
    title: 'name',
    unique: ['email'],
    alike: [],
    exclusive: [],
    addsOnly: true,
  };
  const given = {
    shape: people,
    fairDays: ['2027-02-09', '2027-02-10'],
    names: { audience: ['Gemeente', 'Corporatie'] },
    makeable: new Set<string>(),
    known: [{ id: '7', values: { email: 'bas@x.example' } }],
  };

  it('comes on days of the fair, however they are written', () => {
    const days = (text: string) =>
      plan(
        [
          ['Naam', 'E-mailadres', 'Doelgroep', 'Dagen'],
          ['Noor Wit', 'noor@x.example', 'gemeente', text],
        ],
        given,
      ).rows[0]?.changes.find(({ path }) => path === 'days')?.to;
    expect(days('9 februari')).toBe('9-2-2027');
    expect(days('wo en di')).toBe('9-2-2027, 10-2-2027');
    expect(days('10-2-2027; 9-2-2027')).toBe('9-2-2027, 10-2-2027');
    expect(days('11-2-2027')).toBeUndefined();
  });

  it('is asked once for what is the same for all, and changes nobody who is there', () => {
    const rows = [
      ['Naam', 'E-mailadres'],
      ['Noor Wit', 'noor@x.example'],
      ['Bas Bos', 'BAS@x.example'],
    ];
    const first = plan(rows, given);
    expect(first.questions.map(({ id, options }) => [id, options.map(({ answer }) => answer)])).toEqual([
      ['missing audience', ['Gemeente', 'Corporatie']],
      ['missing days', ['9-2-2027, 10-2-2027', '9-2-2027', '10-2-2027']],
    ]);
    const answers = { 'missing audience': 'Corporatie', 'missing days': '9-2-2027, 10-2-2027' };
    const { rows: planned, absent } = plan(rows, { ...given, answers });
    expect([absent, planned.map(({ state, notes }) => [state, notes])]).toEqual([
      0,
      [
        ['new', []],
        ['same', ['Is er al, en blijft zoals het is.']],
      ],
    ]);
    expect(planned[0]?.changes.map(({ path, to }) => [path, to])).toEqual([
      ['email', 'noor@x.example'],
      ['name', 'Noor Wit'],
      ['audience', 'Corporatie'],
      ['days', '9-2-2027, 10-2-2027'],
    ]);
  });
});
