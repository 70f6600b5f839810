export const pageLinks = {
  nl: { retry: 'Probeer het opnieuw', home: 'Terug naar home', onward: 'Ga verder' },
  en: { retry: 'Try again', home: 'Back to home' },
} as const;

export const redirectTexts = {
  title: 'U gaat verder op een andere site',
  message: (host: string) => `U gaat naar ${host}.`,
} as const;

export const errorTexts = {
  notFound: { title: 'Niet gevonden', message: 'Dit bestand bestaat niet.' },
  unavailable: {
    title: 'Even niet bereikbaar',
    message: 'De inhoud van de site is nu niet bereikbaar. Probeer het over een paar seconden opnieuw.',
    english: {
      title: 'Not available for a moment',
      message: 'The content of this site cannot be reached now. Please try again in a few seconds.',
    },
  },
  tooLarge: { title: 'Te groot', message: 'Dit verzoek is te groot om te verwerken.' },
  foreignForm: {
    title: 'Niet verstuurd',
    message:
      'Dit formulier kwam niet van deze site. Er is niets gedaan. Open de pagina hier en vul het opnieuw in.',
  },
  serverError: {
    title: 'Er is iets fout gegaan',
    message: 'De server kon deze pagina niet maken. Probeer het later opnieuw.',
    english: {
      title: 'Something went wrong',
      message: 'The server could not make this page. Please try again later.',
    },
  },
  tooManyRequests: (waitSeconds: number) => ({
    title: 'Even geduld',
    message: `Er komt nu te veel tegelijk van uw netwerk. Probeer het over ${waitSeconds === 1 ? 'een seconde' : `${waitSeconds} seconden`} opnieuw.`,
  }),
  methodNotAllowed: { title: 'Niet toegestaan', message: 'Deze manier van opvragen kan hier niet.' },
} as const;

const wrongAddress = 'Dit adres klopt niet';
const tooManyChoices = 'Te veel keuzes in het adres';

export const addressErrors = {
  malformed: {
    title: wrongAddress,
    message: 'Er staan tekens in het adres die daar niet horen. Kijk het adres na of begin op de homepage.',
  },
  tooLong: {
    title: 'Dit adres is te lang',
    message: 'Het adres is langer dan de server aanneemt. Begin op de homepage.',
  },
  tooManyParameters: (max: number) => ({
    title: tooManyChoices,
    message: `Er staan meer dan ${max} onderdelen achter het vraagteken. Begin op de homepage.`,
  }),
  tooLongList: (max: number) => ({
    title: tooManyChoices,
    message: `Van één soort staan er meer dan ${max} keuzes in het adres. Kies er minder.`,
  }),
  tooDeep: (maxDepth: number) => ({
    title: wrongAddress,
    message: `De onderdelen achter het vraagteken zijn meer dan ${maxDepth} lagen diep. Begin op de homepage.`,
  }),
} as const;
