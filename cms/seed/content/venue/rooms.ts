import type { RoomSeed } from '../types';

/** In the order in which a timetable shows them. */
export const rooms: RoomSeed[] = [
  {
    name: 'Grote Zaal',
    slug: 'grote-zaal',
    hall: 'hal-1',
    capacity: 620,
    directions:
      'Recht tegenover de hoofdingang, aan het eind van het middenpad van Hal 1. Rolstoelplaatsen vindt u op rij 1 en rij 14; er is een ringleiding.',
    rank: 10,
  },
  {
    name: 'Zaal Kanaal',
    slug: 'zaal-kanaal',
    hall: 'hal-1',
    capacity: 140,
    directions: 'Op de verdieping van Hal 1. Neem de trap of lift naast de garderobe en ga boven linksaf.',
    rank: 20,
  },
  {
    name: 'Zaal Sluis',
    slug: 'zaal-sluis',
    hall: 'hal-1',
    capacity: 90,
    directions: 'Op de verdieping van Hal 1, naast Zaal Kanaal. De ingang zit achter de koffiebar.',
    rank: 30,
  },
  {
    name: 'Zaal Werf',
    slug: 'zaal-werf',
    hall: 'hal-2',
    capacity: 160,
    directions:
      'Begane grond van Hal 2. Loop vanuit de doorgang rechtdoor langs rij C; de deuren zijn oranje.',
    rank: 40,
  },
  {
    name: 'Zaal Steiger',
    slug: 'zaal-steiger',
    hall: 'hal-2',
    capacity: 80,
    directions: 'In de hoek van Hal 2 achter stand 2.F11, naast het restaurant.',
    rank: 50,
  },
  {
    name: 'De Werkplaats',
    slug: 'de-werkplaats',
    hall: 'hal-2',
    capacity: 36,
    directions:
      'Open ruimte met werkbanken tussen rij D en rij E in Hal 2. Trek dichte schoenen aan: er wordt gezaagd.',
    rank: 60,
  },
  {
    name: 'Podium Cirkelplein',
    slug: 'podium-cirkelplein',
    hall: 'hal-2',
    capacity: 70,
    directions: 'Midden op het Cirkelplein in Hal 2. U ziet de houten tribune vanaf elk pad.',
    rank: 70,
  },
  {
    name: 'Tourbalie',
    slug: 'tourbalie',
    hall: 'hal-1',
    capacity: 25,
    directions:
      'Direct links na de toegangspoortjes van Hal 1, onder het groene bord. Wees er tien minuten voor vertrek.',
    rank: 80,
  },
];
