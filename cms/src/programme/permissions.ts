import { organiser, ownPermissions } from '../platform/access/admin-permissions';
import { pageTitle, permissionActions } from './texts';

export const importPermissions = ownPermissions({
  about: 'programme-import',
  name: pageTitle,
  actions: permissionActions,
  formerly: [organiser],
});
