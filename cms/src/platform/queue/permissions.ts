import { organiser, ownPermissions } from '../access/admin-permissions';

export const deliveryPermissions = ownPermissions({
  about: 'deliveries',
  name: 'Niet verstuurd',
  actions: { read: 'Zien', update: 'Opnieuw versturen' },
  formerly: [organiser],
});
