import { deflateRawSync } from 'node:zlib';
import writeExcelFile from 'write-excel-file/node';
import { programmeColumns } from 'beursvloer-domain/schedule';

/** Files with a programme, for tests. */

export interface Talk {
  code: string;
  title?: string;
  room?: string;
  start?: string;
  end?: string;
  track?: string | null;
  speakers?: string[];
  abstract?: string;
}

/** Talks as pretalx's API gives them. */
export function pretalxFile(talks: readonly Talk[]): string {
  return JSON.stringify({
    count: talks.length,
    next: null,
    previous: null,
    results: talks.map(({ code, title = `Lezing ${code}`, track = null, speakers = [], ...rest }) => ({
      code,
      title,
      abstract: rest.abstract ?? '',
      description: '',
      state: 'confirmed',
      submission_type: { en: 'Talk', nl: 'Kennissessie' },
      content_locale: 'nl',
      track: track === null ? null : { en: 'Track', nl: track },
      speakers: speakers.map((name, index) => ({ code: `SPK${index}`, name, biography: null })),
      slot: {
        room: { nl: rest.room ?? 'Zaal A' },
        room_id: 1,
        start: rest.start ?? '2027-02-09T11:00:00+01:00',
        end: rest.end ?? '2027-02-09T11:45:00+01:00',
      },
    })),
  });
}

type Cells = Partial<Record<keyof typeof programmeColumns, string>>;
const columns = Object.keys(programmeColumns) as (keyof typeof programmeColumns)[];

/** A table with the headings of our own. */
export async function workbook(
  rows: readonly Cells[],
  headings: readonly string[] = Object.values(programmeColumns),
) {
  const table = [headings, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const cells = table.map((row) => row.map((value) => ({ value, type: String })));
  return writeExcelFile(cells, { sheet: 'Programma' }).toBuffer();
}

/** A workbook of two sheets, the second with the programme. Its second session is in a row that Excel hides. */
export function workbookWithHiddenRow(titles: readonly [string, string]): Buffer {
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheet = (rows: readonly (readonly string[])[], hidden = 0) => {
    const rowOf = (cells: readonly string[], number: number) =>
      `<row r="${number}"${number === hidden ? ' hidden="1"' : ''}>${cells
        .map(
          (text, index) =>
            `<c r="${'ABCD'.charAt(index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
        )
        .join('')}</row>`;
    const all = rows.map((cells, index) => rowOf(cells, index + 1)).join('');
    return `<worksheet xmlns="${spreadsheet}"><sheetData>${all}</sheetData></worksheet>`;
  };
  const session = (title: string, start: string) => [title, '9-2-2027', start, '12:30'];
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="Uitleg" sheetId="1" r:id="rId1"/><sheet name="Dag &amp; zaal" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId2" Type="${relations}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet([['Zo werkt het']], 1),
    'xl/worksheets/sheet2.xml': sheet(
      [['Titel', 'Datum', 'Begin', 'Einde'], session(titles[0], '12:00'), session(titles[1], '12:15')],
      3,
    ),
  };
  return Buffer.concat(Object.entries(parts).map(([path, text]) => zipPart(path, Buffer.from(text))));
}

/** A ZIP file with one sheet. */
export function sheetFile(sheet: Buffer): Buffer {
  return zipPart('xl/worksheets/sheet1.xml', sheet);
}

/** A part of a ZIP file. Its header says that it is small, whatever it unpacks to. */
export function zipPart(path: string, contents: Buffer): Buffer {
  const data = deflateRawSync(contents);
  const name = Buffer.from(path);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(100, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, data]);
}

/** A sheet with one cell. */
export function cellSheet(row: string, cell: string): Buffer {
  return Buffer.from(
    `<worksheet><sheetData><row r="${row}"><c r="${cell}"><v>1</v></c></row></sheetData></worksheet>`,
  );
}

/** The programme of one session as XML, with what a test puts before the root and into the title. */
export function xmlFile({
  before = '',
  title = 'Uit XML',
}: { before?: string; title?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${before}
<schedule><conference><title>Proefbeurs</title></conference>
<day index="1" date="2027-02-09"><room name="Zaal A">
<event guid="0d4ac7a3-3a0e-5d7e-9a52-9b61f2a1c001" id="1"><date>2027-02-09T12:00:00+01:00</date><start>12:00</start>
<duration>00:30</duration><room>Zaal A</room><title>${title}</title><type>lecture</type><language>nl</language>
<abstract>Kort.</abstract><persons><person id="1">Noor Blom</person></persons></event>
</room></day></schedule>`;
}
