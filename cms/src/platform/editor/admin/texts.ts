export const numberTexts = {
  euros: 'Bedrag',
  eurosHint: 'Een bedrag in euro’s',
  badEuros: 'Schrijf het bedrag met een komma voor de centen, bijvoorbeeld 1.250,00.',
  publicNumber: 'Nummer',
  publicNumberHint: 'Een nummer in een adres',
} as const;

export const choiceTexts = {
  name: 'Keuze',
  hint: 'Een keuze uit documenten van een andere soort',
  choose: 'Kies er een',
  none: 'Er is nog niets om uit te kiezen',
  gone: (key: string) => `${key} (bestaat niet meer)`,
  chooseAnother: 'Deze keuze bestaat niet meer. Kies een andere.',
  failed: 'De keuzes konden niet worden geladen. Ververs de pagina.',
} as const;

export const slugTexts = {
  sameAsDutch: 'In elke taal hetzelfde adres als in het Nederlands.',
  regenerate: 'Maak het adres opnieuw uit de titel',
  use: (slug: string) => `Gebruik ${slug}`,
  isFree: 'Dit adres is vrij.',
} as const;

export const storageTexts = {
  full: 'De schijf van de server is vol',
  low: 'De schijf van de server raakt vol',
  free: (size: string) => `Er is nog ${size} vrij.`,
  whenFull: 'Opslaan, publiceren en uploaden kan pas weer als er ruimte is. Verwijderen kan wel.',
  whenLow: 'Straks kunt u niets meer opslaan.',
  advice: 'Verwijder bestanden die u niet meer nodig hebt, of vraag uw beheerder om meer ruimte.',
} as const;

export const directoryTexts = {
  groups: {
    site: 'Site',
    programme: 'Programma',
    exhibitors: 'Standhouders',
    visitors: 'Bezoekers',
    sales: 'Verkoop',
    settings: 'Instellingen',
  },
} as const;

export const settingsTexts = {
  title: 'Overzicht',
  about: 'Wat u kunt instellen.',
} as const;

export const todayTexts = {
  toDo: 'Te doen',
  nothing: 'Er is nu niets voor u te doen.',
  error: 'De server is niet klaar voor bezoekers',
  warning: 'Let op bij de server',
  advice: (others: number) =>
    [
      others === 1 && 'Er is nog 1 ander punt.',
      others > 1 && `Er zijn nog ${others} andere punten.`,
      'Alles staat in de uitvoer van “npm run doctor” op de server.',
    ]
      .filter(Boolean)
      .join(' '),
} as const;

export const remarkTexts = {
  title: 'Let op',
  notPublic: 'Nog niet op de site',
  notPublicNames: (names: string) => `Nog niet op de site: ${names}.`,
  otherNames: (count: number) => `nog ${count}`,
  missing: 'Dit staat op de site zonder:',
  willBeMissing: 'Als u dit publiceert, ontbreekt nog:',
  more: (count: number) => `En nog ${count}.`,
  appears: 'Het verschijnt hier vanzelf op de site zodra het gepubliceerd is.',
} as const;

export const referenceTexts = {
  title: 'Hiernaar wordt verwezen',
  about: 'Als u dit verwijdert, raken deze hun verwijzing hiernaar kwijt:',
  more: (count: number) => `En nog ${count}.`,
  aboutAll: (count: number) =>
    count === 1 ? 'Dit raakt zijn verwijzing kwijt:' : `Deze ${count} raken hun verwijzing kwijt:`,
  failed: 'Het is niet gelukt om na te gaan wat hiernaar verwijst.',
} as const;

export const foldTexts = {
  show: 'Toon meer velden',
  hide: 'Toon minder velden',
} as const;

export const publishTexts = {
  publish: 'Publiceer',
  publishNamed: (title: string) => `Publiceer ${title}`,
  done: (title: string) => `“${title}” is gepubliceerd.`,
  failed: (title: string, reason: string) => `“${title}” is niet gepubliceerd: ${reason}`,
  unknownReason: 'Er ging iets mis.',
} as const;

export const pictureTexts = {
  missing: (name: string) => `Wat is er te zien op ${name}?`,
  hint: 'Voor wie de afbeelding niet ziet. Laat het leeg als de afbeelding alleen versiering is.',
  keep: 'Bewaar tekst',
  keepNamed: (name: string) => `Bewaar de tekst van ${name}`,
  kept: 'De tekst is bewaard bij de afbeelding.',
} as const;

export const linkTexts = {
  name: 'Link',
  hint: 'Een adres, of een pagina van de site',
  choose: 'Kies een pagina',
  close: 'Sluit de lijst',
  search: 'Zoek een pagina op titel',
  pages: 'Pagina’s van de site',
  draft: 'nog niet op de site',
  none: 'Geen pagina gevonden.',
  count: (count: number) => (count === 1 ? '1 pagina gevonden.' : `${count} pagina’s gevonden.`),
  more: (shown: number, count: number) => `${count} pagina’s gevonden; dit zijn de eerste ${shown}.`,
  failed: 'De pagina’s zijn niet geladen. U kunt het adres wel typen.',
} as const;

export const variableTexts = {
  title: 'Gegevens van de beurs',
  about:
    'Schrijf in een tekst zo’n woord tussen accolades, en de site vult het in. Verandert de beurs, dan verandert de tekst mee.',
  open: 'Toon de woorden',
  close: 'Verberg de woorden',
  copy: (written: string) => `Kopieer ${written}`,
  copied: (written: string) => `${written} is gekopieerd. Plak het in een tekst.`,
  notCopied: (written: string) => `Kopiëren lukte niet. Typ ${written} zelf.`,
} as const;
