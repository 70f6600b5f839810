import type { ContractFormTexts } from '../nl/contract-form';

export const contractForm: ContractFormTexts = {
  fields: {
    company: { label: 'Official name of the organisation', help: 'As in the commercial register.' },
    country: {
      label: 'Country',
      help: 'Where the organisation is established. Is your country not in the list? Please contact us.',
    },
    kvk: { label: 'Chamber of Commerce number (KvK)', help: '8 digits.' },
    vatStatus: { label: 'Does the organisation have a VAT number?' },
    vatNumber: {
      label: 'VAT number',
      help: 'Starts with the letters of the country, for example NL000099998B57.',
    },
    street: { label: 'Street and number' },
    postcode: { label: 'Postcode' },
    place: { label: 'Town' },
    signatoryName: {
      label: 'Name of who signs',
      help: 'First and last name. Who signs may represent the organisation.',
    },
    signatoryRole: { label: 'Position' },
    signatoryEmail: { label: 'E-mail address of who signs', help: 'We mail the copy to this address.' },
    signatoryPhone: { label: 'Phone number of who signs' },
    standContact: { label: 'Who arranges the stand?' },
    contactName: { label: 'Name of who arranges the stand' },
    contactEmail: { label: 'E-mail address of who arranges the stand' },
    contactPhone: { label: 'Phone number of who arranges the stand' },
    kind: { label: 'What kind of organisation are you?' },
    themes: { label: 'Subjects', help: 'Choose one, two or three.' },
    standKind: { label: 'Kind of stand' },
    squareMetres: { label: 'Area in square metres', help: 'Whole metres.' },
    building: { label: 'How is it built?' },
    standWishes: {
      label: 'Wishes for the place',
      help: 'For example a corner, neighbours you look for, or something tall or heavy that you bring. We take it into account, but cannot promise it.',
    },
    publicName: { label: 'Name on the stand and on the site', help: 'At most 80 characters.' },
    summary: {
      label: 'What do you do, in a few sentences?',
      help: 'At least 20 and at most 400 characters.',
    },
    webAddress: { label: 'Your website', help: 'For example www.yourcompany.com.' },
    logo: { label: 'Logo', help: 'An svg, png, jpg or webp of at most 5 MB. You can also send it later.' },
    invoiceEmail: { label: 'E-mail address for invoices' },
    purchaseReference: {
      label: 'Your purchase number or reference',
      help: 'Only if your administration asks for it.',
    },
    accountHolder: { label: 'Name of the account holder' },
    iban: { label: 'IBAN', help: 'Of a bank in the SEPA area.' },
    mandate: { label: 'I give this mandate on behalf of the account holder.' },
  },
  options: {
    vatStatus: { 'vat-number': 'Yes', 'no-vat-number': 'No, we have no VAT number' },
    standContact: { signatory: 'The same person', other: 'Somebody else' },
  },
  perSquareMetre: (name, price) => `${name}: ${price} per m²`,
  perStand: (name, price) => `${name}: ${price}`,
  free: (name) => `${name}: at no extra cost`,
  sizes: (min, max) => `From ${min} to ${max} m².`,
  mandateText: (creditor) =>
    `By this SEPA mandate you authorise ${creditor} to send instructions to your bank to debit your account for this contract, and your bank to debit your account in accordance with the instructions from ${creditor}. If you do not agree with a debit, you can have it refunded: contact your bank within eight weeks. Your bank can tell you the terms.`,
  rulesAccepted: (version) => `I have read the rules for exhibitors, version ${version}, and agree to them.`,
  authorised: (company) => `On behalf of ${company} I may sign this contract.`,
  typedName: (name) => `Type your name to sign: ${name}`,
  mandateTitle: 'SEPA mandate',
};
