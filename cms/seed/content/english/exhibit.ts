import { scene } from '../scenes';
import type { PageSeed } from '../types';

export const exhibitPage: PageSeed = {
  title: 'Exhibit at the fair',
  slug: 'deelnemen-als-standhouder',
  seo: {
    title: 'Exhibit at the fair',
    description:
      'Stands from twelve square metres, room for whole houses in Hall 2 and 6,200 visitors who decide on homes. Prices, dates and how to apply.',
    image: scene('modules-hijsen'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'For exhibitors',
      title: 'Put your concept on the floor',
      text: 'Those who buy homes want to see them. In Hall 2 you may put up a whole house; in Hall 1 there is room for those who need no more than a table and a model.',
      image: scene('modules-hijsen'),
      buttons: [
        { label: 'Fill in the contract', url: '/contractformulier/verder', tone: 'Hoofdknop' },
        { label: 'See what the contract asks', url: '/contractformulier', tone: 'Tweede knop' },
      ],
      showEdition: true,
    },
    {
      type: 'figures',
      title: 'Who you will meet',
      figures: [
        { value: '41%', label: 'work for a housing association' },
        { value: '23%', label: 'work for a government' },
        { value: '28%', label: 'develop, design or build' },
        { value: '2 in 3', label: 'have a say in purchasing' },
      ],
    },
    {
      type: 'text-with-image',
      title: 'What comes with your stand',
      body: `- floor space with power (3 kW) and Wi-Fi for two devices
- a company page on this site, with logo, products and your place in the programme
- badges for your staff: mail their names to [stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example)
- free admission for your contacts: they request [their tickets](/bezoekersprofiel) themselves
- cleaning of the aisles and security outside opening hours

A **fitted stand** adds back walls of timber and fabric, carpet tiles that are used again after the fair, a table with four chairs, lighting and your name on the fascia. We do not work with throw-away walls.`,
      image: scene('werkplaats-zaag'),
      side: 'Rechts',
    },
    {
      type: 'topics',
      title: 'What it costs',
      text: 'All prices are per edition and exclude 21% VAT. The registration fee is €495.00.',
      topics: [
        {
          title: 'Fitted stand',
          icon: 'lucide:store',
          label: '€336.00 per m²',
          body: `From 12 m². Ready to move into on Monday afternoon: walls of timber and fabric, carpet tiles, a table with four chairs, lighting and your name on the fascia. *Example: 12 m² costs €4,527.00.*`,
        },
        {
          title: 'Bare floor',
          icon: 'lucide:square-dashed',
          label: '€248.00 per m²',
          body: `From 24 m². You build it yourself, or have a stand builder come. *Example: 24 m² costs €6,447.00.*`,
        },
        {
          title: 'Show home in Hall 2',
          icon: 'lucide:house',
          label: '€189.00 per m²',
          body: `From 60 m². The overhead crane and a hoisting crew are included. *Example: 60 m² costs €11,835.00.*`,
        },
        {
          title: 'Place in a pavilion',
          icon: 'lucide:tent',
          label: '€2,450.00',
          body: `A counter with a screen of your own among peers, fittings included. *With the registration fee: €2,945.00.*`,
          link: { label: 'View the pavilions', url: '/paviljoens' },
        },
      ],
    },
    {
      type: 'topics',
      title: 'How to apply',
      look: 'Stappen',
      topics: [
        {
          title: 'Choose a place',
          body: `See on the [floor plan](/plattegrond) what suits you. On 1 November 2026, 86% of the floor was let: Hall 1 still has places of 12 to 24 m², and Hall 2 has one place left for a show home, beside the northern door.`,
        },
        {
          title: 'Fill in the contract',
          label: 'A quarter of an hour',
          body: `You say what kind of stand you want, how large and where, and see at once what it costs. Until you sign, nothing binds you.`,
          link: { label: 'Start the contract', url: '/contractformulier/verder' },
        },
        {
          title: 'Sign with your name',
          label: 'Answer within ten working days',
          body: `You sign on the same page, and with it accept the [rules](/reglement-standhouders). A copy is mailed to you at once. The first invoice is 40%, the second 60%.`,
        },
        {
          title: 'Order what you want with it',
          body: `A flag, a line on the floor, an advertisement in the fair guide: see [Advertising and signage](/adverteren-en-signing).`,
        },
      ],
    },
    {
      type: 'topics',
      title: 'Dates not to miss',
      look: 'Tijdlijn',
      topics: [
        {
          title: 'Second invoice',
          date: '2026-11-01',
          body: `60% of the stand rent, to be paid within thirty days.`,
        },
        {
          title: 'Last day to cancel for half the rent',
          date: '2026-11-30',
          body: `After that the whole stand rent is due. See [article 6](/reglement-standhouders#artikel-6).`,
        },
        {
          title: 'Report structure, power and water',
          date: '2026-12-11',
          body: `Parts higher than 3 metres, power above 3 kW, water, weight and hoisting plan.`,
        },
        {
          title: 'Company page complete',
          date: '2026-12-18',
          body: `Mail text, logo and products for your page on this site to [stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example).`,
        },
        {
          title: 'Advertisement for the fair guide',
          date: '2027-01-08',
          body: `Print-ready file with our designer.`,
        },
        {
          title: 'Signage and screens',
          date: '2027-01-22',
          body: `All other files; in the same week you receive your time slot for the loading dock.`,
        },
        {
          title: 'Build-up begins',
          date: '2027-02-06',
          label: '8.00',
          body: `Saturday and Sunday until 20.00, Monday 8 February from 7.00 to 22.00.`,
        },
        { title: 'The doors open', date: '2027-02-09', label: '9.30' },
      ],
    },
    {
      type: 'exhibitor-grid',
      title: 'New-build concepts that have joined',
      kind: 'Nieuwbouwconcept',
      limit: 8,
      link: { label: 'View all new-build concepts', url: '/standhouders/nieuwbouwconcepten' },
    },
    { type: 'faq', title: 'Questions from exhibitors' },
    {
      type: 'call-to-action',
      title: 'Would you rather talk first?',
      text: 'Call Mirjam Kuipers on 030 000 12 02. She knows every column in both halls, and will also tell you when a place does not suit you.',
      tone: 'Blauw',
      buttons: [
        { label: 'Call 030 000 12 02', url: 'tel:+31300001202', tone: 'Hoofdknop' },
        { label: 'Fill in the contract', url: '/contractformulier/verder', tone: 'Tweede knop' },
      ],
    },
  ],
};
