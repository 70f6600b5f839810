import { mayRead, organiser, ownPermissions } from '../platform/access/admin-permissions';

export const contractPermissions = ownPermissions({
  about: 'contracts',
  name: 'Contracten van standhouders',
  actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  formerly: [mayRead('api::form.form'), organiser],
});
