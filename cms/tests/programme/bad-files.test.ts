import { beforeAll, expect, it } from 'vitest';
import type { ImportPreview } from '../../src/programme/import/shape';
import { signInAs } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { send } from './calls';
import { pretalxFile, workbook, xmlFile, sheetFile, cellSheet, zipPart } from './files';

/** Files that are no programme: a clear answer, and nothing stored. */
let app: App;
let organiser: string;
beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
});

const megabyte = 1024 * 1024;
const entities = `<!DOCTYPE schedule [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const file = '<!DOCTYPE schedule [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
const good = pretalxFile([{ code: 'GOED' }]);

it.each<[string, string | Buffer | Promise<Buffer>, string]>([
  ['nothing at all', '', 'Dit bestand is leeg.'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\xff', 'latin1'), 'Dit bestand kunnen we niet lezen.'],
  ['JSON in another encoding', Buffer.from('["Caf\xe9"]', 'latin1'), 'Dit bestand kunnen we niet lezen.'],
  ['JSON that was cut off', good.slice(0, -20), 'Dit JSON-bestand is niet heel'],
  ['JSON of something else', '{"naam":"Beurs"}', 'In dit bestand staat geen programma met dagen.'],
  ['JSON without a session', '{"schedule":{"conference":{"days":[]}}}', 'geen enkel onderdeel'],
  ['a page of talks', good.replace('"next":null', '"next":"https://p.example/2"'), 'niet de hele lijst'],
  ['JSON that is very deep', '['.repeat(100_000), 'Dit JSON-bestand is niet heel'],
  ['XML that was cut off', xmlFile().slice(0, -30), 'Dit XML-bestand is niet heel'],
  ['XML of something else', '<rss></rss>', 'het begint niet met <schedule>'],
  ['XML with entities that grow', xmlFile({ before: entities, title: '&b;' }), 'heeft een DOCTYPE'],
  ['XML that reads a file', xmlFile({ before: file, title: '&a;' }), 'heeft een DOCTYPE'],
  ['XML with an unknown entity', xmlFile({ title: '&onbekend;' }), 'niet heel: in regel 5 ontbreekt iets'],
  ['XML that is very deep', '<schedule>'.repeat(50), 'te groot of te diep'],
  ['a ZIP file that grows', sheetFile(Buffer.alloc(100 * megabyte)), 'uitgepakt te groot'],
  [
    'a cell in the last row',
    sheetFile(cellSheet('1048576', 'A1048576')),
    'ver buiten een lijst (rij 1048576)',
  ],
  [
    'a workbook whose sheet is nowhere',
    Buffer.concat([
      zipPart(
        'xl/workbook.xml',
        Buffer.from('<workbook><sheets><sheet name="A" r:id="1"/></sheets></workbook>'),
      ),
      zipPart('xl/_rels/workbook.xml.rels', Buffer.from('<r><r Id="1" Target="http://["/></r>')),
    ]),
    'Excel-bestand',
  ],
  ['a cell in the last column', sheetFile(cellSheet('1', 'XFD1')), 'ver buiten een lijst (cel XFD1)'],
  ['a cell far away in disguise', sheetFile(cellSheet('&#49;048576', 'A1')), 'ver buiten een lijst'],
  [
    'a million rows',
    sheetFile(Buffer.from(`<sheetData>${'<row><c r="A1"><v>1</v></c></row>'.repeat(500_000)}`)),
    'zijn 500000 rijen gevuld',
  ],
  [
    'a sheet of half a cell',
    sheetFile(Buffer.from(`<sheetData>${'<c r="A1"><v>'.repeat(500_000)}`)),
    'zijn 0 rijen gevuld',
  ],
  [
    'more rows than fit',
    `Titel;Dag;Begin;Einde\n${'A;9-2-2027;10:00;10:30\n'.repeat(2001)}`,
    'elk met de rij met koppen',
  ],
  ['megabytes of spaces', `<schedule>${' '.repeat(4 * megabyte)}x</schedule>`, 'geen enkel onderdeel'],
  [
    'half a workbook',
    workbook([{ title: 'A' }]).then((all) => all.subarray(0, all.length / 2)),
    'Dit bestand is niet heel',
  ],
  ['a workbook of something else', workbook([], ['Naam', 'Adres']), 'ontbreekt: Titel, Dag, Begin, Einde'],
  ['a text', 'Beste organisator,\n\nhierbij het programma.', 'ontbreekt: Titel, Dag, Begin, Einde'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\xff', 'latin1'), 'Kies een schema als JSON of XML'],
  ['CSV with an open quote', 'Titel;Dag;Begin;Einde\n"A;9-2-2027;10:00', 'aanhalingsteken'],
])('%s is rejected with a sentence', async (_what, contents, message) => {
  const before = await app.strapi.db.query('api::session.session').count();
  for (const target of ['/preview', '']) {
    const answer = await send(app, organiser, target, await contents);
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) });
  }
  expect(await app.strapi.db.query('api::session.session').count()).toBe(before);
});

it.each([
  ['6 MB', 6],
  ['51 MB', 51],
])('a file of %s is too large', async (_size, megabytes) => {
  const answer = await send(app, organiser, '/preview', Buffer.alloc(megabytes * megabyte, ' '));
  expect(answer.status).toBe(413);
  expect(answer.message).toMatch(/groter dan 5 MB|te groot/);
});

it('more sessions than a fair has are too many', async () => {
  const talks = Array.from({ length: 501 }, (_, index) => ({ code: `T${index}` }));
  expect(await send(app, organiser, '/preview', pretalxFile(talks))).toMatchObject({
    status: 400,
    message: expect.stringContaining('501 onderdelen'),
  });
});

it('without a file, or with a choice that is not offered, there is nothing to look at', async () => {
  expect(await send(app, organiser, '/preview', null)).toMatchObject({
    status: 400,
    message: 'Kies één bestand.',
  });
  const wrong: Record<string, string>[] = [
    { makes: 'exhibitors' },
    { published: 'ja' },
    { makes: '__proto__' },
    { columns: 'titel' },
    { columns: '{"0":1}' },
    { columns: '[]' },
  ];
  for (const query of wrong) {
    const answer = await send(app, organiser, '/preview', good, query);
    expect(answer).toMatchObject({
      status: 400,
      message: expect.stringContaining('Deze keuze bestaat niet.'),
    });
  }
});

it('each row says what is wrong with it', async () => {
  const row = { day: '2027-02-09', start: '10:00', end: '10:30' };
  const rows = [
    { ...row, title: '' },
    { ...row, day: '31-2-2027' },
    { ...row, end: '' },
    { ...row, start: '25:00' },
    { ...row, id: '99999' },
    { ...row, kind: 'Feest' },
    { ...row, capacity: 'veel' },
    { ...row, title: 'x'.repeat(256) },
    { ...row, exhibitors: 'Nergens BV' },
    { ...row, end: '09:00' },
  ].map((cells, index) => ({ title: `Titel ${index}`, ...cells }));
  const { body } = await send<ImportPreview>(app, organiser, '/preview', await workbook(rows));
  expect(body.lines.map(({ where, problems }) => [where, ...problems])).toEqual([
    ['rij 2', 'De titel ontbreekt.'],
    ['rij 3', 'De dag “31-2-2027” kunnen we niet lezen. Schrijf bijvoorbeeld 9-2-2027.'],
    ['rij 4', 'Het einde ontbreekt.'],
    ['rij 5', 'De begintijd “25:00” kunnen we niet lezen. Schrijf bijvoorbeeld 12:30.'],
    ['rij 6', 'Er is geen onderdeel met nummer 99999.'],
    ['rij 7', 'De soort “Feest” bestaat niet. Kies uit: Plenair, Kennissessie, Tour, Workshop.'],
    ['rij 8', '“veel” is geen aantal plaatsen.'],
    ['rij 9', expect.stringContaining('De titel is langer dan 255 tekens (256): “xxx')],
    ['rij 10', 'De standhouder “Nergens BV” bestaat niet.'],
    ['rij 11', expect.stringContaining('moet na het begin')],
  ]);
});
