import type { Messages } from '../nl';

export const interviews: Messages['interviews'] = {
  list: {
    title: 'Interviews',
    intro:
      'Builders, directors and residents on what went well, what went wrong and what they do differently now.',
    search: 'Search interviews',
    searchPlaceholder: 'Name, subject or word',
    resultsTitle: 'Conversations',
    count: (count) => `${count} ${count === 1 ? 'interview' : 'interviews'}`,
    empty: {
      title: 'No interviews found',
      nothing: 'Interviews will follow',
      withFilters: 'There is no interview on this subject yet. Choose another theme or view all interviews.',
      withQuery: (query) =>
        `We found nothing for “${query}”. Please check the spelling or try a shorter word.`,
      clear: 'View all interviews',
    },
  },
  themes: 'Interviews by theme',
  video: 'Video',
  with: (person) => `With ${person}`,
  detail: {
    back: 'Back to the interviews',
    noText: 'The text of this conversation will follow.',
    who: 'In conversation',
    toSpeaker: (name) => `View the sessions of ${name}`,
    toExhibitor: 'At the fair',
    themes: 'Themes',
    neighbours: 'Previous and next interview',
    newer: 'Newer',
    older: 'Older',
    related: 'Read more',
    relatedIntro: 'Other conversations on the same themes.',
  },
};
