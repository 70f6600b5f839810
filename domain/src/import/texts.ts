import { quote } from './text.js';

export const dayProblems = {
  missing: 'De dag ontbreekt.',
  otherWeekday: (said: string, day: string, weekday: string | undefined) =>
    `De dag ${quote(said)} klopt niet: ${day} is een ${weekday}.`,
  noYear: (said: string, example: string) =>
    `Bij de dag ${quote(said)} staat geen jaar, en het is geen dag van de beurs. ${forExample(example)}`,
  unreadable: (said: string, example: string) =>
    `De dag ${quote(said)} kunnen we niet lezen. ${forExample(example)}`,
} as const;

export function forExample(example: string): string {
  return `Schrijf bijvoorbeeld ${example}.`;
}

/** The headings of parts that people write in columns of their own. */
export const partHeadings: Readonly<Record<string, string>> = {
  title: 'Titel bij de naam',
  given: 'Voornaam',
  prefix: 'Tussenvoegsel',
  surname: 'Achternaam',
  street: 'Straat en nummer',
  number: 'Huisnummer',
  postcode: 'Postcode',
  city: 'Plaats van het adres',
  country: 'Land',
};

export const yesWords = [
  'ja',
  'j',
  'yes',
  'y',
  'oui',
  'x',
  'v',
  '✓',
  '✔',
  '1',
  'waar',
  'true',
  'aan',
] as const;
export const noWords = ['nee', 'n', 'neen', 'no', 'non', '-', '0', 'onwaar', 'false', 'uit'] as const;

/** Countries as people write them, in small letters. */
export const countryNames: Readonly<Record<string, readonly string[]>> = {
  Nederland: ['nl', 'nederland', 'netherlands', 'the netherlands', 'holland', 'niederlande'],
  België: ['be', 'b', 'belgië', 'belgie', 'belgium', 'belgique', 'belgien'],
  Duitsland: ['de', 'd', 'duitsland', 'germany', 'deutschland', 'allemagne'],
  Frankrijk: ['fr', 'f', 'frankrijk', 'france', 'frankreich'],
  Luxemburg: ['lu', 'luxemburg', 'luxembourg'],
  'Verenigd Koninkrijk': ['gb', 'uk', 'engeland', 'verenigd koninkrijk', 'united kingdom', 'england'],
  Oostenrijk: ['at', 'oostenrijk', 'austria', 'österreich'],
  Zwitserland: ['ch', 'zwitserland', 'switzerland', 'schweiz'],
};

export const valueProblems = {
  noFairDay: 'Dat is geen dag van de beurs.',
  tooLong: (max: number, length: number) =>
    `Dit is te lang: ${length} tekens, en het kunnen er hoogstens ${max} zijn.`,
  noMail: 'Dit is geen e-mailadres.',
  noWeb: 'Dit is geen webadres.',
  noPhone: 'Dit is geen telefoonnummer.',
  noKvk: 'Een KvK-nummer heeft acht cijfers.',
  noWhole: 'Dit is geen heel getal.',
  noYesNo: 'Is dit ja of nee?',
  noChoice: 'Dit is geen van de keuzes.',
  isDate: 'Excel maakte er een datum van.',
  isTime: 'Excel maakte er een tijd van.',
  isScientific: 'Excel maakte er een groot getal van.',
  isFraction: 'Excel las hier een getal met een komma.',
  isShouted: 'De naam staat in hoofdletters.',
  isFirm: 'Dit lijkt een bedrijf en geen persoon.',
} as const;

export const valueNotes = {
  readAs: (said: string, value: string) =>
    `${quote(said)} is gelezen als ${value}: Excel haalt het begin van een nummer weg.`,
} as const;

export const answers = {
  allDays: 'Alle dagen',
  keepEmpty: 'Laat leeg',
  asItStands: (said: string) => `Laat staan: ${said}`,
  take: (value: string) => `Neem ${value}`,
  same: (name: string) => `Dezelfde: werk ${quote(name)} bij`,
  isNew: 'Een andere: maak nieuw',
  skip: 'Sla de rij over',
  make: 'Maak ze',
  makeOne: (name: string) => `Maak ${quote(name)}`,
  leaveOut: 'Laat ze weg',
  join: 'Voeg ze samen',
  hiddenSkip: 'Alleen wat zichtbaar is',
  hiddenTake: 'Ook de verborgen rijen',
} as const;

