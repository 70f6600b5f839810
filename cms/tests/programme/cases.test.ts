import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { beforeAll, expect, it } from 'vitest';
import type { ImportPreview } from '../../src/programme/import/shape';
import { signInAs } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { importFile, send } from './calls';
import { xmlFile } from './files';

/** Files as other programs and people write them. */
let app: App;
let organiser: string;
const makes = 'rooms,speakers,themes';
beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
  const settings = app.strapi.documents('api::site-setting.site-setting');
  const found = await settings.findFirst();
  const days = ['2027-02-09', '2027-02-10'].map((date) => ({
    date,
    opens: '09:30:00.000',
    closes: '17:30:00.000',
  }));
  await settings.update({
    documentId: found?.documentId ?? '',
    data: { days } as never,
    status: 'published',
  });
});

const fileOf = (name: string) => readFileSync(path.resolve(import.meta.dirname, 'cases', name));
async function preview(file: string | Buffer): Promise<ImportPreview> {
  const { body, message } = await send<ImportPreview>(app, organiser, '/preview', file, { makes });
  if (message) throw new Error(message);
  return body;
}
const linesOf = async (name: string) => (await preview(fileOf(name))).lines;
const valueOf = ({ changes }: ImportPreview['lines'][number], field: string) =>
  changes.find((change) => change.field === field)?.to;

it('a language or a kind that is not known is named', async () => {
  const lines = await linesOf('import-language-type/schedule.json');
  expect(lines.map((line) => [valueOf(line, 'language'), valueOf(line, 'kind'), line.notes])).toEqual([
    ['Nederlands', 'Kennissessie', ['De taal “de” kent de site niet: we nemen Nederlands.']],
    ['Nederlands', 'Kennissessie', ['De taal “fr” kent de site niet: we nemen Nederlands.']],
    ['Nederlands', 'Kennissessie', []],
    ['Engels', 'Kennissessie', []],
    ['Nederlands', 'Workshop', []],
    ['Nederlands', 'Plenair', []],
  ]);
});

it('two speakers in a cell are two', async () => {
  const lines = await linesOf('import-speakers-cell/rows.csv');
  expect(lines.map((line) => [line.problems, valueOf(line, 'speakers')])).toEqual(
    Array.from({ length: 4 }, () => [[], 'Jan Aalbers, Piet Bos']),
  );
});

it('days and times are read as people here write them', async () => {
  const expected = ['2027-02-09', '12:00', '12:30'];
  const read = (lines: ImportPreview['lines']) =>
    lines.map((line) => ['day', 'startTime', 'endTime'].map((field) => valueOf(line, field)));
  expect(read(await linesOf('dutch-dates/rows.csv'))).toEqual(Array.from({ length: 9 }, () => expected));
  const [line, ...others] = await linesOf('dutch-dates/sep.csv');
  expect(others).toEqual([]);
  expect(line?.where).toBe('rij 2');
  expect(read(line ? [line] : [])).toEqual([expected]);
});

it.each(['sep=,', '"sep=\\t"', 'SEP=|'])('a first line %s says what divides cells', async (first) => {
  const sign = first.includes('\\t') ? '\t' : first.replace(/"/g, '').slice(-1);
  const rows = [
    ['Titel', 'Dag', 'Begin', 'Einde'],
    ['A; b', 'woensdag 10 februari', '12u', '12u30'],
  ];
  const text = [first, ...rows.map((cells) => cells.join(sign))].join('\r\n');
  const { lines } = await preview(`\uFEFF${text}`);
  expect(lines.map((line) => [line.title, line.problems, valueOf(line, 'day')])).toEqual([
    ['A; b', [], '2027-02-10'],
  ]);
});

it('XML is read with the entities of HTML, a document type that makes none, and the encoding that it says', async () => {
  const before = '<!DOCTYPE schedule SYSTEM "https://voorbeeld.example/schedule.dtd">';
  const xml = xmlFile({ before, title: 'Caf\u00e9&nbsp;&eacute;n meer' }).replace('UTF-8', 'ISO-8859-1');
  const { lines } = await preview(Buffer.from(xml, 'latin1'));
  expect(lines.map(({ title, problems }) => [title, problems])).toEqual([['Café én meer', []]]);
});

it('CSV is read as Excel writes it as Unicode text', async () => {
  const text = '\uFEFFTitel\tDag\tBegin\tEinde\r\nCaf\u00e9\t9-2-2027\t12u\t13u\r\n';
  const { lines } = await preview(Buffer.from(text, 'utf16le'));
  expect(lines.map(({ title, problems }) => [title, problems])).toEqual([['Café', []]]);
});

it('CSV is read as Excel saves it here, in Windows-1252 and under a title, and the page says so', async () => {
  const rows = [
    'Programma caf\xe9;;;',
    'concept 3;;;',
    'Titel;Datum;Begin;Einde',
    'Caf\xe9 \x96 \x80 5;9-2-2027;12u;13u',
  ];
  const { format, lines, columns } = await preview(Buffer.from(rows.join('\r\n'), 'latin1'));
  expect(format).toBe('CSV uit Excel (Windows-1252)');
  expect(columns.map(({ heading, as }) => [heading, as])).toContainEqual(['Datum', 'day']);
  expect(lines.map(({ where, title, problems }) => [where, title, problems])).toEqual([
    ['rij 4', 'Café – € 5', []],
  ]);
});

it.each(['dim.xlsx', 'coloured.xlsx'])('the empty rows of %s do not count', async (name) => {
  const [line, ...others] = await linesOf(`xlsx-formatted-rows/${name}`);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ where: 'rij 2', title: 'Nieuwe sessie', state: 'new' });
  expect(line && [valueOf(line, 'day'), valueOf(line, 'startTime'), valueOf(line, 'endTime')]).toEqual([
    '2027-02-09',
    '12:00',
    '12:30',
  ]);
});

