import { organiser, ownPermissions } from '../access/admin-permissions';

export const jobPermissions = ownPermissions({
  about: 'timed-jobs',
  name: 'Taken',
  actions: { read: 'Zien' },
  formerly: [organiser],
});
