import type { HallSeed } from '../types';

/** The two halls of the venue that the fair uses. */
export const halls: HallSeed[] = [
  {
    name: 'Hal 1',
    slug: 'hal-1',
    description:
      'Nieuwbouw en opdrachtgevers. U komt hier binnen vanuit de ontvangsthal, aan de kant van de Kanaalweg; de Grote Zaal ligt aan het eind van het middenpad.',
    rank: 10,
  },
  {
    name: 'Hal 2',
    slug: 'hal-2',
    description:
      'Bestaande bouw, corporaties en circulair. De hal heeft een eigen restaurant en een uitgang naar het buitenterrein.',
    rank: 20,
  },
];
