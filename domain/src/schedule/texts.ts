import type { SessionFields } from './fair.js';
import type { UnknownName } from './names.js';
import { quote } from '../import/text.js';
import { forExample } from '../import/texts.js';

export const fieldLabels = {
  title: 'Titel',
  kind: 'Soort',
  language: 'Taal',
  day: 'Dag',
  startTime: 'Begin',
  endTime: 'Einde',
  summary: 'Samenvatting',
  description: 'Beschrijving',
  capacity: 'Plaatsen',
  room: 'Zaal',
  meetingPoint: 'Verzamelpunt',
  speakers: 'Sprekers',
  themes: 'Thema’s',
  audiences: 'Doelgroepen',
  exhibitors: 'Standhouders',
  pavilion: 'Paviljoen',
} as const satisfies Readonly<Record<keyof SessionFields, string>>;

export const programmeColumns = {
  id: 'Nummer',
  title: 'Titel',
  kind: 'Soort',
  day: 'Dag',
  start: 'Begin',
  end: 'Einde',
  room: 'Zaal',
  hall: 'Hal',
  speakers: 'Sprekers',
  exhibitors: 'Standhouders',
  themes: 'Thema’s',
  audiences: 'Voor wie',
  pavilion: 'Paviljoen',
  language: 'Taal',
  capacity: 'Plaatsen',
  summary: 'Samenvatting',
} as const;

/** Other words that people write for our headings, in small letters. A number of their own is none of ours. */
export const otherHeadings: Readonly<Record<keyof typeof programmeColumns, readonly string[]>> = {
  id: [],
  title: ['onderwerp', 'onderdeel', 'sessie', 'titel sessie', 'naam sessie', 'title'],
  kind: ['type', 'vorm', 'soort sessie'],
  day: ['datum', 'date'],
  start: ['start', 'starttijd', 'begintijd', 'aanvang', 'van'],
  end: ['eind', 'eindtijd', 'einde tijd', 'tot', 'end'],
  room: ['ruimte', 'locatie', 'room'],
  hall: [],
  speakers: ['spreker', 'speaker', 'speakers'],
  exhibitors: ['standhouder', 'exposant', 'exposanten'],
  themes: ['thema'],
  audiences: ['doelgroep', 'doelgroepen'],
  pavilion: [],
  language: ['voertaal'],
  capacity: ['capaciteit', 'aantal plaatsen'],
  summary: ['omschrijving', 'beschrijving', 'toelichting'],
};

/** The example in a list to fill in: a value under each heading. A row with this title is no session. */
export const exampleRow: Readonly<Record<keyof typeof programmeColumns, string>> = {
  id: '',
  title: 'Voorbeeld: haal deze rij weg',
  kind: '',
  day: '',
  start: '10:00',
  end: '10:45',
  room: 'Naam van de zaal',
  hall: 'Naam van de hal',
  speakers: 'Voornaam Achternaam, Voornaam Achternaam',
  exhibitors: 'Naam van de standhouder',
  themes: 'Thema, ander thema',
  audiences: 'Doelgroep, andere doelgroep',
  pavilion: 'Naam van het paviljoen',
  language: 'Nederlands',
  capacity: '40',
  summary: 'In een of twee zinnen: wat hoort of leert iemand hier?',
};

export const whereTexts = {
  row: (row: number) => `rij ${row}`,
  event: (idOrNumber: string | number) => `onderdeel ${idOrNumber}`,
  repeatedTalk: (code: string, number: number) => `onderdeel ${code}, keer ${number}`,
} as const;

/** Names that our exports give to no place in particular, in both languages. */
export const nowhereNames = ['Op de beursvloer', 'On the fair floor'] as const;

export const excelWords = { true: 'WAAR', false: 'ONWAAR' } as const;

export const fileErrors = {
  noEntries: 'In dit bestand staat geen enkel onderdeel.',
  tooManyEntries: (count: number, max: number, advice: string) =>
    `In dit bestand staan ${count} onderdelen, en er kunnen er ${max} tegelijk in. ${advice}, en importeer ze na elkaar. Wat niet in een bestand staat, blijft zoals het is.`,
  /** @param days with the count of each */
  splitByDay: (days: string) => `Maak er een bestand per dag van (${days})`,
  splitInParts: (parts: number) =>
    `Verdeel het over ${parts} bestanden of meer, bijvoorbeeld per dag of per zaal`,
} as const;

export const scheduleErrors = {
  noDays: 'In dit bestand staat geen programma met dagen.',
  otherXml: (root: string) =>
    `Dit XML-bestand is geen programma: het begint niet met <schedule>, maar met <${root}>.`,
} as const;

export const pretalxErrors = {
  firstPageOnly:
    'Dit is niet de hele lijst van pretalx: er is een volgende bladzijde. Vraag haar op met ?limit=500.',
  codesOnly: (code: string) =>
    `In dit bestand staan van de onderdelen alleen codes (${code}). Vraag het op met ?expand=room,submission.speakers,submission.track,submission.submission_type.`,
} as const;

export const headingErrors = {
  doubled: (column: string, headings: readonly string[]) =>
    `De kolom ${column} staat er twee keer in: ${headings.map(quote).join(' en ')}. Kies bij Kolommen één van beide, of haal er een weg.`,
  /** @param present the first cells of the row that looks most like headings */
  missing: (columns: readonly string[], row: number, present: readonly string[]) =>
    `In de rij met koppen (rij ${row}) ontbreekt: ${columns.join(', ')}.${present.length === 0 ? '' : ` Er staat: ${present.map(quote).join(', ')}.`} De koppen zijn die van “Deze lijst als Excel” onder het programma.`,
} as const;

