import type { Messages } from '../nl';

export const vacancies: Messages['vacancies'] = {
  list: {
    title: 'Vacancies',
    intro: 'Work at the fair and for its exhibitors. Closing soonest first.',
    search: 'Search vacancies',
    searchPlaceholder: 'Position, employer or place',
    resultsTitle: 'Open vacancies',
    count: (count) => `${count} ${count === 1 ? 'open vacancy' : 'open vacancies'}`,
    empty: {
      title: 'No vacancies found',
      nothing: 'There are no open vacancies at the moment',
      nothingText: 'New vacancies appear here. The newsletter has other news of the fair.',
      withFilters: 'No vacancy matches. View all vacancies.',
      withQuery: (query) =>
        `We found nothing for “${query}”. Please check the spelling or try a shorter word.`,
      clear: 'View all vacancies',
    },
  },
  closesOn: (day) => `Apply by ${day}`,
  noClosingDay: 'Open until the position is filled',
  closesToday: 'Closes today',
  closed: 'Closed',
  detail: {
    back: 'Back to the vacancies',
    noText: 'The employer will be glad to tell you more.',
    employer: 'Employer',
    place: 'Place',
    hours: 'Hours',
    salary: 'Salary',
    posted: 'Posted',
    closes: 'Apply',
    until: (day) => `by ${day}`,
    apply: 'Apply',
    applyFor: (title) => `Apply: ${title}`,
    applyAt: (host) => `You will go to ${host}.`,
    applyByMail: 'You apply by e-mail.',
    closedTitle: 'This vacancy is closed',
    closedText: (day) => `Applications closed on ${day}.`,
    others: 'View open vacancies',
    exhibitor: 'Employer at the fair',
  },
};
