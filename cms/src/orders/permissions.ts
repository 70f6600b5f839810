import { mayRead, organiser, ownPermissions } from '../platform/access/admin-permissions';
import { orderLabels } from './texts';

export const orderPermissions = ownPermissions({
  about: 'orders',
  ...orderLabels.permissions,
  formerly: [mayRead('api::form.form'), organiser],
});
