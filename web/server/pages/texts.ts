const notFound = 'Niet gevonden';

export const fileErrors = {
  noField: { title: notFound, message: 'Dit formulier heeft zo’n veld voor bestanden niet (meer).' },
  noFile: { title: notFound, message: 'Dit bestand is er niet (meer).' },
  notTaken: { title: 'Niet aangenomen', message: 'Dit bestand is niet aangenomen.' },
} as const;

export const formErrors = {
  unreadable: {
    title: 'Dit formulier klopt niet',
    message:
      'We konden het formulier niet lezen. Er is niets gedaan. Open de pagina opnieuw en vul het nog eens in.',
  },
} as const;

export const captchaFrameTitle = 'Controle op robots';
