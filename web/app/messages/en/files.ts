import { listed } from '../field-failure';
import type { Messages } from '../nl';

export const files: Messages['files'] = {
  takes: (types, size, count) =>
    count === 1
      ? `${listed(types, 'or')}, at most ${size}.`
      : `${listed(types, 'or')}. At most ${count} files of at most ${size} each.`,
  choose: (isMany) => (isMany ? 'Choose files' : 'Choose a file'),
  kept: 'We have these files already. Untick a file to leave it out.',
  list: (label) => `Files for ‘${label}’`,
  sending: (percent) => `${percent}% sent`,
  checking: 'Being checked…',
  done: 'Added',
  replaced: (name) => `Instead of ${name}: one file fits here.`,
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  gone: 'We kept these files for an hour. Please choose them again.',
  said: {
    started: (name) => `${name} is being sent.`,
    done: (name) => `${name} has been added.`,
    removed: (name) => `${name} has been removed.`,
  },
  faults: {
    'too-large': (name) => `${name} is too large.`,
    'too-many': (name) => `${name} is one too many.`,
    empty: (name) => `${name} is empty.`,
    'cut-off': (name) => `${name} did not arrive as a whole. Please try again.`,
    'wrong-type': (name) => `${name} is a type of file that we cannot take here.`,
    damaged: (name) => `${name} is damaged or incomplete.`,
    'too-many-pixels': (name) => `${name} has too many pixels. Please make the picture smaller.`,
    unavailable: (name) => `${name} could not be taken now. Please try again in a moment.`,
    'too-often': () => 'You have sent many files in a short time. Please wait a moment and try again.',
    sending: (name) => `${name} is still on its way. Please wait a moment before you send the form.`,
    gone: (name) => `We kept ${name} for an hour. Please choose it again.`,
  },
};
