import { User } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { visitorPermissions } from '../permissions';
import { visitorLabels } from '../texts';

export const feature: AdminFeature = {
  menuLink: {
    to: 'visitors',
    icon: User,
    intlLabel: { id: 'beursvloer.visitors.title', defaultMessage: visitorLabels.title },
    permissions: [visitorPermissions.may('read')],
    group: 'visitors',
    about: visitorLabels.about,
    Component: guarded(() => import('./visitors-page')),
  },
};
