const people = (count: number) => (count === 1 ? '1 deelnemer' : `${count} deelnemers`);

export const places = {
  term: 'Aanmelden',
  left: (left: number, total: number) => `Plaatsen: ${left} van ${total} vrij`,
  full: 'Alle plaatsen zijn bezet',
  waiting: (count: number) => (count === 1 ? 'Er wacht 1 persoon.' : `Er wachten ${count} personen.`),
  closed: 'Vol: aanmelden kan niet meer',
  ask: 'Vraag een plaats aan',
  askToWait: 'Zet mij op de wachtlijst',

  request: {
    title: 'Plaats aanvragen',
    intro:
      'Vul uw naam en e-mailadres in. U krijgt een mail met een link, waarmee u uw aanmelding bevestigt.',
    privacy:
      'Uw naam staat op de lijst van wie het onderdeel leidt. Wij bewaren uw gegevens tot dertig dagen erna.',
    fields: {
      name: { label: 'Naam', help: 'Zoals die op de lijst van deelnemers komt.' },
      email: { label: 'E-mailadres', help: 'Hierop krijgt u de link, en bericht als er iets verandert.' },
    },
    submit: 'Stuur mij de link',
    sentTitle: 'Kijk in uw mail',
    sentText:
      'Wij hebben u een link gestuurd. Druk daar op de knop: u krijgt een plaats, of komt op de wachtlijst als alles bezet is. Niets gekregen? Kijk bij ongewenste mail, of vraag de plaats nog eens aan.',
    over: 'Aanmelden voor dit onderdeel kan niet meer.',
    back: 'Naar het onderdeel',
  },

  own: {
    title: 'Uw plaats',
    states: {
      'wacht op bevestiging': {
        title: 'Wilt u zich aanmelden?',
        text: 'Druk op de knop: u krijgt een plaats, of komt op de wachtlijst als alles bezet is.',
      },
      geplaatst: { title: 'U hebt een plaats', text: 'Uw plaats staat vast. Tot dan!' },
      wachtlijst: {
        title: 'U staat op de wachtlijst',
        text: 'Komt er een plaats vrij en bent u aan de beurt, dan mailen wij u.',
      },
      aangeboden: { title: 'Er is een plaats voor u vrij', text: 'Neem die met de knop.' },
      vervallen: { title: 'Dit onderdeel gaat niet door', text: 'Uw plaats is vervallen.' },
    },
    over: { title: 'Dit onderdeel is begonnen of voorbij', text: 'Er is niets meer te wijzigen.' },
    shut: 'Dit onderdeel is vol. Aanmelden kan nu niet.',
    ahead: (count: number) =>
      count === 0
        ? 'U bent als eerste aan de beurt.'
        : `Voor u ${count === 1 ? 'wacht 1 persoon' : `wachten ${count} personen`}.`,
    heldUntil: (moment: string) => `Wij houden de plaats voor u vast tot ${moment}.`,
    confirm: 'Bevestig mijn aanmelding',
    take: 'Neem de plaats',
    withdraw: 'Ik kan toch niet',
    withdrawText: 'Dan kan iemand anders mee. Wij verwijderen uw gegevens voor dit onderdeel.',
    withdrawSubmit: 'Geef mijn plaats terug',
    withdrawn: {
      title: 'U bent afgemeld',
      text: 'Uw plaats is weer vrij, en uw gegevens voor dit onderdeel zijn verwijderd.',
    },
    unusable: {
      title: 'Deze link werkt niet (meer)',
      text: 'De plaats is teruggegeven of vervallen, of de link is niet helemaal overgenomen.',
    },
    toProgramme: 'Naar het programma',
  },

  host: {
    title: 'Deelnemers',
    intro: 'Alleen voor wie dit onderdeel leidt. Geef de link niet aan anderen.',
    count: (count: number, capacity: number) => `${people(count)}, ${capacity} plaatsen`,
    present: (count: number) => `${count} aanwezig`,
    tick: (name: string) => `Aanwezig: ${name}`,
    tickShort: 'Aanwezig',
    nobody: 'Er heeft zich nog niemand aangemeld.',
    joining: 'Aanmelden',
    open: 'Bezoekers kunnen zich aanmelden.',
    shut: 'U hebt gezegd dat het vol is. Niemand kan zich nog aanmelden.',
    close: 'Zeg dat het vol is',
    reopen: 'Laat weer aanmelden toe',
    unusable: {
      title: 'Deze link werkt niet (meer)',
      text: 'Vraag de organisatie om een nieuwe link.',
    },
  },
};
