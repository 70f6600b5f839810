import { navigation } from './navigation';
import type { EnglishSeed, NavigationSeed } from './types';

/** The labels of the menus, by the Dutch label. */
const labels: Readonly<Record<string, string>> = {
  Programma: 'Programme',
  'Hele programma': 'Full programme',
  Kennissessies: 'Knowledge sessions',
  Tours: 'Tours',
  'Tours over de beursvloer': 'Tours of the fair floor',
  Sprekers: 'Speakers',
  Standhouders: 'Exhibitors',
  'Alle standhouders': 'All exhibitors',
  Overheden: 'Governments',
  Woningcorporaties: 'Housing associations',
  Nieuwbouwconcepten: 'New-build concepts',
  'Bestaande-bouwconcepten': 'Existing-build concepts',
  Paviljoens: 'Pavilions',
  Plattegrond: 'Floor plan',
  Bezoeken: 'Visit',
  'Uw bezoek plannen': 'Plan your visit',
  'Bezoek plannen': 'Plan your visit',
  'Uw bezoek': 'Your visit',
  'Locatie en route': 'Venue and directions',
  'Veelgestelde vragen': 'Frequently asked questions',
  "Foto's van 2025": 'Photos of 2025',
  Meedoen: 'Take part',
  'Deelnemen als standhouder': 'Exhibit at the fair',
  'Adverteren en signing': 'Advertising and signage',
  'Reglement standhouders': 'Rules for exhibitors',
  'Voor standhouders': 'For exhibitors',
  'Opbouw en bereikbaarheid': 'Build-up and access',
  'Contact met de organisatie': 'Contact the organisers',
  Nieuws: 'News',
  'Al het nieuws': 'All news',
  Interviews: 'Interviews',
  Kalender: 'Calendar',
  Over: 'About',
  'Over de beurs': 'About the fair',
  'De beurs': 'The fair',
  Vacatures: 'Vacancies',
  Contact: 'Contact',
  Pers: 'Press',
  Organisatie: 'Organisation',
  Privacy: 'Privacy',
  Toegankelijkheid: 'Accessibility',
  'Algemene voorwaarden': 'Terms and conditions',
};

/** English texts over the Dutch fair, by the slug of what they translate; what is not here stays Dutch. */
export const english: EnglishSeed = {
  themes: {
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
  },
  audiences: {
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
  },
  pavilions: {
    'huis-van-de-opdrachtgever': {
      name: 'House of the Client',
      summary:
        'Municipalities, provinces and housing associations lay their plans on the table: which sites become available, how many homes do they need and what do they ask of a factory?',
    },
    houtkwartier: {
      name: 'Timber Quarter',
      summary:
        'Eight timber builders put up one stretch of street together, from straw panel to joint of cross-laminated timber. You may touch it, and smell it too.',
    },
    'boven-op-de-stad': {
      name: 'On Top of the City',
      summary:
        'Stairs up to the roof of an existing block of flats: four metres up you see how a storey is added while the residents stay at home.',
    },
    renovatiestraat: {
      name: 'Renovation Street',
      summary:
        'Eight identical terraced houses from 1972 in a row, each one step further in its renovation. At the end of the street the meter is silent and the façade new.',
    },
    cirkelplein: {
      name: 'Circle Square',
      summary:
        'A square of used building parts, with a stage of old floor beams. Everything there is for sale and will be collected on Thursday afternoon.',
    },
  },
  site: {
    name: 'Fabriek & Thuis',
    tagline: 'The fair for industrialised and concept-based building and renovation',
    announcement: {
      visible: true,
      text: 'The programme is online: 90 sessions, tours and workshops on 9, 10 and 11 February.',
      link: { label: 'View the programme', url: '/programma', icon: 'lucide:arrow-right' },
    },
    registration: { label: 'Request your ticket', url: '/bezoeken', icon: 'lucide:ticket' },
  },
  navigation: inEnglish(navigation),
};

/** The menus with every label in English that has one. */
function inEnglish(navigation: NavigationSeed): NavigationSeed {
  const named = <T extends { label: string }>(item: T): T => ({
    ...item,
    label: labels[item.label] ?? item.label,
  });
  return {
    header: navigation.header.map((item) => ({ ...named(item), children: item.children?.map(named) })),
    footer: navigation.footer.map(({ title, links }) => ({
      title: labels[title] ?? title,
      links: links.map(named),
    })),
    exhibitorMenu: navigation.exhibitorMenu.map(named),
  };
}
