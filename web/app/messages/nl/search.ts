export const search = {
  title: 'Zoeken',
  field: 'Zoek op de hele website',
  placeholder: 'Bedrijf, stand, spreker, onderwerp of vraag',
  submit: 'Zoek',
  results: 'Zoekresultaten',
  suggestions: 'Suggesties',
  loading: 'De zoekfunctie wordt geladen',
  count: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  nothing: 'Geen resultaten',
  all: (count: number) => (count === 1 ? 'Bekijk het ene resultaat' : `Bekijk alle ${count} resultaten`),
  allOfKind: (count: number, kind: string) => `Alle ${count} bij ${kind}`,
  partial: 'Niets gevonden met al uw woorden. Dit past er het best bij.',
  empty: {
    recent: 'Eerder gezocht',
    forget: 'Wis',
    goTo: 'Ga direct naar',
    text: 'Zoek op naam, standnummer, onderwerp of vraag. Een deel van een woord is genoeg.',
  },
  none: {
    title: (query: string) => `Niets gevonden voor “${query}”`,
    text: 'Controleer de spelling, probeer een korter of algemener woord, of kijk verder bij:',
    short: 'Vul ten minste twee letters of cijfers in.',
  },
  failed: {
    title: 'Zoeken lukt nu niet',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Probeer opnieuw',
  },
  keys: { move: 'kiezen', open: 'openen', close: 'sluiten' },
  kinds: {
    exhibitor: 'Standhouders',
    session: 'Programma',
    speaker: 'Sprekers',
    pavilion: 'Paviljoens',
    page: "Pagina's",
    question: 'Veelgestelde vragen',
    news: 'Nieuws',
    interview: 'Interviews',
    calendar: 'Kalender',
    vacancy: 'Vacatures',
    past: 'Vorige edities',
  },
  /** What one of a past edition was. */
  pastKinds: { exhibitor: 'Standhouder', session: 'Programmaonderdeel', speaker: 'Spreker' },
  /** On the page of an address that leads nowhere. */
  missing: {
    text: 'Deze pagina bestaat niet, of niet meer. Zoek wat er stond.',
    likely: 'Misschien zocht u',
    /** For what may have been taken off the site, by its section. */
    gone: {
      '/programma': {
        text: 'Dit onderdeel staat niet of niet meer in het programma. Misschien is het vervallen.',
        all: 'Bekijk het hele programma',
      },
      '/standhouders': {
        text: 'Deze standhouder staat niet of niet meer op de lijst van de beurs.',
        all: 'Bekijk alle standhouders',
      },
      '/sprekers': {
        text: 'Deze spreker staat niet of niet meer in het programma.',
        all: 'Bekijk alle sprekers',
      },
      '/vacatures': {
        text: 'Deze vacature is er niet, of is van de site gehaald.',
        all: 'Bekijk alle vacatures',
      },
    },
    /** For a session that an editor took off the site. */
    withdrawn: {
      text: (title: string, day: string) => `‘${title}’ gaat niet door. Het stond gepland op ${day}.`,
      all: (day: string) => `Bekijk het programma van ${day}`,
    },
  },
  pageTitle: (query: string) => (query === '' ? 'Zoeken' : `Zoeken: ${query}`),
  intro: 'In standhouders, programma, sprekers, nieuws, veelgestelde vragen en alle andere pagina’s.',
};
