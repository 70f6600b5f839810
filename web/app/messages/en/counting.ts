import type { Messages } from '../nl';

/** Texts of the page on which visitors choose whether their visits are counted. */
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
  back: 'Back to privacy',
};
