import { organiser, ownPermissions } from '../platform/access/admin-permissions';

export const announcementPermissions = ownPermissions({
  about: 'announcements',
  name: 'Berichten',
  actions: { read: 'Zien', update: 'Wijzigen en versturen' },
  formerly: [organiser],
});
