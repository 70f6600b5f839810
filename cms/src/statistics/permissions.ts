import { organiser, ownPermissions } from '../platform/access/admin-permissions';

export const statisticsPermissions = ownPermissions({
  about: 'statistics',
  name: 'Statistieken',
  actions: { read: 'Zien', update: 'Aantekeningen en links wijzigen', export: 'Downloaden als lijst' },
  formerly: [organiser],
});
