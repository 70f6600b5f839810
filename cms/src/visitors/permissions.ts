import { mayRead, ownPermissions } from '../platform/access/admin-permissions';

export const visitorPermissions = ownPermissions({
  about: 'registrations',
  name: 'Bezoekers',
  actions: { read: 'Zien', export: 'Downloaden als lijst' },
  formerly: [mayRead('api::visitor-crew.visitor-crew')],
});
