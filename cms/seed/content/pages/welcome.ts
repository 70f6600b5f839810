import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** Opened by the code on the printed invitation: without header and footer, one thing to do. */
export const welcome: PageSeed = {
  title: 'Welkom op de beurs',
  slug: 'welkom',
  layout: 'Leeg',
  seo: {
    title: 'Welkom op Fabriek & Thuis',
    description: 'U bent binnen. Dit zijn de drie dingen die u nu nodig hebt.',
    noIndex: true,
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Welkom in De Meerhallen',
      title: 'Fijn dat u er bent',
      text: 'Zoek uw eerste sessie, kies een standhouder of loop mee met een tour. Koffie staat op het plein in Hal 1.',
      image: scene('deurenmagazijn'),
      buttons: [
        { label: 'Bekijk wat er nu begint', url: '/programma', tone: 'Hoofdknop' },
        { label: 'Zoek een standhouder', url: '/standhouders', tone: 'Tweede knop' },
      ],
    },
    {
      type: 'rich-text',
      body: `**Hulp nodig?** De informatiebalie is in de ontvangsthal, 030 000 12 00. **Liever eerst de praktische zaken?** Lees [veelgestelde vragen](/faq) of kijk op [Locatie](/locatie) wanneer de laatste pendelbus rijdt.`,
    },
    { type: 'countdown', title: 'Nog even', text: 'Bent u vroeg? De hallen gaan om 9.30 uur open.' },
  ],
};
