import { Upload } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { importPermissions } from '../permissions';
import { pageAbout, pageTitle } from '../texts';

export const feature: AdminFeature = {
  menuLink: {
    to: 'programme-import',
    icon: Upload,
    intlLabel: { id: 'beursvloer.programmeImport.title', defaultMessage: pageTitle },
    permissions: [importPermissions.may('update')],
    group: 'programme',
    about: pageAbout,
    Component: guarded(() => import('./programme-import-page')),
  },
};
