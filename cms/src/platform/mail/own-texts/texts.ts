const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

export const ownTextErrors = {
  empty: { subject: 'Vul een onderwerp in.', text: 'Vul een tekst in.' },
  tooLong: (maxCharacters: number) => `Gebruik hoogstens ${maxCharacters} tekens.`,
  invisible: 'Gebruik geen regeleinden of onzichtbare tekens in het onderwerp.',
  unknown: (name: string, known: readonly string[]) =>
    `{${name}} is geen variabele van deze mail. Kies uit: ${listed(known)}.`,
  noMail: 'Deze mail is er niet.',
  changedMeanwhile:
    'Iemand anders heeft deze tekst intussen gewijzigd. Kopieer wat u schreef, open de mail opnieuw en pas het daar aan.',
  notSent: 'De proefmail is niet verstuurd: de mailserver nam hem niet aan. Probeer het later nog eens.',
} as const;

export const ownTextAudit = {
  changed: 'Tekst van een mail gewijzigd',
  reset: 'Tekst van een mail teruggezet naar de standaardtekst',
} as const;

export const testSubject = (subject: string) => `TEST: ${subject}`;
