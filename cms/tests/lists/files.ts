import writeExcelFile from 'write-excel-file/node';

/** Untidy lists, as fairs get them from who fills them in. The names are made up. */

const firms = [
  'Bakker & Bos',
  'Dakwerk',
  'Van der Meulen Kozijnen',
  'Isolatiehuis',
  'Zonnewende',
  'Circulair Beton',
  'Kühn Holzbau GmbH',
  'Stichting Woonwens',
  'Café de Bouwput',
];

/**
 * 85 exhibitors as the CSV that Dutch Excel saves (Windows-1252): titles above the headings, legal forms in two ways, German
 * addresses, numbers that lost their nought, two firms on a stand, one firm twice, and a sum below.
 */
export function untidyExhibitors(): Buffer {
  const rows = Array.from({ length: 85 }, (_, index) => {
    // The last one is the first one again.
    const at = index === 84 ? 0 : index;
    const base = firms[at % firms.length] ?? '';
    const isGerman = base.endsWith('GmbH');
    const isUntidy = at % 3 === 0;
    const name = `${base.replace(' GmbH', '')} ${at + 1}${isGerman ? ' GmbH' : isUntidy ? ' B.V.' : ' BV'}`;
    const stand =
      at % 10 === 3 ? `7.A${pad(at)} + 7.B${pad(at)}` : at % 10 === 4 ? `7.A${pad(at - 1)}` : `7.A${pad(at)}`;
    return [
      isGerman ? '' : String(isUntidy ? 1_000_000 + at * 37 : 20_000_000 + at * 37),
      name,
      ['nieuwbouw concept', 'Overheid', 'Woningcorporatie', 'bestaande bouw-concept'][at % 4] ?? '',
      stand,
      ['Houtbouw', 'houtbouw, Financiering', 'Digitalisering'][at % 3] ?? '',
      isUntidy ? `INFO @oefening${at}.example` : `info@oefening${at}.example`,
      isUntidy ? '612345678' : '030 1234567',
      `www.oefening${at}.example`,
      at === 9 ? 'JAN VAN DEN BERG' : isUntidy ? 'Bakker, Piet de' : 'Els Visser',
      isGerman ? 'Hauptstraße 5' : `Dorpsstraat ${at + 1}`,
      isGerman ? '10115' : '3511 ab',
      isGerman ? 'Berlin' : 'Utrecht',
      isGerman ? 'Deutschland' : 'NL',
      isUntidy ? 'ja' : '',
    ];
  });
  const table = [
    ['Deelnemers bouwbeurs'],
    ['Stand van zaken 12 november'],
    [],
    'KvK-nr.|Bedrijf|Soort bedrijf|Standnr|Thema|E-mail|Tel.|www|Contactpersoon Naam|Straat en nummer|PC|Plaats|Land|Betaald'.split(
      '|',
    ),
    ...rows,
    [],
    ['', 'Totaal', '85'],
  ];
  return western(table.map((cells) => cells.join(';')).join('\r\n'));
}

/** 30 speakers as a workbook: names in three columns, and telephone numbers as numbers. */
export async function untidySpeakers(): Promise<Buffer> {
  const rows = Array.from({ length: 30 }, (_, index) => {
    const prefix = index % 7 === 1 ? '' : (['', 'van der', 'de'][index % 3] ?? '');
    return [
      text(speakerGiven(index)),
      text(prefix),
      text(index % 7 === 1 ? `van der ${speakerSurname(index)}` : speakerSurname(index)),
      text('Adviseur'),
      text(firms[index % firms.length] ?? ''),
      { value: 612_345_600 + index, type: Number },
      text(index % 5 === 0 ? 'x' : ''),
    ];
  });
  const headings = [
    'Voornaam',
    'Tussenvoegsel',
    'Achternaam',
    'Functie',
    'Bedrijf',
    'Mobiel',
    'Uitgelicht',
  ].map(text);
  return writeExcelFile([headings, ...rows], { sheet: 'Sprekers' }).toBuffer();
}

/** 40 sessions with days in words, in rooms that are not there yet, each with one of those speakers. */
export function untidySessions(): Buffer {
  const days = ['9-2-2027', 'wo 10 februari 2027'];
  const rooms = ['Oefenzaal 1', 'Oefenzaal 2'];
  const rows = Array.from({ length: 40 }, (_, index) => {
    const minutes = 10 * 60 + Math.floor(index / 4) * 30;
    const clock = (at: number) => `${Math.floor(at / 60)}.${pad(at % 60)}`;
    return [
      `Oefensessie ${index + 1}`,
      days[index % 2] ?? '',
      clock(minutes),
      `${clock(minutes + 20)} uur`,
      rooms[Math.floor(index / 2) % 2] ?? '',
      speakerName(index % 30),
      'Lezing (20 min)',
    ];
  });
  const headings = ['Onderwerp', 'Datum', 'Van', 'Tot', 'Zaal', 'Spreker', 'Type'];
  return western([headings, ...rows].map((cells) => cells.join(';')).join('\r\n'));
}

const pad = (number: number) => String(number).padStart(2, '0');
const text = (value: string) => ({ value, type: String });
const speakerGiven = (index: number) => ['Noor', 'Zoë', 'Bram', 'Aylin', 'René'][index % 5] ?? '';
const speakerSurname = (index: number) =>
  `Oefen${'abcdefghijklmnopqrstuvwxyzabcdefgh'.charAt(index)}s${index < 26 ? '' : 'ma'}`;

function speakerName(index: number): string {
  const prefix = index % 7 === 1 ? 'van der' : (['', 'van der', 'de'][index % 3] ?? '');
  return [speakerGiven(index), prefix, speakerSurname(index)].filter(Boolean).join(' ');
}

/** In Windows-1252, in which these letters have the numbers of Unicode. */
function western(content: string): Buffer {
  return Buffer.from(content, 'latin1');
}
