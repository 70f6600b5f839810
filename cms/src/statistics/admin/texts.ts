export const sharedTexts = {
  failed: 'Er ging iets mis. Probeer het opnieuw.',
  cancel: 'Annuleer',
  hour: 'Uur',
  nothing: 'Nog niets in deze periode.',
} as const;

export const pageTexts = {
  compared: (period: string, before: string) => `${period}, vergeleken met ${before}`,
  now: 'Nu op de site:',
  retry: 'Probeer opnieuw',
  notLoaded: 'De cijfers konden niet worden geladen.',
  notDownloaded: 'Het downloaden is niet gelukt.',
  file: (first: string, last: string) => `statistieken-${first}-${last}`,
} as const;

export const questionTexts = {
  period: 'Periode',
  first: 'Van',
  last: 'Tot en met',
  show: 'Toon',
  comparison: 'Vergelijk',
  comparisons: {
    periode: 'met de periode ervoor',
    editie: 'met de vorige editie',
    geen: 'met niets',
  },
  today: 'Vandaag',
  week: '7 dagen',
  month: '30 dagen',
  edition: 'Deze editie tot nu toe',
  fair: 'Beursdagen',
  filter: 'Filter',
  removeFilter: ', haal dit filter weg',
} as const;

export const dimensionNames = {
  page: 'Pagina',
  exhibitor: 'Interesse in standhouder',
  advertisement: 'Advertentie',
  link: 'Korte link naar',
  news: 'Nieuwsbericht',
  calendar: 'Kalender',
  vacancy: 'Vacature',
  search: 'Gezocht',
  host: 'Link naar',
  source: 'Herkomst',
  campaign: 'Campagne',
  device: 'Apparaat',
  language: 'Taal',
  hour: 'Uur',
} as const;

export const changeTexts = {
  same: 'gelijk',
  new: 'nieuw',
  fromNothing: 'eerst niets',
  more: 'meer',
  less: 'minder',
} as const;

/** `nog 78 dagen`, `eerste beursdag`. */
export function untilFairInWords(days: number | null): string {
  if (days === null) return '';
  if (days > 1) return `nog ${days} dagen`;
  if (days === 1) return 'nog 1 dag';
  if (days === 0) return 'eerste beursdag';
  return days === -1 ? '1 dag na het begin' : `${-days} dagen na het begin`;
}

export const untilFairShort = (days: number | null) =>
  days === null ? '' : days === 0 ? 'beurs' : days > 0 ? `−${days} d` : `+${-days} d`;

export const periodTexts = {
  nothing: 'In deze periode is er nog niets geteld.',
  nothingYet: 'Kies een andere periode, of open de site: een bezoek staat hier na enkele seconden.',
  nothingFiltered: 'Kies een andere periode of haal het filter weg.',
  deleted: (from: string) => `Van voor ${from} zijn alleen aantallen per dag bewaard.`,
  deletedMeaning:
    'Bezoekers, bezoeken, weergaven en de andere totalen kunt u blijven vergelijken. De lijsten, de uren en wat bij een filter hoort zijn na de bewaartermijn verwijderd.',
  busy: (day: string, folded: string) =>
    `Op ${day} kwam er meer binnen dan los wordt bewaard. ${folded} gebeurtenissen zijn alleen per uur en soort opgeteld: de totalen kloppen, maar bij welke pagina of welk onderwerp ze horen is niet bewaard. Kwam dit niet door drukte, dan kan iemand de telling hebben bestookt.`,
  folded: (from: string) =>
    `Van voor ${from} zijn alleen opgetelde aantallen bewaard. Een filter laat daarvan zien wat per tweetal waarden is opgeteld; losse gebeurtenissen zijn er niet meer.`,
} as const;

export const chartTexts = {
  asTable: 'Toon als tabel',
  asChart: 'Toon als grafiek',
  tableOf: (caption: string) => `${caption}, als tabel`,
  line: 'lijngrafiek',
  lineOf: (label: string) => `${label}. Loop met de pijltjestoetsen langs de punten.`,
  grid: 'raster',
  gridOf: (label: string) => `${label}. Loop met de pijltjestoetsen over de vakken.`,
  gridHint: 'Wijs een uur aan, of gebruik de pijltjes.',
} as const;

export const daysTexts = {
  perDay: (measure: string) => `${measure} per dag`,
  perHour: 'Weergaven per uur',
  day: 'Dag',
  untilFair: 'Tot de beurs',
  before: 'Eerst',
  annotation: 'Aantekening',
  hour: (day: string, hour: string) => `${day}, ${hour} uur`,
  summary: (mean: string, label: string, highest: string) =>
    `Gemiddeld ${mean}; het meest op ${label}: ${highest}.`,
} as const;

