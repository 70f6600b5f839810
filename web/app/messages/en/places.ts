import type { VisitTexts } from '../nl';

const people = (count: number) => (count === 1 ? '1 participant' : `${count} participants`);

export const places: VisitTexts['visitors']['places'] = {
  term: 'Joining',
  left: (left, total) => `Places: ${left} of ${total} free`,
  full: 'All places are taken',
  waiting: (count) => (count === 1 ? '1 person is waiting.' : `${count} people are waiting.`),
  closed: 'Full: joining is closed',
  ask: 'Ask for a place',
  askToWait: 'Put me on the waiting list',

  request: {
    title: 'Ask for a place',
    intro:
      'Fill in your name and e-mail address. You get an e-mail with a link, with which you confirm your request.',
    privacy:
      'Your name is on the list of whoever leads the session. We keep your data until thirty days after it.',
    fields: {
      name: { label: 'Name', help: 'As it appears on the list of participants.' },
      email: { label: 'E-mail address', help: 'For the link, and for news when something changes.' },
    },
    submit: 'Send me the link',
    sentTitle: 'Look in your mail',
    sentText:
      'We sent you a link. Press the button there: you get a place, or join the waiting list if all are taken. Nothing arrived? Look in your spam folder, or ask for the place again.',
    over: 'This session cannot be joined any more.',
    back: 'To the session',
  },

  own: {
    title: 'Your place',
    states: {
      'wacht op bevestiging': {
        title: 'Do you want to join?',
        text: 'Press the button: you get a place, or join the waiting list if all are taken.',
      },
      geplaatst: { title: 'You have a place', text: 'Your place is certain. See you there!' },
      wachtlijst: {
        title: 'You are on the waiting list',
        text: 'When a place becomes free and it is your turn, we mail you.',
      },
      aangeboden: { title: 'A place is free for you', text: 'Take it with the button.' },
      vervallen: { title: 'This session does not take place', text: 'Your place is cancelled.' },
    },
    over: { title: 'This session has begun or is over', text: 'Nothing can be changed any more.' },
    shut: 'This session is full. It cannot be joined now.',
    ahead: (count) =>
      count === 0
        ? 'You are next.'
        : `${count === 1 ? '1 person waits' : `${count} people wait`} before you.`,
    heldUntil: (moment) => `We hold the place for you until ${moment}.`,
    confirm: 'Confirm my request',
    take: 'Take the place',
    withdraw: 'I cannot come after all',
    withdrawText: 'Then somebody else can join. We delete your data for this session.',
    withdrawSubmit: 'Give my place back',
    withdrawn: {
      title: 'You are withdrawn',
      text: 'Your place is free again, and your data for this session is deleted.',
    },
    unusable: {
      title: 'This link does not work (any more)',
      text: 'The place was given back or cancelled, or the link was not copied completely.',
    },
    toProgramme: 'To the programme',
  },

  host: {
    title: 'Participants',
    intro: 'Only for whoever leads this session. Do not give the link to others.',
    count: (count, capacity) => `${people(count)}, ${capacity} places`,
    present: (count) => `${count} present`,
    tick: (name) => `Present: ${name}`,
    tickShort: 'Present',
    nobody: 'Nobody has joined yet.',
    joining: 'Joining',
    open: 'Visitors can join.',
    shut: 'You said that it is full. Nobody can join any more.',
    close: 'Say that it is full',
    reopen: 'Let visitors join again',
    unusable: {
      title: 'This link does not work (any more)',
      text: 'Ask the organiser for a new link.',
    },
  },
};
