import { Clock, List } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { jobPermissions } from '../platform/jobs/permissions';
import { jobTexts } from '../platform/jobs/texts';
import { deliveryPermissions } from '../platform/queue/permissions';
import { deliveryTexts } from '../platform/queue/texts';
import mark from './brand/mark.svg';
import { nameDocument } from './brand/document-title';
import type { ContentManager } from '../platform/admin/content-manager';
import { adminFeatures } from './features';
import { darkTheme, lightTheme } from './brand/theme';
import { FormPanel } from '../platform/forms/admin/form-panel';
import { addNumberFields, showNumbersInLists } from '../platform/editor/admin/fields/number-fields';
import { SlugInput } from '../platform/editor/admin/fields/slug-input';
import { RemarksPanel } from '../platform/editor/admin/publishing/remarks-panel';
import { codeFormPermissions, worklistPermissions } from '../platform/forms/admin/worklist/permissions';
import { titles } from './texts';
import nl from './translations/nl.json';
import { guarded } from '../platform/admin/unsaved/leave-guard';

const languageKey = 'strapi-admin-language';
const bannerKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

prepareFirstVisit();
nameDocument();

const unused = ['profile-info', 'key-statistics'];

export default {
  config: {
    locales: ['nl'],
    translations: { nl },
    auth: { logo: mark },
    menu: { logo: mark },
    theme: { light: lightTheme, dark: darkTheme },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    // Strapi's text of an invitation has no place for what it depends on.
    if (!(window.strapi as unknown as { flags: { mailServer: boolean } }).flags.mailServer)
      nl['app.components.Users.MagicLink.connect'] = nl['beursvloer.invitation.notMailed'];
    // The marketplace calls another host, and we use no third-party plugins.
    app.addRBACMiddleware(
      () => (next) => (permissions) =>
        next(permissions.filter(({ action }) => action !== 'admin::marketplace.read')),
    );
    // The types do not know the props that every field gets.
    app.addFields({ type: 'uid', Component: SlugInput as ComponentType });
    addNumberFields(app);
    codeFormPermissions.set(adminFeatures.flatMap(({ submissions }) => submissions ?? []));
    app.addMenuLink({
      to: 'form-worklist',
      icon: List,
      intlLabel: { id: 'beursvloer.worklist.title', defaultMessage: titles.worklist },
      permissions: worklistPermissions('read'),
      Component: guarded(() => import('../platform/forms/admin/worklist/worklist-page')),
    });
    for (const { menuLink } of adminFeatures) if (menuLink) app.addMenuLink(menuLink);
    app.addSettingsLink('global', {
      id: 'timed-jobs',
      to: 'timed-jobs',
      intlLabel: { id: 'beursvloer.jobs.title', defaultMessage: jobTexts.title },
      permissions: [jobPermissions.may('read')],
      Component: guarded(() => import('../platform/jobs/admin/jobs-page')),
    });
    app.addSettingsLink('global', {
      id: 'given-up',
      to: 'given-up',
      intlLabel: { id: 'beursvloer.givenUp.title', defaultMessage: deliveryTexts.title },
      permissions: [deliveryPermissions.may('read')],
      Component: guarded(() => import('../platform/queue/admin/given-up-page')),
    });
    app.widgets.register((widgets) => [
      {
        id: 'waiting',
        icon: Clock,
        title: { id: 'beursvloer.waiting.title', defaultMessage: titles.waiting },
        component: async () => (await import('../platform/editor/admin/home/waiting-widget')).WaitingWidget,
      },
      ...adminFeatures.flatMap(({ widget }) => widget ?? []),
      ...widgets.filter(({ id }) => !unused.includes(id)),
    ]);
  },

  bootstrap(app: StrapiApp) {
    showNumbersInLists(app);
    // The types do not know what the content manager offers to others.
    const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
    apis.addEditViewSidePanel([RemarksPanel, FormPanel]);
  },
};

/**
 * Sets what Strapi stores in the browser and would otherwise start in English on the sign-in page: the language, and
 * the news about its media library as already read (its key ends in the id of the installation, which is not known
 * yet, or off). A language that somebody chose stays.
 */
function prepareFirstVisit(): void {
  if (!localStorage.getItem(languageKey)) localStorage.setItem(languageKey, 'nl');
  for (const installation of ['undefined', 'false']) {
    localStorage.setItem(`${bannerKey}:${installation}`, 'true');
  }
}
