import { Mail } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { newsletterPermissions } from '../permissions';
import { newsletterLabels } from '../texts';

export const feature: AdminFeature = {
  menuLink: {
    to: 'newsletter',
    icon: Mail,
    intlLabel: { id: 'beursvloer.newsletter.title', defaultMessage: newsletterLabels.title },
    permissions: [newsletterPermissions.may('read')],
    group: 'visitors',
    about: newsletterLabels.about,
    Component: guarded(() => import('./newsletter-page')),
  },
};