export const weekTexts = {
  title: 'Weergaven per uur van de week',
  days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  hour: (hour: number) => `${hour}–${hour + 1} uur`,
  busiest: (day: string, hour: string, count: string) => `Het drukst op ${day}, ${hour}: ${count}.`,
} as const;

export const groupTitles = {
  pages: 'Pagina’s',
  sources: 'Herkomst',
  interest: 'Belangstelling',
  searches: 'Gezocht en niet gevonden',
  news: 'Nieuws, kalender en vacatures',
  devices: 'Apparaat en taal',
  rest: 'Meer',
  journeys: 'Van bezoek naar beurs',
} as const;

export const listTexts = {
  name: 'Naam',
  difference: 'Verschil',
  before: (count: string) => `Eerst ${count}`,
  less: 'Minder',
  more: (count: number) => `Meer (${count})`,
  empty: (titles: readonly string[]) => `Nog niets in deze periode: ${titles.join(' · ')}.`,
} as const;

export const searchWordTexts = {
  add: 'Zoekwoord toevoegen',
  addNamed: (word: string) => `Zoekwoord toevoegen: ${word}`,
  isAdded: 'toegevoegd',
  title: (word: string) => `Zoekwoord toevoegen: ${word}`,
  page: 'Bij welke pagina?',
  pageHint: 'Kies een pagina, of typ het adres: /locatie, of van een vraag /faq?vraag= met de slug erachter.',
  submit: 'Voeg toe',
  added: (word: string, path: string) => `${word} hoort nu bij ${path}.`,
  close: 'Sluit',
} as const;

export const tileTexts = { before: (count: string) => ` (eerst ${count})` } as const;

export const journeyTexts = {
  part: (percent: number) => `${percent}% van de stap ervoor`,
  unknown: 'Met een filter niet bekend.',
} as const;

export const widgetTexts = {
  days: (day: string, before: string) => `${day}, naast ${before}`,
  more: 'Bekijk de statistieken',
} as const;

export const annotationTexts = {
  title: 'Aantekeningen',
  add: 'Aantekening toevoegen',
  none: 'Schrijf op wat er gebeurde, zoals een nieuwsbrief of een krantenartikel. Het staat dan in de grafiek.',
  day: 'Dag',
  text: 'Wat gebeurde er?',
  save: 'Bewaar',
  saved: 'De aantekening is bewaard.',
  change: 'Wijzig',
  changeNamed: (text: string) => `Wijzig ${text}`,
  remove: 'Verwijder',
  removeNamed: (text: string) => `Verwijder ${text}`,
  confirmRemoval: (text: string) => `Aantekening "${text}" verwijderen?`,
  removed: 'De aantekening is verwijderd.',
} as const;

const wholeSite = 'de hele site';
export const linkTexts = {
  title: 'Delen met een link',
  make: 'Link maken',
  notLoaded: 'De links konden niet worden geladen.',
  notShareable:
    'Bezoek wordt niet per onderwerp geteld. Kies een filter op een pagina om de cijfers ervan te delen.',
  none: 'Wie een link heeft, ziet zonder account hele weken van wat u nu ziet, in stappen van vijf.',
  shows: (filter: string | null, period: string) =>
    `De link laat bezoekers, bezoeken en weergaven per week zien van ${filter === null ? wholeSite : `alleen ${filter}`}, in ${period}.`,
  name: 'Voor wie is de link?',
  lifetime: 'Werkt',
  lifetimes: { 30: '30 dagen', 90: '90 dagen', 365: 'een jaar' },
  continues: 'Voeg elke nieuwe week toe',
  submit: 'Maak de link',
  made: 'De nieuwe link',
  madeHint: 'Bewaar de link nu: later is hij hier niet meer te lezen.',
  copy: 'Kopieer',
  copied: 'De link is gekopieerd.',
  notCopied: 'Kopieer de link zelf uit het veld.',
  wholeSite,
  from: (day: string) => `vanaf ${day}`,
  expires: (day: string) => `werkt tot en met ${day}`,
  opened: (day: string) => `laatst geopend ${day}`,
  notOpened: 'nog niet geopend',
  remove: 'Trek in',
  removeNamed: (name: string) => `Trek in: de link voor ${name}`,
  confirmRemoval: (name: string) => `De link voor "${name}" intrekken? Hij werkt dan niet meer.`,
  removed: 'De link is ingetrokken.',
} as const;
