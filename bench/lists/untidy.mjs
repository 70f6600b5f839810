import { createRequire } from 'node:module';
import { join } from 'node:path';

import { rootFolder } from '../../scripts/packages.mjs';

/** A list of so many firms as their organiser gets it: in each third row something is not as it should be. */
const rowCount = 1000;

const headings = [
  'KvK-nr.',
  'Bedrijf',
  'Soort bedrijf',
  'Standnr',
  'Thema',
  'E-mail',
  'Tel.',
  'www',
  'Contactpersoon Naam',
  'Straat en nummer',
  'PC',
  'Plaats',
  'Korte tekst',
];
const kinds = ['Overheid', 'Woningcorporatie', 'nieuwbouw concept'];
const themes = ['Houtbouw', 'Circulair bouwen', 'Digitalisering'];

/** What a row has that a program has to understand, or to ask about; each in turn. */
const troubles = [
  // Excel made a date of 3-4.
  (row) => ({ ...row, stand: { value: new Date('2026-04-03'), type: Date, format: 'd-mmm' } }),
  // A number lost its nought, and a telephone number too.
  (row, at) => ({
    ...row,
    kvk: { value: 1_000_000 + at, type: Number },
    phone: { value: 301_234_567, type: Number },
  }),
  (row) => ({ ...row, person: 'JAN VAN DEN BERG', mail: row.mail.replace('@', ' @').toUpperCase() }),
  (row) => ({ ...row, person: 'Berg, Jan van den', kind: 'woningcorporaties' }),
  (row, at) => ({ ...row, stand: `8.A${at} + 8.B${at}`, themes: 'houtbouw, Financiering' }),
  // Not its first row in the list.
  (row, at) => ({ ...row, name: `Oefenfirma ${at - 2} B.V.` }),
  (row) => ({ ...row, mail: 'geen', web: 'nog niet bekend' }),
];

/**
 * A workbook with titles above its headings, and a sum below.
 * @param {{ stands: boolean }} has without stands nothing but exhibitors is made
 * @returns {Promise<Buffer>}
 */
export async function untidyWorkbook({ stands }) {
  const { default: writeExcelFile } = await import(
    createRequire(join(rootFolder, 'cms', 'package.json')).resolve('write-excel-file/node')
  );
  const rows = Array.from({ length: rowCount }, (_, at) => {
    const row = {
      kvk: String(20_000_000 + at),
      name: `Oefenfirma ${at} BV`,
      kind: kinds[at % kinds.length],
      stand: `8.A${at}`,
      themes: themes[at % themes.length],
      mail: `info@oefenfirma${at}.example`,
      phone: '030 1234567',
      web: `www.oefenfirma${at}.example`,
      person: 'Els Visser',
      street: `Dorpsstraat ${at + 1}`,
      postcode: '3511 AB',
      place: 'Utrecht',
      text: 'Levert en plaatst, en laat het op de stand zien.',
    };
    const { stand, ...others } = at % 3 === 2 ? troubles[((at - 2) / 3) % troubles.length](row, at) : row;
    const { kvk, name, kind, ...rest } = others;
    return [kvk, name, kind, stands ? stand : '', ...Object.values(rest)].map(cell);
  });
  const table = [[cell('Deelnemers')], [], headings.map(cell), ...rows, [], [cell(''), cell('Totaal 1000')]];
  return writeExcelFile(table, { sheet: 'Deelnemers' }).toBuffer();
}

const cell = (value) => (typeof value === 'string' ? { value, type: String } : value);
