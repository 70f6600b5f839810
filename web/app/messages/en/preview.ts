import type { Messages } from '../nl';

export const preview: Messages['preview'] = {
  label: 'Preview for editors',
  draft: 'Preview: this has not been published yet.',
  published: 'Preview: this is the page as everybody sees it now.',
  incomplete: 'This draft cannot be shown yet. Fill in every required field in the admin and save.',
  phase: 'Phase of the fair',
  phases: {
    now: 'Now',
    before: 'Before',
    'last-week': 'Last week',
    during: 'During the fair',
    after: 'After the fair',
  },
  exit: 'Leave the preview',
  openInTab: 'Open in a new tab',
  over: 'This preview has expired. Open it again from the admin.',
  rejected: 'This preview link is not right. Open the preview again from the admin.',
};
