import { Calendar } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { placesPermissions } from '../permissions';
import { pageAbout, pageTitle } from '../texts';

export const feature: AdminFeature = {
  menuLink: {
    to: 'session-places',
    icon: Calendar,
    intlLabel: { id: 'beursvloer.sessionPlaces.title', defaultMessage: pageTitle },
    permissions: [placesPermissions.may('read')],
    group: 'programme',
    about: pageAbout,
    Component: guarded(() => import('./session-places-page')),
  },
};
