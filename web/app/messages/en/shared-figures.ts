import type { Messages } from '../nl';

export const sharedFigures: Messages['account']['sharedFigures'] = {
  title: 'Figures of the fair’s site',
  madeFor: (name) => `Made for ${name}.`,
  ofFilter: (filter) => `Only for: ${filter}.`,
  ofAll: 'Of the whole site.',
  fixed: (days) => `Whole weeks, ${days}.`,
  continues: (from) => `Whole weeks from ${from} on. One is added every week.`,
  totals: 'All together',
  totalsText: 'At least, as every figure is rounded down to a step of five.',
  visits: 'Visits',
  views: 'Views',
  visitors: 'Visitors',
  weeks: 'Views by week',
  weeksText: 'Weeks run from Monday to Sunday. A week is shown from the Wednesday after it.',
  missing: {
    notCounted: (day) => `Counting began on ${day}. There are no figures from before.`,
    notKept: (day) =>
      `From before ${day} only the visits to the whole site are kept. Those weeks are not shown.`,
  },
  about: 'How we count',
  aboutVisitors: 'Visitors are counted by week. Who comes in two weeks is in both.',
  aboutSteps: 'Figures go in steps of five, so that nobody can be recognised in them.',
  aboutPrivacy: 'We store of nobody who it was.',
  toPrivacy: 'Read how we count',
  expires: (day) => `This link works until ${day}.`,
  unusable: {
    heading: 'This link does not work (any more)',
    text: 'It has expired or was taken back, or was not copied as a whole. Ask whoever gave it to you for a new one.',
    home: 'To the front page',
  },
};
