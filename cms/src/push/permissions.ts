import { organiser, ownPermissions } from '../platform/access/admin-permissions';
import { pageTitle, permissionActions } from './texts';

export const announcementPermissions = ownPermissions({
  about: 'announcements',
  name: pageTitle,
  actions: permissionActions,
  formerly: [organiser],
});
