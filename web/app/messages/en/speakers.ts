import type { Messages } from '../nl';

export const speakers: Messages['speakers'] = {
  title: 'Speakers',
  count: (count) => (count === 1 ? '1 speaker' : `${count} speakers`),
  intro:
    'Directors, builders and researchers on what worked and what did not. Search by name or organisation and see at once when you can hear them.',
  resultsTitle: 'Speakers found',
  search: 'Search speakers',
  searchPlaceholder: 'Name, position or organisation',
  filter: 'Filter speakers',
  facets: { thema: 'Theme' },
  sorts: { uitgelicht: 'Featured', naam: 'Name A–Z' },
  featured: 'Featured',
  sessionCount: (count) => (count === 1 ? 'Once in the programme' : `${count} times in the programme`),
  atOrganisation: (position, organisation) => `${position}, ${organisation}`,
  empty: {
    title: 'No speakers found',
    withQuery: (query) =>
      `We found nobody for “${query}”. Please check the spelling, try a shorter word or clear your filters.`,
    withFilters: 'No speaker matches all these filters. Remove one or start again.',
    nobody: 'Speakers will be announced soon',
    clear: 'Clear all filters',
  },
  metaDetail: (name, fair) => `${name} speaks at ${fair}. See when and in which room.`,
  detail: {
    backToList: 'Back to the speakers',
    about: (name) => `About ${name}`,
    noText: (name) => `More about ${name} will follow. Below you can see what is in the programme.`,
    socials: (name) => `${name} on social media`,
    themes: 'Themes',
    sessions: 'In the programme',
    noSessions: 'The day and the room will be announced later.',
    related: 'Also of interest',
    relatedIntro: 'Speakers in the same session or on the same theme.',
  },
};
