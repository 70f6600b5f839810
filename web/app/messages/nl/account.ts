const wait = (seconds: number) => {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}`;
  return `${Math.ceil(seconds / 60)} minuten`;
};

const otherWords = 'Kies een ander, bijvoorbeeld drie of vier losse woorden.';

/** Texts of signing in, registering and the visitor's own account. */
export const account = {
  title: 'Uw account',
  email: 'E-mailadres',
  name: 'Naam',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  currentPassword: 'Huidig wachtwoord',
  code: 'De code uit de mail',
  device: 'Apparaat',
  showPassword: 'Toon wachtwoord',
  hidePassword: 'Verberg wachtwoord',
  busy: 'Een ogenblik…',
  required: (label: string) => `${label} is verplicht.`,
  incomplete: 'Sorry, niet alle velden zijn correct ingevuld.',
  badEmail: 'Vul een geldig e-mailadres in.',
  longName: 'Vul een naam in van ten hoogste 100 tekens.',
  shortPassword: (shortest: number) => `Kies een wachtwoord van ten minste ${shortest} tekens.`,
  longPassword:
    'Dit wachtwoord is te lang. Kies er een van ten hoogste 72 tekens; letters met een accent en emoji tellen voor meer.',
  weakPassword: `Dit wachtwoord is niet goed genoeg. ${otherWords}`,
  /** By the content backend's name of what is wrong (cms/src/accounts/passwords and profile/names.ts). */
  faults: (shortest: number) => ({
    PasswordTooShort: account.shortPassword(shortest),
    PasswordTooLong: account.longPassword,
    PasswordUnreadable: 'In dit wachtwoord staat een teken dat niet kan. Kies een ander wachtwoord.',
    PasswordPersonal: `Dit wachtwoord lijkt te veel op uw naam, uw e-mailadres of de naam van de beurs. ${otherWords}`,
    PasswordPredictable: `Dit wachtwoord is makkelijk te raden: het is een herhaling, een reeks, een datum of een rij toetsen. ${otherWords}`,
    PasswordCommon: `Dit wachtwoord komt te veel voor. ${otherWords}`,
    NameMissing: 'Vul uw naam in.',
    NameTooLong: account.longName,
    NameUnreadable: 'In uw naam staat een teken dat niet kan.',
  }),
  passwordHint: (shortest: number) =>
    `Ten minste ${shortest} tekens. Drie of vier losse woorden is goed en te onthouden.`,
  unavailable:
    'Wij kunnen dit nu niet verwerken. Er is niets veranderd. Probeer het over een minuut opnieuw.',
  tooMany: (seconds: number) =>
    `Dit is te vaak geprobeerd. Probeer het over ${wait(seconds)} opnieuw. Wat u invulde, staat er nog.`,
  promise: {
    title: 'Uw account is van u',
    points: [
      'Wij mailen u alleen over uw account, nooit reclame.',
      'U ziet en downloadt alles wat wij van u bewaren.',
      'U verwijdert uw account zelf, en dan is het meteen weg.',
    ],
  },
  signIn: {
    title: 'Inloggen',
    intro: 'Met uw e-mailadres en uw wachtwoord.',
    submit: 'Inloggen',
    wrong:
      'Dit e-mailadres en dit wachtwoord horen niet bij elkaar. Nieuw hier? Open dan eerst de link in onze mail.',
    blocked: 'Dit account is geblokkeerd. Neem contact op met de beurs.',
    forgotten: 'Wachtwoord vergeten?',
    newHere: 'Nog geen account?',
    register: 'Account aanmaken',
    needed: 'Log in om deze pagina te zien.',
    or: 'of',
    with: (provider: string) => `Inloggen met ${provider}`,
    withRejected: 'Inloggen met deze dienst kan hier niet.',
  },
  register: {
    title: 'Account aanmaken',
    intro: 'Gratis en in een minuut klaar. Wij mailen u alleen over uw account.',
    nameHint: 'Zo spreken wij u aan.',
    submit: 'Account aanmaken',
    privacy: 'Lees hoe wij met uw gegevens omgaan',
    haveOne: 'Hebt u al een account?',
  },
  forgot: {
    title: 'Wachtwoord vergeten',
    intro:
      'Vul uw e-mailadres in. Is daar een account bij, dan krijgt u een mail met een link om een nieuw wachtwoord te kiezen.',
    submit: 'Stuur de mail',
    sentTitle: 'Kijk in uw mail',
    sent: (email: string) =>
      `Als er een account is bij ${email}, dan is er nu een mail onderweg. De link erin werkt een uur.`,
    notCome: 'Geen mail gekregen? Kijk bij ongewenste mail, of probeer het met een ander adres.',
    again: 'Probeer een ander adres',
  },
  reset: {
    title: 'Nieuw wachtwoord kiezen',
    intro: 'Kies een nieuw wachtwoord. Daarna bent u ingelogd, en op andere apparaten uitgelogd.',
    submit: 'Bewaar het wachtwoord',
    unusableTitle: 'Deze link werkt niet',
    unusable:
      'De link is al gebruikt, verlopen of niet in zijn geheel overgekomen. Uw wachtwoord is niet veranderd.',
    again: 'Vraag een nieuwe link aan',
  },
  signOut: {
    title: 'Uitloggen',
    text: 'U bent ingelogd. Wilt u op dit apparaat uitloggen?',
    submit: 'Uitloggen',
  },
  menu: {
    signedInAs: 'Ingelogd als',
    account: 'Uw account',
    security: 'Inloggen en beveiliging',
    data: 'Uw gegevens',
  },
  overview: {
    title: 'Uw account',
    hello: (name: string | null) => (name ? `Dag ${name}` : 'Welkom'),
    text: 'Hier staat hoe wij u kennen. U kunt alles zelf aanpassen.',
    profile: 'Wie u bent',
    submit: 'Bewaar',
    role: 'Soort account',
    roles: { visitor: 'Bezoeker', exhibitor: 'Standhouder' },
    company: 'Uw bedrijf op de beurs',
    companyText: 'Uw account hoort bij deze standhouder.',
    toCompany: 'Bekijk de bedrijfspagina',
    unconfirmed: 'Uw e-mailadres is nog niet bevestigd',
    unconfirmedText: (email: string) =>
      `Wij mailden een link naar ${email}. Open die link, dan weten wij dat het adres van u is.`,
    resend: 'Stuur de mail opnieuw',
  },
  security: {
    title: 'Inloggen en beveiliging',
    text: 'Uw e-mailadres, uw wachtwoord en waar u bent ingelogd.',
    email: 'E-mailadres wijzigen',
    emailNow: (email: string) => `Uw e-mailadres is nu ${email}.`,
    emailPending: (email: string) =>
      `Wij wachten op de bevestiging van ${email}. Open de link in de mail die wij daarheen stuurden.`,
    newEmail: 'Nieuw e-mailadres',
    emailSubmit: 'Stuur een bevestiging',
    emailHint: 'Op dit adres krijgt u een link. Pas als u die opent, verandert uw adres.',
    password: 'Wachtwoord wijzigen',
    passwordText: 'Daarna bent u op andere apparaten uitgelogd.',
    passwordSubmit: 'Wijzig het wachtwoord',
    noPassword: 'U logt in met een andere dienst en hebt hier geen wachtwoord.',
    wrongPassword: 'Dit is niet uw huidige wachtwoord.',
    samePassword: 'Kies een ander wachtwoord dan het huidige.',
    places: 'Waar u bent ingelogd',
    placesText: 'Herkent u een apparaat niet? Log het uit en wijzig uw wachtwoord.',
    here: 'Dit apparaat',
    unknownDevice: 'Onbekend apparaat',
    since: (day: string, time: string) => `Sinds ${day}, ${time}`,
    end: 'Uitloggen',
    endOf: (device: string) => `Log ${device} uit`,
  },
  data: {
    title: 'Uw gegevens',
    text: 'Download wat wij van u bewaren, of verwijder uw account.',
    download: 'Alles downloaden',
    downloadText: 'Een bestand (JSON) met alles wat bij uw account hoort. Wachtwoorden staan er niet in.',
    downloadLink: 'Download uw gegevens',
  },
  remove: {
    title: 'Account verwijderen',
    text: 'Uw account en alles wat erbij hoort, wordt meteen verwijderd. Dit kan niet ongedaan worden gemaakt.',
    retained: 'Dit blijft bewaard, los van uw account:',
    nothingRetained: 'Er blijft niets van uw account bewaard.',
    confirmation: 'Ja, verwijder mijn account',
    confirmationMissing: 'Kruis aan dat u het zeker weet.',
    submit: 'Verwijder mijn account',
    signInAgain: 'Log voor de zekerheid opnieuw in, en verwijder daarna uw account.',
    doneTitle: 'Uw account is verwijderd',
    done: 'Alles wat bij uw account hoorde, is weg. U kunt de site zonder account blijven gebruiken.',
  },
  done: {
    registratie: 'Uw account is aangemaakt. Wij mailden u een link om uw e-mailadres te bevestigen.',
    wachtwoord: 'Uw wachtwoord is gewijzigd.',
    profiel: 'Uw gegevens zijn bewaard.',
    bevestiging: 'De mail is onderweg. Kijk ook bij ongewenste mail.',
    adres: 'Wij stuurden een link naar het nieuwe adres. Open die om de wijziging af te maken.',
    apparaat: 'Het apparaat is uitgelogd.',
  },
};
