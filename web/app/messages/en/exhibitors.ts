import type { Messages } from '../nl';

export const exhibitors: Messages['exhibitors'] = {
  title: 'Exhibitors',
  all: 'All',
  count: (count) => (count === 1 ? '1 exhibitor' : `${count} exhibitors`),
  intro:
    'All participants under one roof. Search by name or theme and see at once at which stand you will find them.',
  kindTabs: 'Kinds of exhibitors',
  resultsTitle: 'Exhibitors found',
  search: 'Search exhibitors',
  searchPlaceholder: 'Name, product, place or stand',
  filter: 'Filter exhibitors',
  facets: { thema: 'Theme', soort: 'Kind', hal: 'Hall', paviljoen: 'Pavilion', provincie: 'Province' },
  provinces: {
    'Noord-Holland': 'North Holland',
    'Zuid-Holland': 'South Holland',
    'Noord-Brabant': 'North Brabant',
    'Buiten Nederland': 'Abroad',
  },
  sorts: { uitgelicht: 'Featured', naam: 'Name A–Z', stand: 'Stand number' },
  featured: 'Featured',
  withoutStand: 'Stand to be announced',
  onPlan: (code) => `Show stand ${code} on the floor plan`,
  showOnPlan: 'Show on the floor plan',
  metaDescription: (title, fair) =>
    `${title} at ${fair}: who is there, what they show and at which stand you will find them.`,
  metaDetail: (name, kind, fair) =>
    `${kind === null ? name : `${name} (${kind.toLowerCase()})`} exhibits at ${fair}.`,
  empty: {
    title: 'No exhibitors found',
    withQuery: (query) =>
      `We found nothing for “${query}”. Please check the spelling, try a shorter word or clear your filters.`,
    withFilters: 'No exhibitor matches all these filters. Remove one or start again.',
    nobody: (title) => `${title} will be announced soon`,
    clear: 'Clear all filters',
    all: 'View all exhibitors',
  },
  detail: {
    backToList: 'Back to the list',
    about: (name) => `About ${name}`,
    noText: (name) =>
      `${name} has not given any further information yet. Drop by at the fair for a conversation.`,
    stand: 'Stand',
    stands: 'Stands',
    noStand: 'The stand number will be announced later.',
    practical: 'Contact',
    website: 'Website',
    place: 'Place',
    mail: 'E-mail',
    phone: 'Telephone',
    address: 'Address',
    socials: (name) => `${name} on social media`,
    products: 'What you will see at the stand',
    downloads: 'Downloads',
    download: (extension, size) => `${extension}, ${size}`,
    themes: 'Themes',
    pavilion: 'Pavilion',
    sessions: 'In the programme',
    related: 'Also have a look at',
    relatedIntro: 'On the same theme, in the same pavilion or close by.',
  },
};
