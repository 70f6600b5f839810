import type { HallSeed } from './types';

/** The two halls of the venue that the fair uses. */
export const halls: HallSeed[] = [
  {
    name: 'Hal 1',
    slug: 'hal-1',
    description:
      'Nieuwbouw en opdrachtgevers. U komt hier binnen: de registratie, de garderobe en de Grote Zaal liggen aan de kant van de Kanaalweg.',
    rank: 10,
  },
  {
    name: 'Hal 2',
    slug: 'hal-2',
    description:
      'Bestaande bouw, corporaties en circulair. De hal heeft een eigen restaurant, een stille ruimte en een uitgang naar het buitenterrein.',
    rank: 20,
  },
];
