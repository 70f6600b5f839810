export const numberTexts = {
  euros: 'Bedrag',
  eurosHint: 'Een bedrag in euro’s',
  badEuros: 'Schrijf het bedrag met een komma voor de centen, bijvoorbeeld 1.250,00.',
  publicNumber: 'Nummer',
  publicNumberHint: 'Een nummer in een adres',
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

export const waitingTexts = {
  nothing: 'Alles is gepubliceerd.',
  drafts: (count: number) => (count === 1 ? '1 concept' : `${count} concepten`),
  changed: (count: number) => `${count} gewijzigd`,
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

export const publishTexts = {
  publish: 'Publiceer',
  publishNamed: (title: string) => `Publiceer ${title}`,
  done: (title: string) => `“${title}” is gepubliceerd.`,
  failed: (title: string, reason: string) => `“${title}” is niet gepubliceerd: ${reason}`,
  unknownReason: 'Er ging iets mis.',
} as const;
