import { formatDay } from '../../platform/clock/format-day';

const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number} ${several}`;
const list = new Intl.ListFormat('nl');

/** The first stands with the imports, and is stored. */
export const editionBatch = {
  name: 'Nieuwe editie',
  file: (year: number) => `Editie ${year} naar het archief`,
  settings: 'Site-instellingen',
  edition: (year: number) => `Editie ${year}`,
  archived: (type: string, documents: number) => `${type} (${documents})`,
  stands: (links: number) => `Stands die vrijkwamen (${links})`,
} as const;

export const editionErrors = {
  edition: 'Geef de nieuwe editie een naam van hoogstens 40 tekens, bijvoorbeeld het jaar.',
  early: 'De beurs is nog niet voorbij. Vink aan dat u dat weet.',
  order: (last: string) => `Kies een eerste dag na ${formatDay(last, 'nl')}, de laatste dag van deze editie.`,
  copied: 'Een van deze standhouders is er niet meer. Laad de pagina opnieuw.',
  archived: (year: number) =>
    `Editie ${year} staat al in het archief. Een jaar kan er één keer in: verplaats de beurs, of draai de vorige keer terug bij Lijsten.`,
  changed:
    'Intussen is de beurs veranderd, misschien door een collega of in een ander tabblad. Laad de pagina opnieuw en bekijk het overzicht nog eens.',
} as const;

export const editionPlan = {
  archived: (
    year: number,
    { sessions, exhibitors, speakers }: { sessions: number; exhibitors: number; speakers: number },
  ) =>
    `Editie ${year} gaat naar het archief, met ${list.format([
      count(sessions, 'programmaonderdeel', 'programmaonderdelen'),
      count(exhibitors, 'standhouder', 'standhouders'),
      count(speakers, 'spreker', 'sprekers'),
    ])}. Hun pagina’s houden hun adres.`,
  stands: (number: number) => `${count(number, 'stand komt', 'stands komen')} vrij.`,
  copied: (number: number) =>
    number === 0
      ? 'Geen standhouder komt terug als concept.'
      : `${count(number, 'standhouder komt', 'standhouders komen')} terug als concept: met dezelfde teksten, een nieuw nummer en zonder stand.`,
  days: (edition: string, dates: readonly string[]) =>
    `Editie ${edition} is op ${list.format(dates.map((date) => formatDay(date, 'nl')))}.`,
  venue: (name: string, city: string) => `De locatie wordt ${name}, ${city}.`,
  place: 'De plek op de kaart wordt leeg: vul die in bij Site-instellingen.',
  stays:
    'Pagina’s, nieuws, hallen, stands, zalen, thema’s, soorten en formulieren blijven zoals ze zijn. Aanmeldingen van bezoekers blijven bij de editie die voorbij is, met haar bewaartermijn.',
} as const;

export const editionDone = {
  done: (year: number, edition: string) =>
    `Editie ${year} staat in het archief. De site gaat nu over ${edition}.`,
  copied: (number: number) =>
    `${count(number, 'standhouder staat', 'standhouders staan')} als concept klaar: kijk de gegevens na, geef een stand en publiceer.`,
  undo: 'In de admin, bij Lijsten, kunt u dit terugdraaien zolang er niets anders veranderd is.',
} as const;

export const editionUndo = {
  changed: 'Dit is daarna veranderd.',
  added: (number: number) =>
    `${count(number, 'programmaonderdeel, standhouder of spreker', 'programmaonderdelen, standhouders of sprekers')} van daarna ${number === 1 ? 'hoort' : 'horen'} bij de nieuwe editie.`,
} as const;
