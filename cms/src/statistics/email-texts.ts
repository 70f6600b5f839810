import { listTitles, totalLabels } from './texts';

export const mailTexts = { greeting: 'Goedemorgen,', button: 'Bekijk de statistiek' } as const;

export const weekMail = {
  subject: (first: string, last: string) => `Uw site van ${first} tot en met ${last}`,
  opening: (visitors: string) => `${visitors} bezoekers keken vorige week op de site. Dit deden zij.`,
  numbers: 'De week in getallen',
  number: (label: string, count: string, before: string, lastEdition: string | null) =>
    `${label}: ${count} (week ervoor ${before}${lastEdition === null ? '' : `, vorige editie ${lastEdition}`})`,
  unknown: 'onbekend',
  note: 'Deze mail komt elke maandag. In het beheer zet u hem uit bij Site-instellingen, Mail over de statistiek.',
} as const;

export const jumpNames = {
  view: totalLabels.views,
  notFound: listTitles.notFound,
  search: 'Zoekopdrachten zonder resultaat',
  authFail: 'Mislukte pogingen om in te loggen',
  robotView: totalLabels.robots,
  lead: totalLabels.leads,
} as const;

export const jumpMail = {
  viewsOf: (page: string) => `Weergaven van ${page}`,
  subject: 'Opvallend op uw site',
  subjectOf: (name: string) => `Opvallend op uw site: ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`,
  opening: 'Gisteren was er op de site iets anders dan op dezelfde dag in de weken ervoor.',
  number: (today: string, usual: string) => `${today}, anders ongeveer ${usual}`,
  note: (day: string) =>
    `Het gaat om ${day}. Over hetzelfde komt er een week lang geen mail meer. In het beheer zet u deze mails uit bij Site-instellingen.`,
} as const;
