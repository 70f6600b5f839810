import { List, Upload } from '@strapi/icons';
import type { DirectoryPage, MenuPage, SettingsPage } from '../platform/admin/admin-feature';
import { guarded } from '../platform/admin/unsaved/leave-guard';
import { organiser } from '../platform/access/admin-permissions';
import { auditPermissions } from '../platform/audit/permissions';
import { auditTexts } from '../platform/audit/texts';
import { demoPageAbout, demoPageTexts } from '../platform/demo/admin/texts';
import { worklistPermissions } from '../platform/forms/admin/worklist/permissions';
import { jobPermissions } from '../platform/jobs/permissions';
import { jobTexts } from '../platform/jobs/texts';
import { listsTitle } from '../platform/lists/admin/texts';
import { mailTextsAbout, mailTextsTexts } from '../platform/mail/admin/texts';
import { deliveryPermissions } from '../platform/queue/permissions';
import { deliveryTexts } from '../platform/queue/texts';
import { pageAbouts, titles } from './texts';

/** The pages of the platform. They depend on what the features registered. */
export const menuPages = (): MenuPage[] => [
  {
    to: 'form-worklist',
    icon: List,
    intlLabel: { id: 'beursvloer.worklist.title', defaultMessage: titles.worklist },
    permissions: worklistPermissions('read'),
    group: 'sales',
    about: pageAbouts.worklist,
    Component: guarded(() => import('../platform/forms/admin/worklist/worklist-page')),
  },
  {
    to: 'lists',
    icon: Upload,
    intlLabel: { id: 'beursvloer.lists.title', defaultMessage: listsTitle },
    permissions: [],
    group: 'settings',
    about: pageAbouts.lists,
    Component: guarded(() => import('../platform/lists/admin/lists-page')),
  },
];

export const settingsPages: readonly SettingsPage[] = [
  {
    id: 'mail-texts',
    to: 'mail-texts',
    intlLabel: { id: 'beursvloer.mailTexts.title', defaultMessage: mailTextsTexts.title },
    permissions: [organiser],
    group: 'settings',
    about: mailTextsAbout,
    Component: guarded(() => import('../platform/mail/admin/mail-texts-page')),
  },
  {
    id: 'demo',
    to: 'demo',
    intlLabel: { id: 'beursvloer.demo.title', defaultMessage: demoPageTexts.title },
    permissions: [organiser],
    group: 'settings',
    about: demoPageAbout,
    Component: guarded(() => import('../platform/demo/admin/demo-page')),
  },
  {
    id: 'timed-jobs',
    to: 'timed-jobs',
    intlLabel: { id: 'beursvloer.jobs.title', defaultMessage: jobTexts.title },
    permissions: [jobPermissions.may('read')],
    group: 'settings',
    about: pageAbouts.jobs,
    Component: guarded(() => import('../platform/jobs/admin/jobs-page')),
  },
  {
    id: 'given-up',
    to: 'given-up',
    intlLabel: { id: 'beursvloer.givenUp.title', defaultMessage: deliveryTexts.title },
    permissions: [deliveryPermissions.may('read')],
    group: 'settings',
    about: pageAbouts.givenUp,
    Component: guarded(() => import('../platform/queue/admin/given-up-page')),
  },
  {
    id: 'audit',
    to: 'audit',
    intlLabel: { id: 'beursvloer.audit.title', defaultMessage: auditTexts.title },
    permissions: [auditPermissions.may('read')],
    group: 'settings',
    about: pageAbouts.audit,
    Component: guarded(() => import('../platform/audit/admin/audit-page')),
  },
];

/** Strapi itself adds this one to the menu. */
export const mediaLibrary: DirectoryPage = {
  path: '/plugins/upload',
  intlLabel: { id: 'upload.plugin.name', defaultMessage: titles.mediaLibrary },
  permissions: [{ action: 'plugin::upload.read', subject: null }],
  group: 'site',
  about: pageAbouts.mediaLibrary,
};
