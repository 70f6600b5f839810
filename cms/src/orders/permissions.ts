import { mayRead, organiser, ownPermissions } from '../platform/access/admin-permissions';

export const orderPermissions = ownPermissions({
  about: 'orders',
  name: 'Bestellingen',
  actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  formerly: [mayRead('api::form.form'), organiser],
});
