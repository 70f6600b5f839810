import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportPreview } from '../../src/programme/import/shape';
import type { ListPreview } from '../../src/platform/lists/shape';
import { signInAs } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { caseFile, Lists } from './calls';
import { send } from '../programme/calls';
import { untidyExhibitors, untidySessions, untidySpeakers } from './files';

/** Files from real fairs, and what an organiser sees in them. */
let app: App;
let token: string;
let lists: Lists;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
  lists = new Lists(app, token);
});

const valuesOf = ({ rows }: ListPreview) =>
  rows.map(({ number, changes }) => [number, Object.fromEntries(changes.map(({ path, to }) => [path, to]))]);
const questionsAbout = ({ questions }: ListPreview, path: string) =>
  questions
    .filter(({ id }) => id.startsWith(`value ${path} `))
    .map(({ rows, text, proposal }) => [rows[0], /“(.*?)”/.exec(text)?.[1], proposal]);

describe('stand-as-date', () => {
  it('asks about the stands of which Excel made something else, and takes none of them silently', async () => {
    const { body } = await lists.preview('standhouders', caseFile('stand-as-date.xlsx'));
    expect(body.rows).toHaveLength(8);
    expect(questionsAbout(body, 'stands')).toEqual([
      [3, '3-apr', '3-4'],
      [4, '2,00E+05', '2E05'],
      [7, '1,1', '1.1'],
      [8, '1-2-2026', '1-2'],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/46115|46054|200000/);
  });

  it('takes the answers, and the texts as they stand', async () => {
    const { preview } = await lists.answered('standhouders', caseFile('stand-as-date.xlsx'), {
      answers: { 'missing kind': 'Nieuwbouwconcept' },
    });
    expect(preview.rows.map(({ changes }) => changes.find(({ path }) => path === 'stands')?.to)).toEqual([
      '1.B04',
      '3-4',
      '2E05',
      '12',
      '007',
      '1.1',
      '1-2',
      '5-6',
    ]);
  });
});

describe('double-headings', () => {
  const file = caseFile('double-headings.xlsx');

  it('offers nine columns, each with what stands above it', async () => {
    const { body } = await lists.preview('standhouders', file);
    expect(body.columns.map(({ heading, as, first }) => [heading, as, first])).toEqual([
      ['Stand', 'stands', '1.C01'],
      ['Bedrijf Naam', 'name', 'Voorbeeld BV'],
      ['Bedrijf Telefoon', 'contact.phone', '010 1234567'],
      ['Bedrijf E-mail', 'contact.email', 'info@voorbeeld.example'],
      ['Contactpersoon Naam', 'contactPerson.name', 'Jan Proef'],
      ['Contactpersoon Telefoon', 'contactPerson.phone', '06 12345678'],
      ['Contactpersoon E-mail', 'contactPerson.email', 'jan@voorbeeld.example'],
      ['Contactpersoon E-mail nieuwsbrief', null, 'ja'],
      ['', null, 'sponsor'],
    ]);
  });

  it('has three exhibitors, and no row takes anything from the one above', async () => {
    const { preview } = await lists.answered('standhouders', file, {
      answers: { 'missing kind': 'Overheid' },
    });
    expect(valuesOf(preview)).toEqual([
      [
        3,
        {
          name: 'Voorbeeld BV',
          stands: '1.C01',
          kind: 'Overheid',
          'contact.email': 'info@voorbeeld.example',
          'contact.phone': '010 1234567',
          'contactPerson.name': 'Jan Proef',
          'contactPerson.email': 'jan@voorbeeld.example',
          'contactPerson.phone': '06 12345678',
        },
      ],
      [
        4,
        {
          name: 'Modelhuis BV',
          stands: '1.C02',
          kind: 'Overheid',
          'contact.email': 'info@modelhuis.example',
          'contact.phone': '010 7654321',
        },
      ],
      [
        5,
        {
          name: 'Toetswerk BV',
          stands: '1.C03',
          kind: 'Overheid',
          'contactPerson.name': 'Anna Toets',
          'contactPerson.email': 'anna@toetswerk.example',
          'contactPerson.phone': '06 87654321',
        },
      ],
    ]);
  });

  it('is refused with two columns for one field, which are named, until they are joined', async () => {
    const columns = { 6: 'contact.email' };
    const { body } = await lists.preview('standhouders', file, { columns });
    const asked = body.questions.find(({ id }) => id === 'join contact.email');
    expect(asked).toMatchObject({ answer: null });
    expect(asked?.text).toContain(
      '“Bedrijf E-mail”, “Contactpersoon E-mail” zijn allebei gelezen als E-mailadres',
    );
    const joined = await lists.preview('standhouders', file, {
      columns: { 2: 'contact.address', 5: 'contact.address' },
      answers: { 'join contact.address': 'join' },
    });
    expect(joined.body.rows[0]?.changes.find(({ path }) => path === 'contact.address')?.to).toBe(
      '010 1234567\n06 12345678',
    );
  });
});

describe('hidden-rows', () => {
  const file = caseFile('hidden-rows.xlsx');

  it('says which rows a filter hides and by what, and asks once', async () => {
    const { body } = await lists.preview('standhouders', file);
    expect(body.questions.find(({ id }) => id === 'hidden')?.text).toBe(
      'De rijen 3, 5 zijn in Excel verborgen, door een filter op “Status”. Wat doen we daarmee?',
    );
    expect(body.leftOut.map(({ number, text, because }) => [number, text, because])).toEqual([
      [7, 'Totaal · 42', 'een optelling'],
      [9, 'Prijzen zonder btw; lijst van 1 februari', 'een opmerking onder de lijst'],
    ]);
  });

  it.each([
    ['skip', ['Voorbeeld BV', 'Modelhuis BV', 'Testdak BV']],
    ['take', ['Voorbeeld BV', 'Proefbouw BV', 'Modelhuis BV', 'Toetswerk BV', 'Testdak BV']],
  ])('%s: %j', async (hidden, titles) => {
    const { body } = await lists.preview('standhouders', file, { answers: { hidden } });
    expect(body.rows.map(({ title }) => title)).toEqual(titles);
  });

  it('puts back what was left out', async () => {
    const { body } = await lists.preview('standhouders', file, {
      answers: { hidden: 'skip', 'row 7': 'take' },
    });
    expect(body.rows.map(({ title }) => title)).toContain('Totaal');
  });

  it('is not stored while the question is open', async () => {
    const { body } = await lists.preview('standhouders', file);
    const form = new FormData();
    form.append('bestand', new Blob([new Uint8Array(file)]), 'lijst.xlsx');
    const { status, message } = await lists.call(
      'POST',
      `/lists/standhouders/imports?fingerprint=${body.fingerprint}`,
      form,
    );
    expect([status, message]).toEqual([400, 'Niet alle vragen zijn beantwoord.']);
  });
});

describe('numfmt', () => {
  it('has the square metres of the sheet, whatever their format', async () => {
    const { preview } = await lists.answered('stands', caseFile('numfmt.xlsx'));
    expect(preview.questions.map(({ text }) => text)).toEqual([
      'Oppervlakte: “24,5”. Dit is geen heel getal.',
    ]);
    expect(preview.rows.map(({ changes }) => changes.find(({ path }) => path === 'area')?.to)).toEqual([
      '12',
      undefined,
      '9',
      '36',
    ]);
    expect(preview.columns.map(({ heading, as }) => [heading, as])).toEqual([
      ['Stand', 'code'],
      ['Oppervlakte', 'area'],
      ['Prijs', null],
      ['Opbouw op', null],
      ['Opbouw om', null],
    ]);
  });
});

describe('names', () => {
  it('reads one person in four ways, asks about capitals and a firm, and says what is doubled', async () => {
    const { body } = await lists.preview('sprekers', caseFile('names.csv'));
    expect(body.rows.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Jan van der Proef'],
      [6, ''],
      [7, 'J. v.d. Proef'],
      [8, 'Anna de Proef-van Toets'],
      [9, 'Ludo Van den Proef'],
      [10, 'ir. Piet ’t Hout'],
      [11, 'Proef Thi Van'],
      [12, 'Hans in ’t Veld'],
      [13, ''],
    ]);
    expect(body.questions.map(({ text, proposal, rows }) => [text, proposal, rows])).toEqual([
      ['Naam: “JAN VAN DER PROEF”. De naam staat in hoofdletters.', 'Jan van der Proef', [6]],
      ['Naam: “Van Proef Bouw BV”. Dit lijkt een bedrijf en geen persoon.', 'Van Proef Bouw BV', [13]],
      ['“Jan van der Proef” staat ook in rij 2. Is dat dezelfde?', 'skip', [3, 4, 5]],
    ]);
  });

  it('reads three columns, and doubles no prefix', async () => {
    const { body } = await lists.preview('sprekers', caseFile('names-columns.csv'));
    expect(body.rows.map(({ title }) => title)).toEqual([
      'Jan van der Proef',
      'Anna Toets',
      'Piet ’t Hout',
      '',
    ]);
    expect(body.questions.map(({ text }) => text)).toEqual([
      'Naam: “van der Proef”. De voornaam ontbreekt.',
      '“Jan van der Proef” staat ook in rij 2. Is dat dezelfde?',
    ]);
  });
});

