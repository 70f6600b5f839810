/**
 * The kinds of sessions of the demo fair, which every fair had before kinds were content: the only place in the code that names
 * them. Keys are what sessions of those fairs hold.
 */
export const demoKinds = [
  {
    key: 'Plenair',
    slug: 'plenair',
    colour: 'Huiskleur',
    icon: 'lucide:megaphone',
    rank: 10,
    isTour: false,
    hasPage: false,
    nl: { name: 'Plenair', plural: 'Plenair', intro: '' },
    en: { name: 'Plenary', plural: 'Plenary', intro: '' },
  },
  {
    key: 'Kennissessie',
    slug: 'kennissessies',
    colour: 'Blauw',
    icon: 'lucide:lightbulb',
    rank: 20,
    isTour: false,
    hasPage: true,
    nl: {
      name: 'Kennissessie',
      plural: 'Kennissessies',
      intro: 'Korte, praktische verhalen van mensen die het al doen: opdrachtgevers, makers en onderzoekers.',
    },
    en: {
      name: 'Knowledge session',
      plural: 'Knowledge sessions',
      intro:
        'Short, practical stories from people who are already doing it: clients, makers and researchers.',
    },
  },
  {
    key: 'Tour',
    slug: 'tours',
    colour: 'Groen',
    icon: 'lucide:footprints',
    rank: 30,
    isTour: true,
    hasPage: true,
    nl: {
      name: 'Tour',
      plural: 'Tours',
      intro:
        'Met een gids langs de stands die bij één onderwerp horen. Onderweg stelt u uw vragen aan de standhouders.',
    },
    en: {
      name: 'Tour',
      plural: 'Tours',
      intro:
        'Follow a guide past the stands that belong to one subject. On the way you can put your questions to the exhibitors.',
    },
  },
  {
    key: 'Workshop',
    slug: 'workshops',
    colour: 'Grijs',
    icon: 'lucide:wrench',
    rank: 40,
    isTour: false,
    hasPage: false,
    nl: { name: 'Workshop', plural: 'Workshops', intro: '' },
    en: { name: 'Workshop', plural: 'Workshops', intro: '' },
  },
] as const;
