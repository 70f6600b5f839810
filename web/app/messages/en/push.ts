import type { push as dutch } from '../nl/push';

export const push: typeof dutch = {
  title: 'Messages on this device',
  text: 'You get a message, also when the site is closed. Never at night, and never more than three a day from the organisers.',
  sent: 'For that the fair gets what you saved, and where your browser receives messages. No name and no e-mail address.',
  which: 'What do you want a message about?',
  kinds: {
    moved: 'Something I saved has moved or is cancelled',
    soon: 'Something I saved starts in 15 minutes',
    news: 'News from the organiser',
  },
  turnOn: 'Turn messages on',
  turnOff: 'Turn messages off',
  busy: 'One moment',
  on: 'Messages are on for this device.',
  off: 'Messages are off. The data for them has been deleted.',
  chooseOne: 'First choose what you want a message about.',
  onIos: 'On an iPhone or iPad this works once you have put the site on your home screen and open it there.',
  test: {
    waits: 'Turn messages on: this device then gets tests of the organiser, too.',
    linked: 'This device gets tests of the organiser now.',
    failed: 'This link for tests does not work any more. Make another one in the admin.',
  },
  faults: {
    'permission-blocked':
      'Your browser blocks messages from this site. Allow them in the settings of this site, and try again.',
    'unsupported-browser': 'This browser cannot receive messages.',
    'indexed-db-unsupported':
      'This browser keeps nothing for the site, as in a private window. That is why it cannot receive messages.',
    'failed-service-worker-registration':
      'The site could not get ready on this device. Reload the page and try again.',
    'token-subscribe-failed':
      'The message service of your browser did not answer. Try again later, perhaps on another network.',
    'request-failed': 'The site did not answer. Try again later.',
    'app-offline': 'You have no connection. Try again when you do.',
    'not-registered': 'The site does not know this device any more. Try again.',
  },
};
