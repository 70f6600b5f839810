/** The texts of accounts; their mails stand in `platform/mail`. */

const noPassword = 'U logt in via een andere dienst en hebt hier geen wachtwoord.';

export const emailErrors = {
  invalid: 'Dit is geen geldig e-mailadres.',
  alreadyYours: 'Dit is al uw e-mailadres.',
  taken: 'Bij dit e-mailadres hoort inmiddels een ander account.',
  noPassword: `${noPassword} Uw e-mailadres kunt u hier niet wijzigen.`,
} as const;

export const fieldErrors = {
  unexpected: 'Dit gegeven hoort hier niet.',
  unchangeable: 'Dit gegeven kunt u hier niet wijzigen.',
  wrongPassword: 'Dit wachtwoord klopt niet.',
} as const;

export const namesOfPeople = {
  own: 'uw naam',
  username: 'de gebruikersnaam',
  firstName: 'de voornaam',
  lastName: 'de achternaam',
} as const;

export const nameErrors = {
  missing: (what: string) => `Vul ${what} in.`,
  unreadable: (what: string) => `In ${what} staat een teken dat niet kan.`,
  tooLong: (what: string, maxCharacters: number) => `Voor ${what} zijn ten hoogste ${maxCharacters} tekens.`,
  atSign: 'In een gebruikersnaam kan geen @ staan.',
} as const;

const wordsInstead = 'Kies een ander, bijvoorbeeld drie of vier losse woorden.';

export const passwordFaults = ({ minCharacters, maxBytes }: { minCharacters: number; maxBytes: number }) => ({
  PasswordTooShort: `Kies een wachtwoord van ten minste ${minCharacters} tekens.`,
  PasswordTooLong: `Dit wachtwoord is te lang. Kies er een van ten hoogste ${maxBytes} tekens; letters met een accent en emoji tellen voor meer.`,
  PasswordUnreadable: 'In dit wachtwoord staat een teken dat niet kan. Kies een ander wachtwoord.',
  PasswordPersonal: `Dit wachtwoord lijkt te veel op uw naam, uw e-mailadres of de naam van de beurs. ${wordsInstead}`,
  PasswordPredictable: `Dit wachtwoord is makkelijk te raden: het is een herhaling, een reeks, een datum of een rij toetsen. ${wordsInstead}`,
  PasswordCommon: `Dit wachtwoord komt te veel voor. ${wordsInstead}`,
});

export const accountErrors = {
  noPassword,
  blocked: 'Uw account is geblokkeerd door de organisatie.',
  recentLoginRequired: 'Log eerst opnieuw in: dit kan alleen binnen tien minuten na het inloggen.',
  exists: (how: string) => `U hebt al een account met dit e-mailadres. ${how}`,
  signInWithPassword: 'Log in met uw wachtwoord. Weet u dat niet meer? Kies dan een nieuw.',
  signInWith: (service: string) => `Log in met ${service}.`,
} as const;

export const serviceErrors = {
  expired: 'Het inloggen duurde te lang of is ongeldig. Probeer het opnieuw.',
  interrupted: 'Het inloggen duurde te lang of is onderbroken. Probeer het opnieuw.',
  unavailable: 'De inlogdienst antwoordt nu niet. Probeer het later opnieuw.',
  disabled: 'Uw account bij de inlogdienst is geblokkeerd.',
  signedOut: 'U bent overal uitgelogd. Log opnieuw in.',
  confirmEmailFirst: 'Bevestig eerst uw e-mailadres, met de link in de mail.',
  noConfirmedEmail: (service: string) => `${service} geeft geen bevestigd e-mailadres van u.`,
  notBegun: 'Dit inloggen is niet in deze browser begonnen. Begin opnieuw op de inlogpagina.',
  tokenNotOurs: 'Dit token is niet aan deze site gegeven, of niet meer geldig.',
  tokenNotCheckable: 'Deze dienst zegt niet aan wie een token gegeven is. Log in met de knop van de dienst.',
} as const;

export const administratorErrors = {
  linkUsed: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
  invitationUsed: 'Deze uitnodiging is al gebruikt. Vraag de beheerder om een nieuwe.',
} as const;

export const jobTitles = {
  deleteUnconfirmed: 'Accounts verwijderen waarvan niemand het e-mailadres bevestigde',
} as const;

export const fixedPages = [
  { path: '/inloggen', title: 'Inloggen' },
  { path: '/registreren', title: 'Account aanmaken' },
  { path: '/account', title: 'Uw account' },
] as const;
