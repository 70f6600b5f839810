import { formatDay } from '../../platform/clock/format-day';

const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number} ${several}`;
const day = (date: string) => formatDay(date, 'nl');

/** The first stands with the imports, and is stored. */
export const moveBatch = {
  name: 'Beurs verplaatst',
  file: (first: string, last: string) => (first === last ? day(first) : `${day(first)} – ${day(last)}`),
  settings: 'Site-instellingen',
  registrations: (number: number) => count(number, 'aanmelding', 'aanmeldingen'),
  joinings: 'Plaatsen bij sessies',
} as const;

export const moveErrors = {
  nothing: 'Hier verandert niets mee: dit zijn de dagen en de locatie die de beurs al heeft.',
  order: 'Zet de dagen in de volgorde van de kalender.',
  label: 'Gebruik voor de naam van een dag hoogstens 255 tekens.',
  past: 'De eerste dag is al voorbij. Kies een dag vanaf vandaag.',
  noFair: 'De beurs heeft nog geen dagen of locatie. Vul die in bij Site-instellingen.',
  begun: 'De beurs is al begonnen of voorbij: verplaatsen kan niet meer.',
  changed:
    'Intussen zijn dagen, locatie of sessies veranderd, misschien door een collega. Bekijk het overzicht opnieuw.',
} as const;

export const movePlan = {
  settings: (days: number, isVenue: boolean) =>
    days === 0
      ? 'De beurs krijgt een andere locatie.'
      : `De beurs krijgt ${count(days, 'dag', 'dagen')}${isVenue ? ' en een andere locatie' : ''}.`,
  place: 'De plek op de kaart wordt leeg: vul die in bij Site-instellingen.',
  dayMoves: (from: string, to: string, by: number) =>
    by === 0
      ? `${day(from)} blijft.`
      : `${day(from)} wordt ${day(to)}: ${count(Math.abs(by), 'dag', 'dagen')} ${by > 0 ? 'later' : 'eerder'}.`,
  dayGoes: (date: string) =>
    `${day(date)} vervalt. Sessies van die dag schuiven even ver op als de eerste dag, en staan hieronder: geef ze zelf een andere dag. Wie alleen dan zou komen, komt op de laatste dag.`,
  dayComes: (date: string) => `${day(date)} komt erbij. Er is dan nog niets.`,
  sessions: (number: number) => `${count(number, 'sessie gaat', 'sessies gaan')} mee.`,
  registrations: (number: number) =>
    `${count(number, 'aanmelding van een bezoeker gaat', 'aanmeldingen van bezoekers gaan')} mee.`,
  calendar: (number: number) =>
    `${count(number, 'item in de kalender gaat', 'items in de kalender gaan')} mee.`,
  edition: 'Editie',
  mail: 'Mail die wacht',
  mailText: 'Mailtekst',
  outsideWords: (date: string, from: string, to: string) => `${day(date)}, ${from}–${to}`,
} as const;

export const moveDone = {
  done: 'De beurs is verplaatst.',
  undo: 'In de admin, bij Lijsten, kunt u dat terugdraaien zolang er niets anders veranderd is.',
  told: (number: number) => `${count(number, 'mail is', 'mails zijn')} onderweg.`,
} as const;

export const moveUndo = {
  changed: 'Dit is daarna veranderd. Verplaats de beurs opnieuw, terug naar de oude dagen.',
  added: (number: number) =>
    `${count(number, 'sessie of aanmelding', 'sessies of aanmeldingen')} van daarna hebben de nieuwe dagen. Verplaats de beurs opnieuw, terug naar de oude dagen.`,
} as const;

/** @param id of the registration; null for who only has a place at a session */
export const movedTopic = (id: number | null) =>
  id === null ? 'verplaatsing voor wie een plaats heeft' : `verplaatsing voor bezoeker ${id}`;
