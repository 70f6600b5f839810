export const inDevices = (count: number) => (count === 1 ? '1 toestel' : `${count} toestellen`);

export const pageTexts = {
  subtitle: (devices: number) =>
    `${devices === 1 ? '1 toestel wil' : `${devices} toestellen willen`} nieuws van de organisatie`,
  notSetUp:
    'Deze beurs stuurt nog geen berichten: stel PUSH_CONTACT in, een e-mailadres waarop u te bereiken bent',
  none: 'Er is nog geen bericht geschreven.',
  confirmRemoval: (title: string) => `"${title}" verwijderen?`,
  removed: 'Het concept is verwijderd.',
  confirmStop: (title: string) => `"${title}" stoppen? Wat al weg is, komt niet terug.`,
  stopped: 'Het bericht is gestopt.',
} as const;

export const formTexts = {
  newMessage: 'Nieuw bericht',
  changedDraft: 'Concept wijzigen',
  pathHint: 'Waar een druk op het bericht naartoe leidt, zoals /programma.',
  length: (length: number, most: number) => `${length} van ${most} tekens`,
  preview: 'Voorbeeld',
  previewEnglish: 'In het Engels',
  test: 'Stuur een proef aan mijzelf',
  tested: (devices: number) => `De proef is verstuurd naar ${inDevices(devices)} van u.`,
  save: 'Bewaar concept',
  saved: 'Het concept is bewaard.',
  send: 'Verstuur nu',
  sent: 'Het bericht wordt verstuurd.',
  later: 'Of later, op de klok van de beurs',
  plan: 'Plan in',
  planned: 'Het bericht is gepland.',
  /** @param moment on the fair's clock, as `2027-02-09T11:05`; null for at once */
  confirm: (moment: string | null, devices: number, title: string) =>
    `${moment === null ? 'Nu' : `Op ${moment.replace('T', ' om ')}`} versturen naar ${inDevices(devices)}: "${title}"?`,
} as const;

export const audienceTexts = {
  audience: 'Voor wie?',
  audiences: {
    everybody: 'Iedereen die nieuws wil',
    theme: 'Wie iets van een thema bewaarde',
    kind: 'Wie een soort sessie bewaarde',
    session: 'Wie een sessie bewaarde',
    exhibitor: 'Wie een standhouder bewaarde',
  },
  value: 'Welke?',
  search: 'Typ om te zoeken',
  clear: 'Wissen',
  notFound: 'Niets gevonden',
  choose: 'Kies eerst voor wie het bericht is.',
  reach: (devices: number, perDay: number) =>
    `Bereikt nu ${inDevices(devices)}. Niemand krijgt er meer dan ${perDay} op een dag.`,
} as const;

export const tableTexts = {
  columns: ['Bericht', 'Voor wie', 'Status', 'Wanneer', 'Wat ervan werd', 'Wijzigen'],
  /** Called what they are: what the push service accepted was not seen by anybody yet. */
  figures: {
    waiting: 'onderweg',
    accepted: 'aangenomen',
    shown: 'getoond',
    pressed: 'geopend',
    gone: 'toestel weg',
    failed: 'mislukt',
    stopped: 'gestopt',
  },
  noFigures: '–',
  skipped: (devices: number) => `${devices} kreeg die dag al genoeg`,
  edit: 'Wijzig',
  editNamed: (title: string) => `Wijzig ${title}`,
  copy: 'Gebruik opnieuw',
  copyNamed: (title: string) => `Gebruik opnieuw: ${title}`,
  remove: 'Verwijder',
  removeNamed: (title: string) => `Verwijder ${title}`,
  stop: 'Stop',
  stopNamed: (title: string) => `Stop ${title}`,
} as const;

export const testDeviceTexts = {
  title: 'Uw eigen toestel',
  count: (count: number) =>
    count === 0
      ? 'Koppel uw telefoon: dan kunt u een bericht eerst aan uzelf sturen.'
      : `${count === 1 ? 'Er is 1 toestel' : `Er zijn ${count} toestellen`} van u gekoppeld voor proefberichten.`,
  qr: 'De link als QR-code',
  link: 'De link',
  hint: 'Open de link op uw telefoon, en zet daar berichten aan. Hij werkt een kwartier.',
  add: 'Koppel een toestel',
  forget: 'Ontkoppel',
  forgotten: 'Uw toestellen krijgen geen proefberichten meer.',
} as const;
