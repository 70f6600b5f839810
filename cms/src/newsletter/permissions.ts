import { organiser, ownPermissions } from '../platform/access/admin-permissions';

export const newsletterPermissions = ownPermissions({
  about: 'newsletter',
  name: 'Nieuwsbrief',
  actions: { read: 'Zien', update: 'Verwijderen', export: 'Downloaden als lijst' },
  formerly: [organiser],
});
