import { keepWords, mostDays } from './shape';

/** Also for the file: the field is named before each. */
export const fairErrors = {
  usage:
    'Noem het bestand met uw beurs: npm run new-fair -- beurs.json. Een voorbeeld staat in docs/how-to.md.',
  unreadable: (file: string) => `${file} is er niet, of is geen JSON.`,
  notAFair: 'Dit bestand beschrijft geen beurs:',
  unknown: 'Dit kennen we niet.',
  text: (most: number) => `Vul dit in, met hoogstens ${most} tekens.`,
  optionalText: (most: number) => `Gebruik hoogstens ${most} tekens, of laat dit leeg.`,
  invisible: 'Hierin staat een onzichtbaar teken. Typ het opnieuw.',
  colour: 'Geef een kleur als #0a6b3d.',
  mail: 'Vul één geldig e-mailadres in, bijvoorbeeld info@beurs.nl.',
  english: 'Kies true (ook in het Engels) of false (alleen Nederlands), zonder aanhalingstekens.',
  keep: `Kies ${keepWords.join(', ')}.`,
  noDays: `Geef minstens één dag, en hoogstens ${mostDays}.`,
  day: 'Geef een datum, en tijden waarvan de eerste voor de laatste komt.',
  twice: (date: string) => `${date} staat er twee keer.`,
  noSite: 'Deze database heeft nog geen beurs. Start de site eerst één keer.',
  noDraft: 'Dit kunnen we niet bewaren. Laad de pagina opnieuw.',
  changedElsewhere:
    'Intussen is dit in een ander tabblad of door een collega gewijzigd. Laad de pagina opnieuw; daar staat wat het laatst bewaard is.',
  incomplete: 'Er klopt nog iets niet. Kijk de stappen na.',
} as const;

/** Marks in texts that need what a fair does not say. They begin alike. */
export const marks = {
  organisation: '[vul in: rechtspersoon]',
  street: '[vul in: straat en nummer]',
  city: '[vul in: postcode en plaats]',
  person: '[vul in: naam]',
} as const;
export const markBegin = '[vul in';

export const marksTexts = {
  text: (count: number) =>
    `${count === 1 ? 'In één document van de site staat' : `In ${count} documenten van de site staat`} nog “[vul in: …]”.`,
  link: (title: string) => `Begin bij ${title}`,
} as const;

export const fairAudit = {
  made: (name: string) => `Maakte een nieuwe beurs: ${name}`,
} as const;

export const firstRunTexts = {
  waiting: 'Dit is nog de voorbeeldbeurs.',
  begin: 'Maak er uw eigen beurs van',
  resume: 'Ga verder met uw eigen beurs',
} as const;

export const fairDone = {
  settings: (name: string) => `De beurs heet nu ${name}.`,
  dutchOnly: 'De site is alleen in het Nederlands. Bij Site-instellingen zet u Engels weer aan.',
  removed: (count: number) =>
    `${count} documenten van de voorbeeldbeurs zijn weg. In de admin, bij Lijsten, kunt u dat 90 dagen lang terugdraaien.`,
  filledIn: (count: number) => `In ${count} teksten staan nu uw naam, dagen en plaats.`,
} as const;

/** The front page, the menus and the pages that the site needs, of a fair that begins with nothing. */
export const bare = {
  nl: {
    home: 'Home',
    programme: 'Programma',
    exhibitors: 'Standhouders',
    speakers: 'Sprekers',
    floorPlan: 'Plattegrond',
    news: 'Nieuws',
    location: 'Locatie en route',
    contact: 'Contact',
    questions: 'Veelgestelde vragen',
    privacy: 'Privacy',
    fair: 'De beurs',
    visit: 'Uw bezoek',
  },
  en: {
    home: 'Home',
    programme: 'Programme',
    exhibitors: 'Exhibitors',
    speakers: 'Speakers',
    floorPlan: 'Floor plan',
    news: 'News',
    location: 'How to get there',
    contact: 'Contact',
    questions: 'Questions and answers',
    privacy: 'Privacy',
    fair: 'The fair',
    visit: 'Your visit',
  },
} as const;
