import type { EnglishSeed } from '../types';

/** The themes, by slug. */
export const themes: EnglishSeed['themes'] = {
  houtbouw: {
    name: 'Timber building',
    description:
      'From timber frame to cross-laminated timber: homes that are lighter, built faster and store CO₂.',
  },
  'prefab-badkamers': {
    name: 'Prefab bathrooms',
    description:
      'Complete wet rooms from the factory, for new homes and for renovation while residents stay.',
  },
  'circulair-bouwen': {
    name: 'Circular building',
    description: 'Designing for taking apart, and building with what is already there.',
  },
  verduurzaming: {
    name: 'Energy renovation',
    description: 'Existing homes to a low energy bill, block by block or house by house.',
  },
  installatietechniek: {
    name: 'Building services',
    description: 'Heat, air, water and power in one module, with maintenance thought out beforehand.',
  },
  'gevel-en-dak': {
    name: 'Façade and roof',
    description: 'The skin of the house: panels, window frames, roof trusses and dormers from the factory.',
  },
  optoppen: {
    name: 'Topping up',
    description: 'New storeys on existing buildings, with as little nuisance as possible for those below.',
  },
  financiering: {
    name: 'Finance',
    description: 'Loans, guarantees and kinds of contract that suit building in series.',
  },
  gebiedsontwikkeling: {
    name: 'Area development',
    description: 'Sites, land, permits and the conversation with the neighbourhood.',
  },
  digitalisering: {
    name: 'Digitalisation',
    description: 'Configurators, point clouds, digital twins and robots on the shop floor.',
  },
  'biobased-isolatie': {
    name: 'Bio-based insulation',
    description: 'Insulating with straw, hemp, flax, wood fibre, wool and bulrush from Dutch soil.',
  },
  woonzorg: {
    name: 'Housing and care',
    description: 'Homes in which people can grow old, with care nearby and neighbours round the corner.',
  },
};

/** The audiences, by slug. */
export const audiences: EnglishSeed['audiences'] = {
  woningcorporaties: {
    name: 'Housing associations',
    description: 'Directors, property managers and project leaders of housing associations.',
  },
  gemeenten: {
    name: 'Municipalities',
    description: 'Aldermen, area developers, permit officers and housing policy makers.',
  },
  ontwikkelaars: {
    name: 'Developers',
    description: 'Those who turn land and plans into homes, from city centre to new district.',
  },
  bouwers: {
    name: 'Builders',
    description: 'Construction firms, suppliers, installers and maintenance companies.',
  },
  architecten: {
    name: 'Architects',
    description: 'Designers and advisers who work with fixed sizes and free ideas.',
  },
  beleggers: {
    name: 'Investors',
    description: 'Pension funds, housing funds and financiers with a long breath.',
  },
};
