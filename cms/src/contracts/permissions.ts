import { mayRead, organiser, ownPermissions } from '../platform/access/admin-permissions';
import { contractLabels } from './texts';

export const contractPermissions = ownPermissions({
  about: 'contracts',
  ...contractLabels.permissions,
  formerly: [mayRead('api::form.form'), organiser],
});
