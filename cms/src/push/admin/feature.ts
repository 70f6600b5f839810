import { Bell } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { announcementPermissions } from '../permissions';

export const feature: AdminFeature = {
  menuLink: {
    to: 'announcements',
    icon: Bell,
    intlLabel: { id: 'beursvloer.announcements.title', defaultMessage: 'Berichten' },
    permissions: [announcementPermissions.may('read')],
    Component: guarded(() => import('./announcements-page')),
  },
};
