export const newsletterLabels = {
  title: 'Nieuwsbrief',
  about: 'Wie zich voor de nieuwsbrief aanmeldde.',
  owned: 'Uw aanmelding voor de nieuwsbrief',
  deleteExpired: 'Aanmeldingen voor de nieuwsbrief verwijderen die niemand bevestigde',
  actions: { read: 'Zien', update: 'Verwijderen', export: 'Downloaden als lijst' },
} as const;

export const tableHead = [
  'E-mailadres',
  'Status',
  'Taal',
  'Akkoord op',
  'Bevestigd op',
  'Afgemeld op',
  'Akkoord met',
] as const;

export const listErrors = {
  noState: 'Deze status bestaat niet.',
  searchTooLong: 'Zoek met hoogstens 200 tekens.',
  gone: 'Deze aanmelding is er niet meer.',
} as const;

export const formErrors = {
  emailField: 'een veld E-mailadres met de regel “Verplicht”',
  consentField: 'een veld Akkoord met de regel “Moet akkoord zijn”',
  missing: (fields: string[]) =>
    `Een formulier van de soort Nieuwsbrief heeft ${fields.join(' en ')} nodig, zonder voorwaarde.`,
} as const;

export const linkErrors = {
  expired: 'Deze link is verlopen of niet van ons.',
  unknown: 'Deze link is niet van ons.',
} as const;
