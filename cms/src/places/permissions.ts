import { organiser, ownPermissions } from '../platform/access/admin-permissions';

export const placesPermissions = ownPermissions({
  about: 'session-places',
  name: 'Plaatsen',
  actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  formerly: [organiser],
});