export const sizeTexts = {
  title: 'De titel',
  summary: 'De samenvatting',
  description: 'De beschrijving',
  noTitle: 'De titel ontbreekt.',
  nameIn: (field: string) => `Een naam bij ${field}`,
  tooLong: (subject: string, max: number, text: string) =>
    `${subject} is langer dan ${max} tekens (${text.length}): ${quote(text)}`,
  tooManyNames: (field: string, count: number, max: number) =>
    `Bij ${field} staan ${count} namen; het kunnen er hoogstens ${max} zijn.`,
} as const;

export const slotProblems = {
  noStart: 'De begintijd ontbreekt.',
  unreadableStart: (said: string) => `Het begin ${quote(said)} kunnen we niet lezen.`,
  endOnOtherDay: (said: string) => `Het einde ${quote(said)} ligt niet op de dag van het begin.`,
  unreadableEnd: (said: string) => `Het einde ${quote(said)} kunnen we niet lezen.`,
  noEnd: 'Het einde ontbreekt, en ook de duur.',
  unreadableDuration: (said: string) => `De duur ${quote(said)} kunnen we niet lezen: een half uur is 00:30.`,
  endAfterMidnight: (start: string, duration: string) =>
    `Het einde ligt na middernacht: begin ${start}, duur ${quote(duration)}.`,
} as const;

export const cellProblems = {
  example: 'Dit is de voorbeeldrij van de lege lijst.',
  noTime: { start: slotProblems.noStart, end: 'Het einde ontbreekt.' },
  unreadableTime: (column: 'start' | 'end', said: string) =>
    `${column === 'start' ? 'De begintijd' : 'Het einde'} ${quote(said)} kunnen we niet lezen. ${forExample('12:30')}`,
  noNumber: (said: string) => `${quote(said)} is geen nummer van een onderdeel.`,
  noCapacity: (said: string) => `${quote(said)} is geen aantal plaatsen.`,
  noKind: (said: string, kinds: readonly string[]) =>
    `De soort ${quote(said)} bestaat niet. Kies uit: ${kinds.join(', ')}.`,
  noLanguage: (said: string) => `De taal ${quote(said)} bestaat niet. Kies uit: Nederlands, Engels.`,
} as const;

export const talkProblems = {
  timesAreNumbers: 'De tijden zijn nummers: exporteer met expand=slots.room.',
  roomIsNumber: (room: number) => `De zaal is een nummer (${room}): exporteer met expand=slots.room.`,
  speakersAreCodes: (codes: string) => `De sprekers zijn codes (${codes}): exporteer met expand=speakers.`,
  trackIsNumber: (track: number) => `Het thema is een nummer (${track}): exporteer met expand=track.`,
  noCode: 'De code ontbreekt: dit is een pauze of een blok zonder lezing. Maak het zo nodig zelf.',
} as const;

export const talkNotes = {
  kindIsNumber: 'De soort is een nummer: exporteer met expand=submission_type.',
  repeated: (code: string, count: number, number: number) =>
    `${quote(code)} staat ${count} keer op het programma: dit is keer ${number}.`,
} as const;

export const matchProblems = {
  noId: 'Het onderdeel heeft geen guid en geen id.',
  unknownNumber: (publicId: number) => `Er is geen onderdeel met nummer ${publicId}.`,
  doubled: 'Dit onderdeel staat twee keer in het bestand.',
  roomTaken: (title: string, start: string, end: string) =>
    `De zaal is dan al bezet door “${title}” (${start}–${end} uur).`,
  sameRooms: (count: number, name: string, hall = 'Hal 1') =>
    `Er zijn ${count} zalen met de naam ${quote(name)}. Schrijf de hal erachter: “${name} (${hall})”.`,
} as const;

const unknownNames = {
  rooms: 'De zaal',
  speakers: 'De spreker',
  themes: 'Het thema',
  audiences: 'De doelgroep',
  exhibitors: 'De standhouder',
  pavilions: 'Het paviljoen',
} as const satisfies Readonly<Record<UnknownName['kind'], string>>;

export const nameTexts = {
  oneOrMore: (name: string) =>
    `${quote(name)} bij Sprekers: is dat één naam, of zijn het er meer? Zet een komma tussen namen; wie echt zo heet, maakt u eerst zelf bij Sprekers.`,
  divided: (name: string, people: readonly string[]) =>
    `${quote(name)} is gelezen als ${people.length} sprekers: ${people.join(', ')}.`,
  ambiguous: (name: string, count: number) =>
    `${quote(name)} staat ${count} keer in het beheer: onduidelijk is wie of wat bedoeld is.`,
  unknown: (kind: UnknownName['kind'], name: string) => `${unknownNames[kind]} ${quote(name)} bestaat niet.`,
} as const;

const wordFields = { kind: 'soort', language: 'taal' } as const;

export const wordNotes = {
  guessed: (words: string, kind: string) => `De soort ${quote(words)} is gelezen als ${kind}.`,
  /** @param words undefined when the file has none */
  taken: (field: keyof typeof wordFields, words: string | undefined, value: string, isNew: boolean) => {
    const called = wordFields[field];
    const said =
      words === undefined ? `Er staat geen ${called} bij` : `De ${called} ${quote(words)} kent de site niet`;
    return `${said}: ${isNew ? `we nemen ${value}` : `het blijft ${value}`}.`;
  },
} as const;
