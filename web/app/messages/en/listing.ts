import type { Messages } from '../nl';

export const listing: Messages['listing'] = {
  searchLabel: 'Search',
  searchPlaceholder: 'Search by name or keyword',
  submit: 'Show results',
  submitSearch: 'Search',
  activeFilters: 'Chosen filters',
  removeFilter: (label) => `Remove filter: ${label}`,
  queryChip: (query) => `Search: “${query}”`,
  clearAll: 'Clear all',
  sortLabel: 'Sort by',
  sortSubmit: 'Sort',
  showMore: (count) => `Show ${count} more`,
  showLess: 'Show fewer',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  loading: 'The list is being updated',
  pageTitle: (page) => `page ${page}`,
  nothingYet: {
    text: 'Subscribe to the newsletter and you will be the first to know.',
    newsletter: 'To the newsletter',
  },
  files: {
    label: 'This list as',
    ics: 'Calendar (.ics)',
    xlsx: 'Excel',
    csv: 'CSV',
    json: 'JSON',
    print: 'Print',
  },
  invalid: {
    'query-too-long': 'Your search text is too long. Please use at most 100 characters.',
    'too-many-values': 'You have chosen too many filters at once. Please choose at most 20 of each kind.',
    'value-too-long': 'One of the filters in this address does not exist.',
    'page-not-a-number': 'The page number in this address is not right.',
  },
};
