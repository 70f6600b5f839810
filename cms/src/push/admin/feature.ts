import { Bell } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { announcementPermissions } from '../permissions';
import { pageAbout, pageTitle } from '../texts';

export const feature: AdminFeature = {
  menuLink: {
    to: 'announcements',
    icon: Bell,
    intlLabel: { id: 'beursvloer.announcements.title', defaultMessage: pageTitle },
    permissions: [announcementPermissions.may('read')],
    group: 'visitors',
    about: pageAbout,
    Component: guarded(() => import('./announcements-page')),
  },
};
