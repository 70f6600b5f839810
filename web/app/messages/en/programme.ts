import type { Messages } from '../nl';

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
const sessions = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** `A`, `A and B`, `A, B and C`. */
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const programme: Messages['programme'] = {
  breadcrumb: 'Programme',
  list,
  title: 'Programme',
  intro: 'Everything to hear, see and do on the fair floor and in the rooms. Choose what suits you.',
  description: (fair) => `The full programme of ${fair}: what is on, when it starts and in which room.`,
  sections: {
    label: 'Parts of the programme',
    all: 'Everything',
  },
  languages: { nl: 'Dutch', en: 'English' },
  inEnglish: 'English',
  facets: {
    soort: 'Kind',
    thema: 'Theme',
    zaal: 'Room',
    doelgroep: 'For whom',
    paviljoen: 'Pavilion',
    taal: 'Language',
  },
  searchPlaceholder: 'Title, theme or speaker',

  days: 'Choose a day',
  allDays: 'All days',
  today: 'Today',
  earlierToday: (count) => `Earlier today: ${sessions(count)}`,
  views: { label: 'View', agenda: 'By time', themes: 'By theme', timetable: 'By room' },
  count: sessions,
  countOnDay: (count, day) => `${sessions(count)} on ${day}`,
  onDay: (count) => `, ${sessions(count)}`,

  now: {
    title: 'Now and next',
    on: 'On now',
    next: 'Starting soon',
    later: 'Later',
    moreOn: (count) => `${count} more on now`,
    nothingOn: 'There is nothing on at the moment.',
  },
  state: {
    soon: (count) => (count < 1 ? 'starts now' : `starts in ${minutes(count)}`),
    on: (count) => `on now, ${minutes(count)} left`,
    onOpen: 'on now',
    onShort: (count) => `${count} min left`,
    soonShort: (count) => `in ${count} min`,
    ended: 'ended',
  },

  oclock: '',
  atTime: (time) => time,
  duration: minutes,
  noPlace: 'Place to be announced',
  meetingPoint: 'Meeting point',
  elsewhere: 'On the fair floor',
  schedule: { json: 'Whole schedule (JSON)', xml: 'Whole schedule (XML)' },
  capacity: (count) => (count === 1 ? '1 place' : `${count} places`),
  speakers: (count) => (count === 1 ? 'Speaker' : 'Speakers'),
  others: (count) => (count === 1 ? '1 more speaker' : `${count} more speakers`),
  visits: 'Visits',
  moreVisits: (count) => `and ${count} more`,

  timetable: {
    caption: (day) => `Programme by room on ${day}`,
    inRoom: (room, day) => `Programme in ${room} on ${day}`,
    time: 'Time',
    rooms: 'Choose a room',
    previous: (room) => `Previous: ${room}`,
    next: (room) => `Next: ${room}`,
    now: 'Now',
    goTo: 'Go to',
    nothingUntil: (time) => `Nothing until ${time}`,
    nothingMore: 'Nothing more on this day',
    saved: 'Saved:',
    must: 'Sure',
    maybe: 'Maybe',
  },

  empty: {
    title: 'Nothing found',
    filtered:
      'Nothing is left with this search text and these filters. Remove a filter or search more widely.',
    otherDays: 'Nothing on this day matches your choice. Another day has something.',
    day: 'There is nothing in the programme on this day.',
    nothing: 'The programme will follow',
    nothingOf: (kinds) => `The ${kinds.toLowerCase()} will follow`,
    clear: 'Clear all filters',
    allDays: 'Show all days',
  },
  invalidDay: 'The day in this address does not exist.',
  withoutTheme: 'Without a theme',

  detail: {
    back: 'Back to the list',
    toCalendar: 'Add to calendar',
    when: 'When',
    where: 'Where',
    language: 'Language',
    capacity: 'Places',
    pavilion: 'Pavilion',
    themes: 'Themes',
    audiences: 'For whom',
    facts: 'In brief',
    about: 'About this item',
    noDescription: 'The description will follow.',
    exhibitors: 'Exhibitors taking part',
    exhibitorsOfTour: 'Past these exhibitors',
    inRoom: (room) => `Programme in ${room}`,
    previousHere: 'Before this in the same room',
    nextHere: 'Next in this room',
    related: 'Goes well with this',
    meanwhile: 'At the same time',
    meanwhileIntro: 'Would you prefer something else? This is on at the same time.',
    wholeDay: (day) => `View everything on ${day}`,
  },
};
