import { organiser, ownPermissions } from '../access/admin-permissions';
import { jobTexts } from './texts';

export const jobPermissions = ownPermissions({
  about: 'timed-jobs',
  name: jobTexts.title,
  actions: { read: jobTexts.read },
  formerly: [organiser],
});
