/** Texts of the page on which visitors choose whether their visits are counted. */
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
  back: 'Terug naar privacy',
};
