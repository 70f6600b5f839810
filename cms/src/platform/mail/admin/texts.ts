export const mailTextsTexts = {
  title: 'Mailteksten',
  subtitle:
    'Pas onderwerp en tekst aan van de mails aan bezoekers, standhouders en wie een formulier invult. De aanhef, de knop en wat onder de knop staat blijven zoals ze zijn.',
  languages: { nl: 'Nederlands', en: 'Engels' },
  changed: (languages: string) => `Eigen tekst: ${languages}`,
  back: 'Alle mails',
  chooseLanguage: 'Taal van de mail',
  subject: 'Onderwerp',
  text: 'Tekst',
  textHint: 'Een lege regel begint een nieuwe alinea.',
  variables: 'Variabelen',
  variablesHint: 'Druk op een variabele om haar in te voegen. In de mail staat er de waarde.',
  preview: 'Zo ziet de mail eruit',
  previewSubject: (subject: string) => `Onderwerp: ${subject}`,
  save: 'Bewaar',
  saved: 'Bewaard. Mails die nu vertrekken hebben deze tekst.',
  test: 'Stuur een proefmail naar mijzelf',
  tested: (email: string) => `De proefmail is verstuurd naar ${email}.`,
  reset: 'Terug naar de standaardtekst',
  mayReset: 'Wilt u uw eigen tekst weggooien? De standaardtekst geldt dan weer.',
  isReset: 'De standaardtekst geldt weer.',
} as const;

/** The sentence about the page in the directory on the home page. */
export const mailTextsAbout = 'Onderwerp en tekst van de mails die de site verstuurt.';
