import type { PageSeed } from '../types';

/** For readers who come by a link to subscribe. */
export const newsletter: PageSeed = {
  title: 'Nieuwsbrief',
  slug: 'nieuwsbrief',
  seo: {
    title: 'Nieuwsbrief',
    description:
      'Nieuws over het programma, de standhouders en uw bezoek: vijf keer per jaar, en in de weken voor de beurs elke dinsdag.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Wie spreekt wanneer, welke woning staat waar en wat is er nieuw op de vloer? U leest het vijf keer per jaar, en in de weken voor de beurs elke dinsdag.`,
    },
    {
      type: 'form',
      title: 'Meld u aan',
      text: 'Wij sturen eerst een mail om te bevestigen dat het adres van u is. Pas daarna staat u op de lijst.',
      form: 'nieuwsbrief',
    },
    {
      type: 'rich-text',
      body: `## Wat wij bewaren

- uw **mailadres**
- waarmee u **akkoord** ging, en wanneer

Meer niet. Wij tellen niet wie een nieuwsbrief opent en op welke links iemand drukt, en geven de lijst aan niemand. Bevestigt u niet binnen zeven dagen, dan wissen wij uw aanmelding.

## Weer eraf

Onder aan elke mail staat een link. Eén druk op de knop en u bent afgemeld; uw mailprogramma kan het ook voor u doen. Meer staat in de [privacyverklaring](/privacy).`,
    },
  ],
};