describe('untidy lists', () => {
  it('of 85 exhibitors have questions with a proposal each', async () => {
    const { body } = await lists.preview('standhouders', untidyExhibitors());
    expect(body.counts).toEqual({ new: 84, changed: 0, same: 0, rejected: 0 });
    expect(body.format).toBe('CSV uit Excel (Windows-1252)');
    expect(body.questions.filter(({ proposal }) => proposal === null)).toEqual([]);
    expect(body.rows[6]?.changes.find(({ path }) => path === 'contact.address')?.to).toBe(
      'Hauptstraße 5\n10115 Berlin\nDuitsland',
    );
    expect(body.leftOut.map(({ because }) => because)).toEqual([
      'een optelling',
      'Staat al in rij 5, en is overgeslagen.',
    ]);
  });

  it('of 30 speakers have no question at all, and the noughts that Excel took are back', async () => {
    const { body } = await lists.preview('sprekers', await untidySpeakers());
    expect([body.counts.new, body.questions]).toEqual([30, []]);
    expect(body.rows[1]).toMatchObject({
      title: 'Zoë van der Oefenbs',
      notes: [expect.stringContaining('0612345601')],
    });
  });

  it('of 40 sessions are read on the page of the programme, and those on a day without a fair say so', async () => {
    const { body } = await send<ImportPreview>(app, token, '/preview', untidySessions(), {
      makes: 'rooms,speakers',
    });
    expect(body.counts).toEqual({ new: 20, changed: 0, same: 0, rejected: 20 });
    const problems = body.lines.flatMap((line) => line.problems);
    expect(problems.every((problem) => problem.includes('is er geen beurs'))).toBe(true);
  });
});
