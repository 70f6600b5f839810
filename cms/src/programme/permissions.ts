import { organiser, ownPermissions } from '../platform/access/admin-permissions';

export const importPermissions = ownPermissions({
  about: 'programme-import',
  name: 'Programma importeren',
  actions: { update: 'Importeren' },
  formerly: [organiser],
});
