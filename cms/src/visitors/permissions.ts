import { mayRead, ownPermissions } from '../platform/access/admin-permissions';
import { visitorLabels } from './texts';

export const visitorPermissions = ownPermissions({
  about: 'registrations',
  name: visitorLabels.title,
  actions: visitorLabels.actions,
  formerly: [mayRead('api::visitor-crew.visitor-crew')],
});
