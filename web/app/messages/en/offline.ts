import type { Messages } from '../nl';

export const offline: Messages['ownProgramme']['offline'] = {
  title: 'Without reception',
  intro: 'What is here is on your device. You can read it without reception, too.',
  missing: 'This page is not on your device yet, and there is no connection now.',
  retry: 'Try again',
  search: {
    field: 'Search what is on your device',
    placeholder: 'Company, stand, speaker, subject or question',
    submit: 'Search',
  },
  atTheFair: 'At the fair',
  now: 'Now and next',
  programmeOf: (day) => `Programme of ${day}`,
  stored: 'Opened before',
  nothingStored: 'There are no pages on your device yet.',
  notice: (time) => `No good connection. You see this page as it was ${time}.`,
  newer: 'There is a newer version of this page.',
  showNewer: 'Show',
  forms: {
    title: 'Forms that you filled in',
    keptTitle: 'Not sent yet',
    kept: 'You have no reception. What you filled in is on this device. It is sent once you have reception again and the site is open.',
    full: 'You have no reception, and this device cannot keep more forms. Leave the page open and send the form later.',
    show: 'See what is still to be sent',
    at: (time) => `Filled in ${time}`,
    states: { waiting: 'Waits for reception', sent: 'Sent', rejected: 'Not sent' },
    rejected: (problem) => `The site answered: ${problem}`,
    open: 'Open the form again',
    remove: 'Delete',
    removeNamed: (title) => `Delete: ${title}`,
    send: 'Send now',
    private: 'Only this device knows what is here. After seven days it is deleted.',
    settled: (sent, rejected) =>
      [
        ...(sent > 0 ? [sent === 1 ? 'Your form has been sent.' : `Your ${sent} forms have been sent.`] : []),
        ...(rejected > 0
          ? [rejected === 1 ? '1 form could not be sent.' : `${rejected} forms could not be sent.`]
          : []),
      ].join(' '),
    look: 'View',
  },
};
