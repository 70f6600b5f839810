import { organiser, ownPermissions } from '../access/admin-permissions';
import { auditTexts } from './texts';

export const auditPermissions = ownPermissions({
  about: 'audit',
  name: auditTexts.title,
  actions: { read: auditTexts.read },
  formerly: [organiser],
});
