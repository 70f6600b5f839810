import type { Messages } from '../nl';

export const pavilions: Messages['pavilions'] = {
  title: 'Pavilions',
  intro:
    'Gathered around one subject: exhibitors showing something together, with a programme of their own. Choose where you want to walk around.',
  resultsTitle: 'All pavilions',
  sessionCount: (count) => (count === 1 ? '1 programme item' : `${count} programme items`),
  nothing: 'Pavilions will be announced soon',
  metaDetail: (name, fair) => `${name} at ${fair}: who is there and what is on.`,
  detail: {
    backToList: 'Back to the pavilions',
    about: 'About this pavilion',
    noText: 'The description will follow. Below you can see who is there and what is on.',
    where: 'Where to find it',
    noPlace: 'The place will be announced later.',
    exhibitors: 'Exhibitors in this pavilion',
    noExhibitors: 'The exhibitors will be announced later.',
    exhibitorsInList: 'Search these exhibitors',
    otherExhibitors: (count) => `And ${count} more: find them with the button above.`,
    sessions: 'Programme in this pavilion',
    sessionsInList: 'View in the programme',
    related: 'Other pavilions',
  },
};
