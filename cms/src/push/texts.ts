export const pageTitle = 'Berichten';
export const pageAbout = 'Meldingen op de telefoon van bezoekers.';
export const permissionActions = { read: 'Zien', update: 'Wijzigen en versturen' } as const;

export const jobTitles = {
  deleteUnusedInstallations: 'Toestellen verwijderen die geen berichten meer willen',
  tellOfProgramme: 'Berichten maken over wat verplaatst is of begint',
  releaseAnnouncements: 'Geplande berichten versturen',
} as const;

export const deliveryTexts = {
  title: 'Bericht aan een toestel',
  topics: {
    moved: 'wat verplaatst is',
    soon: 'wat zo begint',
    news: 'nieuws van de organisatie',
    test: 'een proef',
    welcome: 'dat berichten aanstaan',
  },
} as const;

export const fieldLabels = {
  title: 'Titel',
  body: 'Tekst',
  titleEnglish: 'Titel in het Engels',
  bodyEnglish: 'Tekst in het Engels',
  path: 'Pagina',
} as const;

export const fieldErrors = {
  noTitle: 'Vul een titel in.',
  noBody: 'Vul een tekst in.',
  halfEnglish: 'Vul in het Engels de titel en de tekst in, of geen van beide.',
  noAudience: 'Kies voor wie het bericht is.',
  noAudienceValue: 'Kies waarover het bericht gaat.',
  noMoment: 'Dit is geen tijdstip.',
  momentPast: 'Dit tijdstip is voorbij.',
  momentTooFar: 'Dit tijdstip is te ver weg.',
  noPath: 'Vul het pad van een pagina in, zoals /programma.',
  englishPath: 'Vul het Nederlandse pad in, zonder /en.',
  noText: (label: string) => `${label} is geen tekst.`,
  tooLong: (label: string, most: number) => `${label} mag ten hoogste ${most} tekens hebben.`,
} as const;

export const announcementErrors = {
  notSetUp: 'Deze beurs stuurt nog geen berichten: stel PUSH_CONTACT in.',
  noTestDevice: 'Er is nog geen toestel van u gekoppeld waarop berichten aan staan.',
  cannotChange: 'Alleen een concept kan worden gewijzigd.',
  cannotPlan: 'Dit bericht is al gepland of verstuurd.',
  cannotStop: 'Er valt niets meer te stoppen: het bericht is nergens meer onderweg.',
  cannotRemove: 'Alleen een concept kan worden verwijderd.',
  gone: 'Dit bericht is er niet meer.',
} as const;
