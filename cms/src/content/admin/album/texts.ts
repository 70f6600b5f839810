import { maxPhotos } from '../../albums/shape';

const photos = (count: number) => (count === 1 ? '1 foto' : `${count} foto’s`);
const long = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' });
const inWords = (day: string) => long.format(new Date(day));

export const panelTexts = {
  title: 'Foto’s van dit album',
  count: photos,
  none: 'Nog geen foto’s',
  open: 'Foto’s toevoegen',
  saveFirst: 'Bewaar het album eerst. Daarna voegt u hier in één keer alle foto’s toe.',
} as const;

export const albumTexts = {
  title: (album: string) => `Foto’s van ${album}`,
  back: 'Terug naar het album',
  count: (count: number) => (count === 0 ? 'Nog geen foto’s' : photos(count)),
  save: 'Bewaar',
  saved: 'De foto’s zijn bewaard als concept. Publiceren doet u op de pagina van het album.',
  textsFailed: (why: string) =>
    `De foto’s zijn bewaard, maar de teksten voor wie de foto niet ziet nog niet: ${why}`,
  unknownReason: 'er ging iets mis. Bewaar het nog eens.',
  empty: 'In dit album staan nog geen foto’s.',
  emptyHint: 'Kies hierboven al uw foto’s tegelijk, of sleep ze naar deze pagina.',
  drop: 'Laat los om de foto’s toe te voegen',
} as const;

export const conflictTexts = {
  title: 'Iemand anders heeft dit album intussen bewaard',
  explanation:
    'Uw wijzigingen zijn nog niet bewaard, en staan hieronder nog precies zo. Voeg ze samen met wat er nu staat, kijk ze na en bewaar ze dan.',
  merge: 'Voeg samen',
  merged: 'Uw wijzigingen staan nu over die van de ander. Kijk ze na en bewaar ze.',
} as const;

export const addTexts = {
  label: 'Foto’s toevoegen',
  hint: `JPG, PNG, WebP, AVIF, GIF, SVG of een ZIP met foto’s; hooguit 50 MB per foto. Slepen mag op de hele pagina. Nieuwe foto’s komen onderaan, in de volgorde waarin ze gemaakt zijn.`,
  reading: 'De bestanden worden gelezen…',
  progress: (done: number, total: number) => `${done} van ${total}`,
  progressLabel: 'Verstuurde foto’s',
  sending: 'Foto’s worden verstuurd. Blijf op deze pagina; u kunt intussen al teksten typen.',
  stop: 'Stop',
  stopping: 'Stopt na de foto’s die nu onderweg zijn…',
  done: (count: number) => `${photos(count)} toegevoegd. Bewaar ze om ze te houden.`,
  tooMany: `Een album heeft ten hoogste ${maxPhotos.toLocaleString('nl')} foto’s. Maak er een tweede album voor.`,
  stopped: 'Nog niet verstuurd, omdat u stopte.',
  failed: (count: number) => `${photos(count)} nog niet verstuurd`,
  retry: (count: number) => (count === 1 ? 'Probeer die opnieuw' : `Probeer die ${count} opnieuw`),
  leftOut: (count: number) => (count === 1 ? '1 bestand overgeslagen' : `${count} bestanden overgeslagen`),
  hide: 'Verberg deze lijst',
} as const;

export const toolTexts = {
  label: 'Alle foto’s',
  sort: 'Sorteer op tijd',
  sorted: 'De foto’s staan op volgorde van tijd.',
  credit: 'Fotograaf voor alle',
  fill: (count: number) => (count === 1 ? 'Vul in bij 1 foto' : `Vul in bij ${count} foto’s`),
  filled: (count: number) => `De fotograaf is ingevuld bij ${photos(count)}.`,
  onlyWithout: (count: number) => `Alleen zonder tekst (${count})`,
  noneWithout: 'Elke foto heeft een tekst.',
  proposal: (day: string, album: string) =>
    `De meeste foto’s zijn gemaakt op ${inWords(day)}. Het album heeft als datum ${inWords(album)}.`,
  accept: (day: string) => `Maak de datum ${inWords(day)}`,
  accepted: (day: string) => `De datum van het album wordt ${inWords(day)} als u bewaart.`,
} as const;

export const rowTexts = {
  list: 'Foto’s in de volgorde van het album',
  group: (place: number, name: string) => `Foto ${place}: ${name}`,
  caption: 'Bijschrift',
  alternativeText: 'Tekst voor wie de foto niet ziet',
  textHint: 'Wat is er te zien?',
  credit: 'Fotograaf',
  taken: (moment: string) => `Gemaakt op ${moment}`,
  notTaken: 'Tijd van opname onbekend',
  place: (name: string) => `Plaats van ${name}`,
  up: (name: string) => `${name} omhoog`,
  down: (name: string) => `${name} omlaag`,
  remove: (name: string) => `Haal ${name} uit het album`,
  removed: (name: string) => `${name} gaat uit het album als u bewaart.`,
  putBack: 'Zet terug',
  putBackNamed: (name: string) => `Zet terug: ${name}`,
  drag: 'Sleep om te verplaatsen',
  moved: (name: string, place: number, total: number) => `${name} staat nu op plaats ${place} van ${total}.`,
  gone: 'Dit bestand staat niet meer in de mediabibliotheek.',
} as const;
