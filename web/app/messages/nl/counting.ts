export const counting = {
  title: 'Wordt mijn bezoek geteld?',
  privacy: 'Privacy',
  counted: {
    heading: 'Uw bezoek telt mee',
    text: 'Wij tellen hoe vaak pagina’s worden bekeken, zonder te weten door wie. Wilt u dat niet, dan tellen wij uw bezoek in deze browser een jaar lang niet mee. Daarvoor bewaart uw browser alleen het woord "nee".',
  },
  byChoice: {
    heading: 'Uw bezoek telt niet mee',
    text: 'Deze browser stuurt ons niets over uw bezoek, en de datum van uw vorige bezoek is of wordt gewist. Dat geldt een jaar, of tot u uw cookies wist.',
  },
  byBrowser: {
    heading: 'Uw bezoek telt niet mee',
    text: 'Uw browser vraagt sites om u niet te volgen (Do Not Track of Global Privacy Control). Daar houden wij ons aan: u hoeft niets te doen.',
  },
  optOut: 'Tel mijn bezoek niet mee',
  optIn: 'Tel mijn bezoek weer mee',
  example: {
    heading: 'Een voorbeeld',
    views: (weeks: string, views: string | null) =>
      `Dit weten wij van onze privacyverklaring: in de weken van ${weeks} is die ${views === null ? 'minder dan 5 keer' : `ten minste ${views} keer`} bekeken. Zo precies is het voor iedereen behalve de organisatie: hele weken, in stappen van vijf.`,
    browsers:
      'Door hoeveel verschillende browsers, weten wij alleen van de hele site. Per pagina tellen wij dat niet.',
  },
  back: 'Terug naar privacy',
};
