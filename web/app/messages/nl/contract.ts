export const contract = {
  title: 'Contractformulier',
  stepOf: (step: number, steps: number) => `Stap ${step} van ${steps}`,
  steps: 'Stappen',
  stepDone: 'ingevuld',
  step: {
    organisatie: { short: 'Organisatie', title: 'Uw organisatie', intro: 'Wie wordt onze contractpartij?' },
    contactpersonen: {
      short: 'Mensen',
      title: 'Wie tekent en wie de stand regelt',
      intro: 'Dat mag dezelfde persoon zijn.',
    },
    aanbod: {
      short: 'Aanbod',
      title: 'Wat u laat zien',
      intro: 'Hierop vinden bezoekers u in de lijst van standhouders.',
    },
    stand: {
      short: 'Stand',
      title: 'Uw stand',
      intro: 'Dit is een wens: wij bevestigen de plek op tekening, met de prijs die u hier ziet.',
    },
    profiel: {
      short: 'Profiel',
      title: 'Uw bedrijfspagina',
      intro: 'Zo stellen wij u voor op deze site. Aanpassen kan tot u tekent; daarna mailt u ons.',
    },
    betaling: {
      short: 'Betaling',
      title: 'Facturen en betaling',
      intro: 'De eerste factuur volgt pas nadat wij uw overeenkomst hebben bevestigd.',
    },
    overzicht: {
      short: 'Ondertekenen',
      title: 'Controleren en ondertekenen',
      intro: 'Lees alles rustig na. Pas als u tekent, ontvangen wij uw aanmelding.',
    },
  },
  next: 'Volgende stap',
  toOverview: 'Bewaar en ga naar het overzicht',
  back: 'Vorige stap',
  backToStart: 'Terug naar de uitleg',
  saved:
    'Wat u invult, bewaren wij op onze server tot 30 dagen na uw laatste wijziging. Alleen deze browser kan het openen.',
  gone: 'Wat u eerder invulde, is er niet meer: wij bewaren het 30 dagen. Begin hieronder opnieuw.',
  discard: 'Gooi weg wat ik heb ingevuld',
  discardTitle: 'Alles weggooien?',
  discardText:
    'Wat u tot nu toe hebt ingevuld, verwijderen wij meteen van onze server. U kunt daarna opnieuw beginnen. Een overeenkomst die u al hebt getekend, verandert hier niet door.',
  discardSubmit: 'Ja, gooi alles weg',
  discardKeep: 'Nee, ga verder met invullen',
  total: {
    title: 'Wat het kost',
    waiting: 'Kies een soort stand. Dan ziet u hier wat hij kost.',
    registration: 'Inschrijfkosten, eenmalig',
    net: 'Totaal exclusief btw',
    vat: (rate: number) => `${rate}% btw`,
    gross: 'Totaal inclusief btw',
    squareMetres: (count: number, price: string) => `${count} m² × ${price}`,
    pieces: (count: number, price: string) => `${count} × ${price}`,
    item: 'Onderdeel',
    price: 'Bedrag exclusief btw',
  },
  fault: {
    'unknown-kind': 'Kies een soort stand.',
    'no-size': 'Vul de oppervlakte in hele vierkante meters in.',
    'too-small': (name: string, min: number) => `${name} is er vanaf ${min} m².`,
    'too-large': (name: string, max: number) =>
      `${name} is er tot ${max} m². Bel ons als u meer ruimte zoekt.`,
    'no-building': 'Kies een bouwwijze die bij deze soort stand past.',
  },
  overview: {
    change: 'Wijzig',
    changeStep: (step: string) => `: ${step.toLowerCase()}`,
    empty: 'Niet ingevuld',
    rules: (version: string) => `Reglement voor standhouders, versie ${version}`,
    rulesText: 'Deze versie geldt voor uw deelname, ook als het reglement later verandert.',
    rulesRead: 'Lees de artikelen hier',
    rulesPage: 'Open het reglement op een eigen pagina',
    sign: 'Ondertekenen',
    signText:
      'Uw getypte naam is uw handtekening. Wij bewaren wat u tekent met datum, tijd en een digitale vingerafdruk, en mailen u een afschrift.',
    submit: 'Onderteken en verstuur',
    afterwards:
      'Daarna beslissen wij binnen tien werkdagen over uw aanmelding. De overeenkomst ontstaat pas met onze schriftelijke bevestiging.',
  },
  otherName: (name: string) => `Typ de naam van wie tekent zoals u die eerder invulde: ${name}.`,
  changed:
    'Het reglement of een prijs is zojuist gewijzigd. Er is nog niets getekend. Hieronder ziet u wat nu geldt: lees het na en teken opnieuw.',
  again: 'Dit formulier is intussen verlopen. Er is nog niets getekend. Verstuur het nog eens.',
  stepWrong: (step: string) =>
    `In de stap ‘${step}’ klopt iets niet meer. Open die stap via ‘Wijzig’ en bewaar hem opnieuw. Er is nog niets getekend.`,
  received: {
    title: 'Uw aanmelding is binnen',
    thanks: 'U hebt getekend. Een afschrift van alles wat u tekende, is onderweg naar uw mailadres.',
    receipt: 'Uw kenmerk',
    nextTitle: 'Zo gaat het verder',
    next: [
      'Wij toetsen uw aanmelding aan het reglement en kijken naar vloer, hoogte en stroom. Dat duurt ten hoogste tien werkdagen.',
      'U krijgt een voorstel voor de plek op tekening.',
      'Met onze schriftelijke bevestiging is de overeenkomst rond. Daarna komt de eerste factuur.',
    ],
    order: 'Bekijk adverteren en signing',
    home: 'Naar de startpagina',
  },
};
