import type { DefinitionFault } from 'beursvloer-domain/forms';

export const submissionLabels = {
  receipt: 'Nummer',
  form: 'Formulier',
  sentAt: 'Ontvangen',
  email: 'Van',
  state: 'Status',
  assignee: 'Toegewezen aan',
  note: 'Notitie',
  answers: 'Antwoorden',
} as const;

const submissionActions = { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' } as const;

export const permissionTexts = {
  submissions: { name: 'Inzendingen van formulieren', actions: submissionActions },
  organiserSubmissions: {
    name: 'Inzendingen van formulieren alleen voor de organisator',
    actions: submissionActions,
  },
  formFiles: {
    name: 'Bestanden bij inzendingen, contracten en bestellingen die men ziet',
    actions: { read: 'Downloaden' },
  },
  organiserForms: {
    name: 'Formulieren alleen voor de organisator',
    actions: { update: 'Ontvangers, bewaartermijn en “Alleen voor de organisator” wijzigen' },
  },
} as const;

type FaultText = (names: { field: string; rule: string }) => string;

export const faultTexts: Readonly<Record<DefinitionFault['code'], FaultText>> = {
  'no-fields': () => 'Een formulier heeft minstens één veld.',
  'bad-name': ({ field }) =>
    `Het kenmerk “${field}” kan niet: begin met een letter en gebruik alleen letters, cijfers en streepjes, hoogstens 40.`,
  'reserved-name': ({ field }) => `Het kenmerk “${field}” gebruikt het formulier zelf. Kies een ander.`,
  'same-name': ({ field }) =>
    `Er is al een veld met het kenmerk “${field}”. Ook hoofdletters maken geen verschil.`,
  'no-options': ({ field }) => `Het veld “${field}” heeft keuzes nodig, en geen lege keuzes.`,
  'same-option': ({ field }) => `Het veld “${field}” heeft twee keer dezelfde keuze.`,
  'unknown-rule': ({ field }) => `Het veld “${field}” heeft een regel die niet bestaat.`,
  'same-rule': ({ field, rule }) => `Het veld “${field}” heeft de regel “${rule}” twee keer.`,
  'bad-arguments': ({ field, rule }) =>
    `De waarden van de regel “${rule}” bij het veld “${field}” kloppen niet: schrijf één waarde per regel.`,
  'limits-crossed': ({ field, rule }) =>
    `Bij het veld “${field}” ligt de bovengrens onder de ondergrens (regel “${rule}”).`,
  'rule-needs-files': ({ field, rule }) =>
    `De regel “${rule}” past alleen bij een veld van de soort Bestand, niet bij “${field}”.`,
  'unknown-field': ({ field }) => `Het veld “${field}” verwijst naar een veld dat er niet is.`,
  'condition-on-itself': ({ field }) =>
    `Het veld “${field}” wordt getoond als het zelf iets is: kies een ander veld.`,
  'condition-in-circle': ({ field }) => `De voorwaarden rond het veld “${field}” draaien in een kring rond.`,
  'condition-unreachable': ({ field }) =>
    `Het veld “${field}” wordt nooit getoond: het andere veld kan deze waarde niet hebben.`,
};

export const recipientFaultTexts = {
  unknownField: (field: string) => `Er is geen veld met het kenmerk “${field}”.`,
  unreachable: (field: string) =>
    `Het veld “${field}” kan deze waarde niet hebben: deze ontvanger zou nooit mail krijgen.`,
} as const;

export const formErrors = {
  unknown: 'Dit formulier bestaat niet.',
  closed: 'Dit formulier is niet meer open.',
  invalid: 'Niet alle velden zijn correct ingevuld.',
  organiserFields:
    'Dit formulier is alleen voor de organisator: wie de inzendingen krijgt en hoe lang ze bewaard blijven, wijzigt alleen een organisator. Er is niets opgeslagen.',
} as const;

export const worklistErrors = {
  badFilter: (name: string) => `Het filter ${name} klopt niet.`,
  unknownState: 'Deze status bestaat niet.',
  noteTooLong: 'De notitie is te lang: hoogstens 4.000 tekens.',
  replyTooLong: 'Het antwoord is te lang: hoogstens 4.000 tekens.',
  replyEmpty: 'Schrijf op wat het antwoord was.',
  unknownColleague: 'Deze collega bestaat niet.',
  nothingToChange: 'Er is niets om te wijzigen.',
  submissionGone: 'Deze inzending is er niet meer.',
  mailGone: 'Deze mail wacht niet meer.',
  fileGone: 'Dit bestand is er niet (meer).',
  organiserOnly: 'Dit formulier is alleen voor de organisator.',
  mayNotTest: 'U mag van dit formulier geen test sturen.',
  notPublished: 'Publiceer het formulier eerst.',
} as const;

/** Lines of the home page, by the state of a submission. */
export const todayTexts = {
  nieuw: (count: number, form: string) =>
    count === 1 ? `1 nieuwe inzending: ${form}` : `${count} nieuwe inzendingen: ${form}`,
  'in behandeling': (count: number, form: string) =>
    count === 1 ? `1 inzending in behandeling: ${form}` : `${count} inzendingen in behandeling: ${form}`,
} as const;

export const auditLines = {
  export: 'Lijst van inzendingen gedownload',
  retried: 'Mail opnieuw verstuurd',
  changed: ({
    state,
    note,
    assignee,
    reply,
  }: {
    state?: string;
    note?: string;
    assignee?: number | null;
    reply?: string;
  }) =>
    [
      reply === undefined ? '' : 'Antwoord genoteerd',
      state === undefined ? '' : `Status: ${state}`,
      note === undefined ? '' : 'Notitie gewijzigd',
      assignee === undefined ? '' : 'Toewijzing gewijzigd',
    ]
      .filter(Boolean)
      .join('. '),
  one: (receipt: string) => `inzending ${receipt}`,
  several: (count: number) => (count === 1 ? '1 inzending' : `${count} inzendingen`),
  mail: (id: number) => `mail ${id}`,
} as const;

export const downloadTexts = {
  list: (day: string) => `inzendingen-${day}`,
  sheet: 'Inzendingen',
  /** For browsers that read no other name. */
  file: (type: string) => `bestand.${type}`,
} as const;

export const sampleTexts = {
  text: 'Voorbeeld',
  longText: 'Dit is een voorbeeld van een langer antwoord.\nHet heeft twee regels.',
  consent: 'ja',
} as const;

export const priceTexts = {
  nl: {
    price: 'Prijs, exclusief btw',
    total: 'Totaal',
    net: 'Exclusief btw',
    vat: 'Btw',
    gross: 'Inclusief btw',
  },
  en: {
    price: 'Price, excluding VAT',
    total: 'Total',
    net: 'Excluding VAT',
    vat: 'VAT',
    gross: 'Including VAT',
  },
} as const;
