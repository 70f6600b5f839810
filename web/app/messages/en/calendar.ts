import type { Messages } from '../nl';

export const calendar: Messages['calendar'] = {
  title: 'Calendar',
  intro: 'Meetings, excursions and deadlines: everything before, during and after the fair in one place.',
  past: (count) => `In the past (${count})`,
  nothing: {
    title: 'There is nothing on the calendar at the moment',
    text: 'New dates appear here as soon as they are known.',
  },
  fromTime: (time) => `from ${time}`,
  untilTime: (time) => `until ${time}`,
  perDay: (times) => `${times} each day`,
  over: 'Over',
  today: 'Today',
  detail: {
    back: 'Back to the calendar',
    when: 'When',
    time: 'Time',
    where: 'Where',
    noText: 'Do you have a question about this date? Please contact the organisers.',
    overText: 'This date has passed.',
    neighbours: 'Previous and next date',
    earlier: 'Earlier',
    later: 'Later',
  },
};