it('the empty rows of a CSV file do not count, and rows keep their numbers', async () => {
  const empty = ';;;\r\n'.repeat(5000);
  const { lines } = await preview(`Titel;Dag;Begin;Einde\r\n;;;\r\nA;9-2-2027;1200;12.30 uur\r\n${empty}`);
  expect(lines.map(({ where, problems }) => [where, problems])).toEqual([['rij 3', []]]);
});

it.each(['schedule-v2/schedule.json', 'pentabarf-day-events/schedule.xml'])(
  '%s holds one session',
  async (name) => {
    const [line, ...others] = await linesOf(name);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ title: 'Proef', problems: [] });
    expect(line && ['day', 'startTime', 'endTime', 'room'].map((field) => valueOf(line, field))).toEqual([
      ...['2027-02-09', '12:00', '12:30', 'Proefzaal'],
    ]);
  },
);

it('a talk with two slots is two sessions, and stays so', async () => {
  const { lines } = await importFile(app, organiser, fileOf('pretalx-slots/talks.json'), {
    makes,
    published: 'true',
  });
  expect(
    lines.map((line) => [line.title, line.state, valueOf(line, 'day'), valueOf(line, 'startTime')]),
  ).toEqual([
    ['Workshop, twee keer', 'new', '2027-02-09', '12:00'],
    ['Workshop, twee keer', 'new', '2027-02-10', '12:00'],
    ['Een keer', 'new', '2027-02-09', '14:00'],
  ]);
  expect((await preview(fileOf('pretalx-slots/talks.json'))).counts).toMatchObject({ same: 3 });
});

it('HTML is stored as plain text', async () => {
  // The room is taken at noon by then.
  const file = String(fileOf('import-html/schedule.xml')).replaceAll('12:00', '15:00');
  await importFile(app, organiser, file, { makes });
  const [session] = await app.strapi
    .documents('api::session.session')
    .findMany({ filters: { title: 'Bouwen & wonen – 3 jaar' } });
  expect(session?.summary).toBe('Een vette & mooie tekst\n\neen\ntwee');
  expect(JSON.stringify(session?.description)).toBe(
    JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: 'Regel een\nregel twee' }] }]),
  );
});

/** Each with an address of its own. */
function expectSlugs(documents: readonly object[], count: number): void {
  const slugs = documents.map((document) => ('slug' in document ? document.slug : null));
  expect(new Set(slugs).size).toBe(count);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
}

it('titles without Latin letters are made and published', async () => {
  const { counts } = await importFile(app, organiser, fileOf('import-non-latin/titles.json'), {
    makes,
    published: 'true',
  });
  expect(counts).toEqual({ new: 6, changed: 0, same: 0, rejected: 0 });
  const made = await app.strapi.documents('api::session.session').findMany({
    filters: { importId: { $startsWith: 'schedule:10000000-0000-4000-8000-00000000000' } },
    status: 'published',
  });
  expectSlugs(made, 6);
});

it('speakers and rooms without Latin letters are made', async () => {
  // On the other day, as the rooms are taken; in rooms of the same kind.
  const file = String(fileOf('import-non-latin/speakers.json'))
    .replaceAll('2027-02-09', '2027-02-10')
    .replaceAll('Zaal 5', '会议室');
  const { counts } = await importFile(app, organiser, file, { makes, published: 'true' });
  expect(counts).toEqual({ new: 6, changed: 0, same: 0, rejected: 0 });
  const names = [
    'Βιομηχανική κατασκευή',
    'Промислове будівництво',
    'البناء الصناعي',
    '工业化住宅',
    '🏠',
    '???',
  ];
  const made = await app.strapi
    .documents('api::speaker.speaker')
    .findMany({ filters: { name: { $in: names } }, status: 'published' });
  expectSlugs(made, 6);
  const rooms = await app.strapi.documents('api::room.room').findMany({ filters: { name: '会议室' } });
  expectSlugs(rooms, 1);
});

it('what cannot be stored is named with its entry and field', async () => {
  const { strapi } = app;
  const isBroken = { isOn: true };
  strapi.documents.use(async (context, next) => {
    if (isBroken.isOn && context.uid === 'api::speaker.speaker' && context.action === 'create')
      throw new errors.ValidationError('name must be at most 3 characters', {
        errors: [{ path: ['name'], name: 'ValidationError', message: 'name must be at most 3 characters' }],
      });
    return next();
  });
  const file = 'Titel;Dag;Begin;Einde;Sprekers\nA;9-2-2027;16:00;16:30;Mees Zomer';
  const { body } = await send<ImportPreview>(app, organiser, '/preview', file, { makes });
  const done = await send(app, organiser, '', file, { makes, fingerprint: body.fingerprint });
  isBroken.isOn = false;
  expect(done).toMatchObject({
    status: 400,
    message: 'rij 2, “spreker Mees Zomer”: Naam: Gebruik hoogstens 3 tekens. Er is niets geïmporteerd.',
  });
});