const listed = (names: readonly string[], most: number) =>
  names.length > most ? `${names.slice(0, most).join(', ')} en nog ${names.length - most}` : names.join(', ');

export const questionTexts = {
  value: (heading: string, said: string, why: string) => `${heading}: ${quote(said)}. ${why}`,
  unknownName: (heading: string, name: string, near: string) =>
    `${heading}: ${quote(name)} is er niet. Is ${quote(near)} bedoeld?`,
  unknownNames: (heading: string, names: readonly string[]) =>
    names.length === 1
      ? `${heading}: ${quote(names[0] ?? '')} is er nog niet.`
      : `${heading}: ${names.length} namen zijn er nog niet: ${listed(names, 12)}.`,
  ambiguousName: (heading: string, name: string) => `${heading}: ${quote(name)} is er meer dan één keer.`,
  missing: (heading: string) => `${heading} is verplicht en ontbreekt. Wat wordt het bij nieuwe rijen?`,
  same: (title: string, name: string, why: string) =>
    `${quote(title)} lijkt op ${quote(name)} (${why}). Is dat dezelfde?`,
  doubled: (title: string, other: number) => `${quote(title)} staat ook in rij ${other}. Is dat dezelfde?`,
  hidden: (rows: readonly number[], columns: readonly string[]) =>
    `${rows.length === 1 ? 'Rij' : 'De rijen'} ${listed(rows.map(String), 10)} ${rows.length === 1 ? 'is' : 'zijn'} in Excel verborgen${columns.length === 0 ? '' : `, door een filter op ${columns.map(quote).join(' en ')}`}. Wat doen we daarmee?`,
  joined: (heading: string, headings: readonly string[]) =>
    `${listed(headings.map(quote), 5)} zijn allebei gelezen als ${heading}. Kies bij Kolommen één van beide, of voeg ze samen.`,
} as const;

/** Why two documents can be the same. */
export const sameBecause = {
  name: 'de naam lijkt erop',
  alike: (heading: string, value: string) => `${heading} ${value}`,
  otherNumber: (heading: string) => `dezelfde naam, ander ${heading}`,
} as const;

export const rowProblems = {
  missing: (heading: string) => `${heading} ontbreekt.`,
  noNumber: (heading: string, value: string) => `Er is niets met ${heading} ${value}.`,
  ambiguous: (name: string) => `${quote(name)} is er meer dan één keer. Zet het nummer erbij.`,
  noTitle: (heading: string) => `Geen kolom is gelezen als ${heading}. Kies bij Kolommen welke dat is.`,
} as const;

export const rowNotes = {
  shared: (heading: string, name: string, others: readonly string[]) =>
    `${heading} ${name} is ook van ${listed(others.map(quote), 3)}.`,
  sameAsRow: (row: number) => `Staat al in rij ${row}, en is overgeslagen.`,
  noPicture: (heading: string, name: string) => `${heading}: ${quote(name)} is er niet bij.`,
  isKnown: 'Is er al, en blijft zoals het is.',
  noGiven: 'De voornaam ontbreekt.',
} as const;

export const leftOutBecause = {
  total: 'een optelling',
  remark: 'een opmerking onder de lijst',
  headings: 'de koppen nog een keer',
  example: 'de voorbeeldrij',
  hidden: 'verborgen in Excel',
  skipped: 'overgeslagen',
} as const;

export const exampleMark = 'Voorbeeld: haal deze rij weg';

/** First words of a row that adds up the ones above. */
export const totalWords = [
  'totaal',
  'subtotaal',
  'eindtotaal',
  'som',
  'total',
  'summe',
  'gemiddelde',
  'aantal',
] as const;

/** Words that stand between the name and the surname, in Dutch and in the languages around it. */
export const namePrefixes =
  'van der den de het te ten ter ’t v.d. v/d vd v. d. d’ la le les du des di da del della von zu zum zur und im in op aan bij uit over onder tot toe voor el al ben bin ibn';
export const prefixesBeforeOthers = 'in op aan bij uit over onder tot toe voor und ben';
