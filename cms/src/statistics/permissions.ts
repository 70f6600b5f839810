import { organiser, ownPermissions } from '../platform/access/admin-permissions';
import { pageTitle, permissionActions } from './texts';

export const statisticsPermissions = ownPermissions({
  about: 'statistics',
  name: pageTitle,
  actions: permissionActions,
  formerly: [organiser],
});
