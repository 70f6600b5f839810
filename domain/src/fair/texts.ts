/** Words between the parts of the days and hours of a fair, as texts have them. */
export const variableWords = {
  nl: {
    locale: 'nl-NL',
    /** Stands between hours and minutes. */
    minutes: '.',
    and: 'en',
    through: 't/m',
    hours: (opens: string, closes: string) => `${opens}–${closes} uur`,
    span: (opens: string, closes: string) => `van ${opens} tot ${closes} uur`,
  },
  en: {
    locale: 'en-GB',
    minutes: ':',
    and: 'and',
    through: 'to',
    hours: (opens: string, closes: string) => `${opens}–${closes}`,
    span: (opens: string, closes: string) => `from ${opens} to ${closes}`,
  },
} as const;

/** Each variable that texts may hold, for who writes them. Those of a day have its number behind them: `{dag1}`. */
export const variableLabels = {
  beursnaam: 'De naam van de beurs',
  editie: 'De editie',
  beursdagen: 'Alle dagen',
  openingstijden: 'De openingstijden',
  dag: 'Dag',
  tijden: 'De openingstijden van dag',
  locatie: 'De naam van de locatie',
  adres: 'Het adres van de locatie',
  plaats: 'De plaats',
} as const;
