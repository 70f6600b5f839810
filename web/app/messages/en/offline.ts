import type { Messages } from '../nl';

export const offline: Messages['ownProgramme']['offline'] = {
  title: 'No connection',
  intro:
    'This page is not on your device yet, and there is no reception now. What you opened before, you can still read below.',
  retry: 'Try again',
  ownProgramme: 'My programme',
  stored: 'These pages are on your device',
  nothingStored: 'There are no pages on your device yet.',
  notice: (time) => `No connection. You see this page as it was ${time}.`,
};
