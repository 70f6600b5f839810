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

/** A ZIP file with one sheet. Its header says that it is small, whatever it unpacks to. */
export function sheetFile(sheet: Buffer): Buffer {
  const data = deflateRawSync(sheet);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
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
