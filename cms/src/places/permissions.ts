import { organiser, ownPermissions } from '../platform/access/admin-permissions';
import { pageTitle, permissionActions } from './texts';

export const placesPermissions = ownPermissions({
  about: 'session-places',
  name: pageTitle,
  actions: permissionActions,
  formerly: [organiser],
});
