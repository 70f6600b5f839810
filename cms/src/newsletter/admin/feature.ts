import { Mail } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { newsletterPermissions } from '../permissions';

export const feature: AdminFeature = {
  menuLink: {
    to: 'newsletter',
    icon: Mail,
    intlLabel: { id: 'beursvloer.newsletter.title', defaultMessage: 'Nieuwsbrief' },
    permissions: [newsletterPermissions.may('read')],
    Component: guarded(() => import('./newsletter-page')),
  },
};
