export const authCallbacks = {
  email: {
    title: 'E-mailadres bevestigen',
    nothing: {
      heading: 'Open de link uit uw mail',
      text: 'Deze pagina bevestigt dat een e-mailadres van u is. Dat gebeurt alleen via de link in een mail van ons; er is nu niets bevestigd en niets veranderd.',
      steps: [
        'Zoek in uw postvak naar een mail van de beurs, ook bij ongewenste mail.',
        'Druk in die mail op de link, of kopieer het hele adres naar uw browser.',
        'Breekt uw mailprogramma de link af over twee regels? Plak de regels dan aan elkaar.',
      ],
    },
    confirm: {
      heading: 'Nog één druk op de knop',
      text: 'Met deze knop bevestigt u dat het e-mailadres waarop u onze mail kreeg, van u is.',
      submit: 'Bevestig mijn e-mailadres',
    },
    confirmed: {
      heading: 'Uw e-mailadres is bevestigd',
      text: 'Dank u wel. Ga verder in uw account.',
      account: 'Naar uw account',
    },
    unusable: {
      heading: 'Deze link werkt niet',
      text: 'Wij konden met deze link geen e-mailadres bevestigen. Er is niets veranderd. Dit kan er aan de hand zijn:',
      steps: [
        'De link is al gebruikt. Dan is uw adres bevestigd en hoeft u niets te doen.',
        'De link is verlopen of vervangen door een nieuwere mail. Gebruik de laatste.',
        'De link is niet in zijn geheel overgekomen. Kopieer het hele adres uit de mail.',
      ],
    },
    help: 'Komt u er niet uit? Wij helpen u met een mail of aan de telefoon.',
    contact: 'Neem contact op',
    profile: 'Vraag uw kaart aan',
    home: 'Naar de startpagina',
  },
  visit: {
    title: 'Aanmelding bevestigen',
    confirm: {
      heading: 'Nog één druk op de knop',
      text: 'Met deze knop bevestigt u uw aanmelding als bezoeker. Daarna ziet u uw badge.',
      submit: 'Bevestig mijn aanmelding',
    },
    unusable: {
      heading: 'Deze link werkt niet (meer)',
      text: 'De link is verlopen of niet in zijn geheel overgekomen, of de aanmelding is ingetrokken. Er is niets veranderd.',
    },
    again: 'Meld u opnieuw aan',
  },
  landing: {
    title: 'Terug op de site',
    nothing: {
      heading: 'Hier valt niets te doen',
      text: 'Deze pagina ontvangt links van andere diensten. De link waarmee u kwam, is niet volledig. Er is niets veranderd.',
    },
    unusable: {
      heading: 'Deze link kunnen wij niet gebruiken',
      text: 'U komt terug van een andere dienst, maar u begon niet in deze browser, of te lang geleden. De gegevens in de link zijn niet gebruikt en niet bewaard. Begin opnieuw bij inloggen.',
    },
    rejected: {
      heading: 'Het is niet gelukt',
      text: 'De andere dienst meldt dat het is afgebroken. Er is niets veranderd, en u bent niet ingelogd. Programma en standhouders leest u zonder account.',
    },
    noEmail: {
      heading: 'Er ontbreekt een e-mailadres',
      text: 'De andere dienst noemt geen bevestigd e-mailadres van u. Zonder dat kunnen wij geen account voor u maken. Bevestig het daar, of maak hier een account met een wachtwoord.',
    },
    exists: {
      heading: 'U hebt hier al een account',
      text: 'Met het e-mailadres dat de andere dienst noemt, is hier al een account. Log daarmee in zoals u gewend bent.',
    },
    blocked: {
      heading: 'Dit account is geblokkeerd',
      text: 'U kunt met dit account niet inloggen. Neem contact op met de beurs.',
    },
    signIn: 'Naar inloggen',
    home: 'Naar de startpagina',
    programme: 'Bekijk het programma',
    contact: 'Vraag hulp',
  },
};
