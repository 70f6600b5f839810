const dutch = {
  greeting: 'Goedendag,',
  unsubscribe: 'Afmelden voor de nieuwsbrief',
  leave:
    'Liever toch niet? Onder aan elke mail staat een link waarmee u zich met één druk op de knop afmeldt.',
  request: {
    subject: 'Bevestig uw aanmelding voor de nieuwsbrief',
    text: 'U hebt gevraagd om onze nieuwsbrief. Bevestig met de knop dat wij die naar dit adres mogen sturen.',
    button: 'Bevestig uw aanmelding',
    lifetime: 'De knop werkt zeven dagen. Daarna verwijderen wij uw aanmelding vanzelf.',
    notYou: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen en krijgt u geen nieuwsbrief.',
  },
  already: {
    subject: 'U krijgt onze nieuwsbrief al',
    text: 'Iemand meldde dit adres nog eens aan voor onze nieuwsbrief. Het stond al op de lijst. Er verandert niets.',
  },
  welcome: {
    subject: 'U bent aangemeld voor de nieuwsbrief',
    text: 'Dank u wel. U krijgt onze nieuwsbrief vanaf nu op dit adres.',
  },
};

const english: typeof dutch = {
  greeting: 'Good day,',
  unsubscribe: 'Unsubscribe from the newsletter',
  leave: 'Changed your mind? At the foot of every mail is a link that unsubscribes you with one press.',
  request: {
    subject: 'Confirm your subscription to the newsletter',
    text: 'You asked for our newsletter. Confirm with the button that we may send it to this address.',
    button: 'Confirm your subscription',
    lifetime: 'The button works for seven days. After that we delete your request by ourselves.',
    notYou: 'Did you not ask for this? Then you need not do anything, and you get no newsletter.',
  },
  already: {
    subject: 'You already get our newsletter',
    text: 'Somebody subscribed this address to our newsletter once more. It was on the list already. Nothing changes.',
  },
  welcome: {
    subject: 'You are subscribed to the newsletter',
    text: 'Thank you. From now on you get our newsletter at this address.',
  },
};

export const newsletterMails = { nl: dutch, en: english } as const;
