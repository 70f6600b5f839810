import { frontPage } from './front-page';
import { places } from './places';

export const visitors = {
  places,
  frontPage,
  title: 'Uw kaart',
  intro: 'Vraag gratis uw kaart aan. U krijgt een mail om te bevestigen, en daarna uw badge.',
  register: 'Vraag uw kaart aan',
  over: {
    title: 'De beurs is voorbij',
    text: 'Een kaart aanvragen kan weer zodra de dagen van de volgende editie bekend zijn. Dat leest u in de nieuwsbrief.',
    action: 'Naar de nieuwsbrief',
  },
  submit: 'Vraag uw kaart aan',
  fields: {
    email: { label: 'E-mailadres', help: 'Wij mailen u een link om te bevestigen, en daarna uw badge.' },
    name: { label: 'Naam', help: 'Zoals die op uw badge komt.' },
    organisation: { label: 'Organisatie' },
    role: { label: 'Functie' },
    audience: { label: 'Soort organisatie' },
    interests: {
      label: 'Wat zoekt u op de beurs?',
      help: 'Na het bevestigen ziet u welke sessies en standhouders daarbij passen.',
    },
    days: { label: 'Wanneer komt u?', help: 'Kies een of meer dagen.' },
    hasNeeds: {
      label: 'Hebt u iets nodig om de beurs goed te bezoeken?',
      help: 'Bijvoorbeeld een rolstoel, een tolk of een dieet. U hoeft dit niet in te vullen.',
    },
    needs: { label: 'Wat hebt u nodig?' },
    needsNote: { label: 'Wat moeten wij daarover weten?' },
    needsConsent: {
      label:
        'Ik geef toestemming om dit te bewaren. Het kan iets over mijn gezondheid zeggen. Alleen wie het regelt, ziet het, en na de beurs wordt het gewist.',
    },
    purposes: {
      label: 'Waarvoor mogen wij u mailen?',
      help: 'Over uw eigen bezoek mailen wij u altijd. Dit kunt u later wijzigen.',
    },
  },
  chooseInterests: (count: number) => `Kies uit ${count} onderwerpen`,
  options: {
    hasNeeds: { no: 'Nee', yes: 'Ja' },
    needs: { wheelchair: 'Een rolstoel of drempelvrije route', interpreter: 'Een tolk', diet: 'Een dieet' },
    purposes: {
      newsletter: 'Nieuws over het programma',
      exhibitors: 'Aanbiedingen van standhouders, door ons verstuurd',
    },
  },
  done: {
    aangemeld: {
      title: 'Kijk in uw mail',
      text: 'Wij stuurden u een mail met een knop. Druk daarop, dan is uw aanmelding klaar en krijgt u uw badge. Niets ontvangen? Kijk ook bij ongewenste mail.',
    },
    afgemeld: {
      title: 'U bent afgemeld',
      text: 'Wij hebben uw gegevens verwijderd en uw badge werkt niet meer. U krijgt daarvan een mail.',
    },
    bevestigd: {
      title: 'Uw badge is klaar',
      text: 'U bent aangemeld. De badge staat hieronder en zit ook bij de mail die wij u sturen.',
    },
    gewijzigd: { title: 'Uw gegevens zijn gewijzigd', text: 'De code op uw badge blijft werken.' },
  },
  unusable: {
    title: 'Deze link werkt niet (meer)',
    text: 'De link is verlopen of niet in zijn geheel overgekomen, of de aanmelding is ingetrokken. Meld u opnieuw aan: bent u al aangemeld, dan mailen wij u een nieuwe link.',
  },
  own: {
    title: 'Uw aanmelding als bezoeker',
    none: {
      title: 'U bent nog niet aangemeld als bezoeker',
      text: 'Met het e-mailadres van uw account is er geen aanmelding, of het adres is nog niet bevestigd.',
    },
    unconfirmed: (email: string) =>
      `Uw aanmelding is nog niet bevestigd. Wij mailden een link naar ${email}; daarna staat hier uw badge.`,
    cancelled: {
      title: 'Uw aanmelding is geannuleerd',
      text: 'De organisatie heeft uw aanmelding geannuleerd, en uw badge werkt niet meer. Klopt dat niet? Bel of mail ons: wij kunnen uw aanmelding herstellen.',
    },
    sessions: 'Sessies die bij u passen',
    sessionsIntro: 'Op de dagen dat u komt, over wat u zoekt.',
    toProgramme: 'Het hele programma',
    exhibitors: 'Standhouders die bij u passen',
    exhibitorsIntro: 'Zij houden zich bezig met wat u zoekt.',
    toExhibitors: 'Alle standhouders',
    change: 'Gegevens wijzigen',
    changeIntro: (email: string) =>
      `Aangemeld met ${email}. Een ander e-mailadres? Meld u af en meld u daarmee opnieuw aan.`,
    submit: 'Bewaar de wijzigingen',
  },
  badge: {
    picture: 'QR-code van uw badge',
    typed: 'Code:',
    text: 'Laat de code bij de ingang scannen, van uw telefoon of van papier.',
    download: 'Download de badge (PDF)',
  },
  ownBadge: {
    title: 'Mijn badge',
    stored: 'Deze badge staat alleen op dit toestel, en werkt ook zonder bereik.',
    change: 'Bekijk of wijzig uw aanmelding',
    none: 'Op dit toestel staat nog geen badge',
    noneText:
      'Open één keer de link uit de mail met uw badge, op dit toestel. Daarna staat uw badge hier, ook in een hal zonder bereik.',
    request: 'Vraag uw kaart aan',
    byAccount: 'Ik heb een account',
  },
  withdraw: {
    title: 'Afmelden',
    intro: 'Komt u toch niet? Dan verwijderen wij alles wat wij van uw aanmelding hebben.',
    sure: 'Ik wil mij afmelden en mijn gegevens laten verwijderen.',
    notSure: 'Kruis dit aan om u af te melden.',
    submit: 'Meld mij af',
  },
  checkIn: {
    title: 'Badges scannen',
    noLink:
      'Deze pagina werkt alleen met de link uit de mail van de organisatie. Open die link op deze telefoon.',
    needsScript: 'Zet JavaScript aan om badges te scannen.',
    start: 'Start de camera',
    stop: 'Stop de camera',
    camera: 'Beeld van de camera',
    aim: 'Houd de QR-code van de badge in beeld.',
    denied: 'De camera mag niet gebruikt worden. Sta dat toe in de browser, of typ de code.',
    noCamera: 'Er is geen camera gevonden. Typ de code die onder de QR-code staat.',
    code: 'Code van de badge',
    codeHelp: 'Staat onder de QR-code. Kleine letters en spaties mogen.',
    check: 'Controleer',
    ready: 'Klaar voor de volgende badge',
    checking: 'Bezig…',
    welcome: 'Welkom',
    otherDay: 'Niet voor vandaag aangemeld. Mag wel naar binnen.',
    again: 'Al gebruikt',
    againAt: (time: string) => `Vandaag al gescand om ${time} uur.`,
    withdrawn: 'Ingetrokken',
    withdrawnText: 'Deze bezoeker heeft zich afgemeld. De badge geldt niet meer.',
    cancelled: 'Geannuleerd',
    cancelledText:
      'Deze aanmelding is geannuleerd. De badge geldt niet meer. Stuur de bezoeker naar de balie.',
    unknown: 'Onbekend',
    unknownText: 'Deze code is niet van ons. Vraag naar de mail met de badge.',
    noCrew: 'Deze link werkt niet (meer)',
    noCrewText: 'Vraag de organisatie om een nieuwe link.',
    failed: 'Geen verbinding',
    failedText: 'Deze badge is niet gecontroleerd. Probeer het nog eens.',
    tooMany: 'Even wachten',
    tooManyText: 'Er komen te veel vragen van dit netwerk. Probeer het over een minuut nog eens.',
    retry: 'Probeer opnieuw',
  },
};
