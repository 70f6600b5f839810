import type { Messages } from '../nl';

export const counting: Messages['counting'] = {
  title: 'Is my visit counted?',
  privacy: 'Privacy',
  counted: {
    heading: 'Your visit is counted',
    text: 'We count how often pages are viewed, without knowing by whom. If you do not want that, we do not count your visits in this browser for a year. For that your browser stores the word "nee" (no) and nothing else.',
  },
  byChoice: {
    heading: 'Your visit is not counted',
    text: 'This browser sends us nothing about your visit, and the date of your visit before is or will be erased. That holds for a year, or until you clear your cookies.',
  },
  byBrowser: {
    heading: 'Your visit is not counted',
    text: 'Your browser asks sites not to follow you (Do Not Track or Global Privacy Control). We do as it asks: there is nothing for you to do.',
  },
  optOut: 'Do not count my visits',
  optIn: 'Count my visits again',
  example: {
    heading: 'An example',
    views: (weeks: string, views: string | null) =>
      `This is what we know of our privacy statement: in the weeks of ${weeks} it was viewed ${views === null ? 'fewer than 5 times' : `at least ${views} times`}. That is how precise it is for everybody but the organisation: full weeks, in steps of five.`,
    browsers: 'By how many different browsers, we only know of the whole site. We do not count that by page.',
  },
  back: 'Back to privacy',
};
