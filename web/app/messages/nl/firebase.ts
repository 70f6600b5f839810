export const firebase = {
  title: (provider: string) => `Inloggen met ${provider}`,
  intro: (provider: string) =>
    `Uw wachtwoord is bij ${provider}, niet bij ons. Deze pagina vraagt daar na of het klopt.`,
  needsScript: 'Inloggen met deze dienst werkt alleen als JavaScript aan staat.',
  registerTitle: (provider: string) => `Account maken bij ${provider}`,
  forgotTitle: (provider: string) => `Wachtwoord bij ${provider} vergeten`,
  resetTitle: (provider: string) => `Nieuw wachtwoord voor ${provider}`,
  confirmTitle: 'E-mailadres bevestigen',
  toSignIn: 'Naar inloggen',
  otherMethods: 'Andere manieren om in te loggen',
  sentTitle: 'Kijk in uw mail',
  registered: (email: string) =>
    `Er is een mail onderweg naar ${email}. Open de link erin om uw adres te bevestigen. Daarna kunt u inloggen.`,
  forgotSent: (email: string) =>
    `Hoort er een account bij ${email}, dan is er nu een mail onderweg met een link om een nieuw wachtwoord te kiezen.`,
  resetDone: 'Uw nieuwe wachtwoord is bewaard. Log ermee in.',
  confirmText: 'Druk op de knop om te bevestigen dat dit e-mailadres van u is.',
  confirmSubmit: 'Bevestig mijn adres',
  confirmed: 'Uw e-mailadres is bevestigd. U kunt nu inloggen.',
  unconfirmed: 'Bevestig eerst uw e-mailadres, met de link in de mail die u kreeg.',
  resend: 'Stuur de mail opnieuw',
  resent: 'De mail is onderweg. Kijk ook bij ongewenste mail.',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  expired: 'Het inloggen duurde te lang. Probeer het opnieuw.',
  exists: 'U hebt hier al een account met dit e-mailadres. Log in zoals u dat eerder deed.',
  blocked: 'Uw account is geblokkeerd door de organisatie. Neem contact op met de beurs.',
  removeText: (provider: string) =>
    `Uw account bij ${provider} wordt ook verwijderd. Vul daarvoor uw wachtwoord bij ${provider} nog één keer in.`,
  apple: {
    title: 'Terug van Apple',
    back: 'Terug',
    removeText: (provider: string) =>
      `Uw account bij ${provider} wordt ook verwijderd, en wat u ons bij Apple toestond trekken wij in. Daarvoor gaat u nog één keer naar Apple.`,
    signOutText:
      'Wat u ons bij Apple toestond, trekken wij dan ook in. Daarvoor gaat u nog één keer naar Apple. Komt u daar niet, dan bent u toch overal uitgelogd.',
    revokeYourself:
      'Intrekken bij Apple is niet gelukt. U kunt dit zelf doen: open op uw iPhone of iPad Instellingen, tik op uw naam en dan op Inloggen met Apple, of ga naar account.apple.com. Kies daar deze site en stop het gebruik ervan.',
  },
  demands: {
    intro: 'Uw wachtwoord heeft:',
    shortest: (length: number) => `ten minste ${length} tekens`,
    longest: (length: number) => `ten hoogste ${length} tekens`,
    capital: 'een hoofdletter',
    small: 'een kleine letter',
    digit: 'een cijfer',
    sign: 'een leesteken of ander teken',
    lacks: (what: string) => `Wat nog ontbreekt of niet klopt: ${what}.`,
  },
  codes: {
    'invalid-email': 'Dit is geen geldig e-mailadres.',
    'missing-email': 'Vul uw e-mailadres in.',
    'missing-password': 'Vul uw wachtwoord in.',
    'wrong-password': 'Dit wachtwoord klopt niet.',
    'email-already-in-use': 'Bij dit e-mailadres is al een account. Log in, of kies een nieuw wachtwoord.',
    'user-not-found': 'Bij dit e-mailadres is geen account.',
    'too-many-requests': 'Dit is te vaak geprobeerd. Wacht een paar minuten en probeer het opnieuw.',
    'requires-recent-login': 'Log voor de zekerheid opnieuw in, en probeer het daarna nog eens.',
    'user-disabled': 'Uw account bij de inlogdienst is geblokkeerd. Neem contact op met de beurs.',
    'network-request-failed':
      'De inlogdienst is niet te bereiken. Controleer uw verbinding en probeer het opnieuw.',
    'invalid-credential': 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar.',
    'invalid-login-credentials': 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar.',
    'expired-action-code': 'Deze link is verlopen. Vraag een nieuwe aan.',
    'invalid-action-code':
      'Deze link is al gebruikt of niet in zijn geheel overgekomen. Vraag een nieuwe aan.',
    'account-exists-with-different-credential':
      'U hebt hier al een account met dit e-mailadres. Log in zoals u dat eerder deed.',
    'user-token-expired': 'U bent uitgelogd bij de inlogdienst. Log opnieuw in.',
    'weak-password': 'Dit wachtwoord is te eenvoudig. Kies een langer wachtwoord.',
    'password-does-not-meet-requirements': 'Dit wachtwoord voldoet niet aan de eisen.',
  },
};

export type FirebaseMessages = typeof firebase;
