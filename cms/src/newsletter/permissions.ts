import { organiser, ownPermissions } from '../platform/access/admin-permissions';
import { newsletterLabels } from './texts';

export const newsletterPermissions = ownPermissions({
  about: 'newsletter',
  name: newsletterLabels.title,
  actions: newsletterLabels.actions,
  formerly: [organiser],
});
