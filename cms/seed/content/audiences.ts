import type { AudienceSeed } from './types';

/** The groups of visitors that a session can be meant for. */
export const audiences: AudienceSeed[] = [
  {
    name: 'Woningcorporaties',
    slug: 'woningcorporaties',
    description: 'Bestuurders, vastgoedmanagers en projectleiders van corporaties.',
    rank: 10,
  },
  {
    name: 'Gemeenten',
    slug: 'gemeenten',
    description: 'Wethouders, gebiedsontwikkelaars, vergunningverleners en beleidsmakers wonen.',
    rank: 20,
  },
  {
    name: 'Ontwikkelaars',
    slug: 'ontwikkelaars',
    description: 'Wie grond en plannen omzet in woningen, van binnenstad tot uitleglocatie.',
    rank: 30,
  },
  {
    name: 'Bouwers',
    slug: 'bouwers',
    description: 'Bouwbedrijven, toeleveranciers, installateurs en onderhoudsbedrijven.',
    rank: 40,
  },
  {
    name: 'Architecten',
    slug: 'architecten',
    description: 'Ontwerpers en adviseurs die met vaste maten en losse ideeën werken.',
    rank: 50,
  },
  {
    name: 'Beleggers',
    slug: 'beleggers',
    description: 'Pensioenfondsen, woningfondsen en financiers met een lange adem.',
    rank: 60,
  },
];
