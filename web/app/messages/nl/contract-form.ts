/** The words of the fields of the contract. Only the server has them: pages get the form of their step. */
export const contractForm = {
  fields: {
    company: {
      label: 'Officiële naam van de organisatie',
      help: 'Zoals die in het Handelsregister staat.',
    },
    country: {
      label: 'Land',
      help: 'Waar de organisatie gevestigd is. Staat uw land er niet bij? Neem dan contact met ons op.',
    },
    kvk: { label: 'KvK-nummer', help: '8 cijfers.' },
    vatStatus: { label: 'Heeft de organisatie een btw-nummer?' },
    vatNumber: {
      label: 'Btw-nummer',
      help: 'Begint met de letters van het land, bijvoorbeeld NL000099998B57.',
    },
    street: { label: 'Straat en huisnummer' },
    postcode: { label: 'Postcode' },
    place: { label: 'Plaats' },
    signatoryName: {
      label: 'Naam van wie tekent',
      help: 'Voor- en achternaam. Wie tekent, mag de organisatie vertegenwoordigen.',
    },
    signatoryRole: { label: 'Functie' },
    signatoryEmail: { label: 'E-mailadres van wie tekent', help: 'Hierheen mailen wij het afschrift.' },
    signatoryPhone: { label: 'Telefoonnummer van wie tekent' },
    standContact: { label: 'Wie regelt de stand?' },
    contactName: { label: 'Naam van wie de stand regelt' },
    contactEmail: { label: 'E-mailadres van wie de stand regelt' },
    contactPhone: { label: 'Telefoonnummer van wie de stand regelt' },
    kind: { label: 'Wat voor organisatie bent u?' },
    themes: { label: 'Onderwerpen', help: 'Kies er een, twee of drie.' },
    standKind: { label: 'Soort stand' },
    squareMetres: { label: 'Oppervlakte in vierkante meters', help: 'Hele meters.' },
    building: { label: 'Hoe wordt er gebouwd?' },
    standWishes: {
      label: 'Wensen voor de plek',
      help: 'Bijvoorbeeld een hoek, buren die u zoekt, of iets hoogs of zwaars dat u meebrengt. Wij houden er rekening mee, maar beloven het niet.',
    },
    publicName: { label: 'Naam op de stand en op de site', help: 'Ten hoogste 80 tekens.' },
    summary: {
      label: 'Wat doet u, in een paar zinnen?',
      help: 'Ten minste 20 en ten hoogste 400 tekens.',
    },
    webAddress: { label: 'Uw website', help: 'Bijvoorbeeld www.uwbedrijf.nl.' },
    logo: {
      label: 'Logo',
      help: 'Een svg, png, jpg of webp van ten hoogste 5 MB. Later aanleveren kan ook.',
    },
    invoiceEmail: { label: 'E-mailadres voor facturen' },
    purchaseReference: {
      label: 'Uw inkoopnummer of kenmerk',
      help: 'Alleen als uw administratie daarom vraagt.',
    },
    accountHolder: { label: 'Naam van de rekeninghouder' },
    iban: { label: 'IBAN', help: 'Van een bank in het SEPA-gebied.' },
    mandate: { label: 'Ik geef deze machtiging namens de rekeninghouder.' },
  },
  options: {
    vatStatus: { 'vat-number': 'Ja', 'no-vat-number': 'Nee, wij hebben geen btw-nummer' },
    standContact: { signatory: 'Dezelfde persoon', other: 'Iemand anders' },
  },
  perSquareMetre: (name: string, price: string) => `${name}: ${price} per m²`,
  perStand: (name: string, price: string) => `${name}: ${price}`,
  free: (name: string) => `${name}: zonder meerprijs`,
  sizes: (min: number, max: number) => `Van ${min} tot ${max} m².`,
  mandateText: (creditor: string) =>
    `Met deze SEPA-machtiging geeft u toestemming aan ${creditor} om incasso-opdrachten naar uw bank te sturen en bedragen voor deze overeenkomst van uw rekening af te schrijven, en aan uw bank om die bedragen af te schrijven volgens de opdracht van ${creditor}. Bent u het niet eens met een afschrijving, dan kunt u die laten terugboeken: neem binnen acht weken contact op met uw bank. Uw bank vertelt u de voorwaarden.`,
  rulesAccepted: (version: string) =>
    `Ik heb het reglement voor standhouders, versie ${version}, gelezen en ga ermee akkoord.`,
  authorised: (company: string) => `Namens ${company} mag ik deze overeenkomst tekenen.`,
  typedName: (name: string) => `Typ uw naam om te tekenen: ${name}`,
  mandateTitle: 'SEPA-machtiging',
};

export type ContractFormTexts = typeof contractForm;
