import { contractCountries } from 'beursvloer-domain/contracts';
import type { CopyWords } from '../platform/forms/submissions/copy';

export interface ContractWords extends CopyWords {
  registration: string;
  signed: string;
  statements: string;
  rules: string;
  hash: string;
}

const dutch: ContractWords = {
  labels: {
    company: 'Officiële naam',
    country: 'Land',
    kvk: 'KvK-nummer',
    vatStatus: 'Heeft een btw-nummer',
    vatNumber: 'Btw-nummer',
    street: 'Straat en huisnummer',
    postcode: 'Postcode',
    place: 'Plaats',
    signatoryName: 'Wie ondertekent',
    signatoryRole: 'Functie',
    signatoryEmail: 'E-mailadres van wie ondertekent',
    signatoryPhone: 'Telefoon van wie ondertekent',
    standContact: 'Wie de stand regelt',
    contactName: 'Contactpersoon voor de stand',
    contactEmail: 'E-mailadres van de contactpersoon',
    contactPhone: 'Telefoon van de contactpersoon',
    kind: 'Soort organisatie',
    themes: 'Thema’s',
    standKind: 'Soort stand',
    squareMetres: 'Oppervlakte in m²',
    building: 'Bouwwijze',
    standWishes: 'Wensen voor de stand',
    publicName: 'Naam op de site',
    summary: 'Omschrijving op de site',
    webAddress: 'Website',
    logo: 'Logo',
    invoiceEmail: 'E-mailadres voor facturen',
    purchaseReference: 'Inkoopnummer',
    accountHolder: 'Rekening op naam van',
    iban: 'IBAN',
    mandate: 'Machtiging voor incasso',
  },
  options: {
    yes: 'Ja',
    'vat-number': 'Ja',
    'no-vat-number': 'Nee',
    signatory: 'Wie ondertekent',
    other: 'Iemand anders',
  },
  registration: 'Inschrijfkosten',
  signed: 'Ondertekend',
  statements: 'Akkoord met',
  rules: 'Reglement',
  hash: 'Controlegetal (SHA-256)',
};

const english: ContractWords = {
  labels: {
    company: 'Official name',
    country: 'Country',
    kvk: 'Chamber of Commerce number',
    vatStatus: 'Has a VAT number',
    vatNumber: 'VAT number',
    street: 'Street and number',
    postcode: 'Postcode',
    place: 'Place',
    signatoryName: 'Who signs',
    signatoryRole: 'Position',
    signatoryEmail: 'E-mail address of who signs',
    signatoryPhone: 'Phone of who signs',
    standContact: 'Who organises the stand',
    contactName: 'Contact person for the stand',
    contactEmail: 'E-mail address of the contact person',
    contactPhone: 'Phone of the contact person',
    kind: 'Kind of organisation',
    themes: 'Themes',
    standKind: 'Kind of stand',
    squareMetres: 'Size in m²',
    building: 'How it is built',
    standWishes: 'Wishes for the stand',
    publicName: 'Name on the site',
    summary: 'Description on the site',
    webAddress: 'Website',
    logo: 'Logo',
    invoiceEmail: 'E-mail address for invoices',
    purchaseReference: 'Purchase reference',
    accountHolder: 'Account holder',
    iban: 'IBAN',
    mandate: 'Direct debit mandate',
  },
  options: {
    yes: 'Yes',
    'vat-number': 'Yes',
    'no-vat-number': 'No',
    signatory: 'Who signs',
    other: 'Somebody else',
  },
  registration: 'Registration fee',
  signed: 'Signed',
  statements: 'Agreed to',
  rules: 'Rules',
  hash: 'Checksum (SHA-256)',
};

export function contractWords(language: string): ContractWords {
  const words = language === 'en' ? english : dutch;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = contractCountries.map((code) => [code, names.of(code) ?? code]);
  return { ...words, options: { ...words.options, ...Object.fromEntries(countries) } };
}
