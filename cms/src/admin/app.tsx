import { Clock, PinMap } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { linkBrand, sign } from './brand/brand-links';
import { nameDocument } from './brand/document-title';
import type { ContentManager } from '../platform/admin/content-manager';
import { adminFeatures } from './features';
import { darkTheme, lightTheme } from './brand/theme';
import { addColourField } from '../platform/brand/admin/colour-field';
import { BrandPagesPanel } from '../platform/brand/admin/pages-panel';
import { PreviousBrandPanel } from '../platform/brand/admin/previous-panel';
import { directoryPages } from '../platform/editor/admin/home/directory-pages';
import { FormPanel } from '../platform/forms/admin/form-panel';
import { addLinkField } from '../platform/editor/admin/links/link-field';
import { addChoiceField } from '../platform/editor/admin/fields/choice-field';
import { addNumberFields } from '../platform/editor/admin/fields/number-fields';
import { addPictureField } from '../platform/editor/admin/fields/picture-input';
import { SlugInput } from '../platform/editor/admin/fields/slug-input';
import { drawListCells } from '../platform/editor/admin/lists/list-cells';
import { addFold } from '../platform/editor/admin/fields/fold';
import { foldRows } from '../platform/editor/admin/fields/fold-rows';
import { namingReferences } from '../platform/editor/admin/references/bulk-references';
import { ReferencesPanel } from '../platform/editor/admin/references/references-panel';
import { withOwnOverview } from '../platform/editor/admin/settings/overview-route';
import { RemarksPanel } from '../platform/editor/admin/publishing/remarks-panel';
import { VariablesPanel } from '../platform/editor/admin/variables/variables-panel';
import { ChangeAction } from '../platform/lists/admin/change-action';
import { ListDownloads } from '../platform/lists/admin/list-downloads';
import { SearchEverywhere } from '../platform/search/admin/search-everywhere';
import { codeFormPermissions } from '../platform/forms/admin/worklist/permissions';
import { mediaLibrary, menuPages, settingsPages } from './pages';
import { rolesHint } from '../platform/editor/texts';
import { titles } from './texts';
import nl from './translations/nl.json';

const languageKey = 'strapi-admin-language';
const bannerKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

prepareFirstVisit();
nameDocument();
linkBrand();

const unused = ['profile-info', 'key-statistics'];

/** The admin's routes, which only `register` is given. */
let router: StrapiApp['router'];

export default {
  config: {
    locales: ['nl'],
    translations: { nl },
    auth: { logo: sign },
    menu: { logo: sign },
    theme: { light: lightTheme, dark: darkTheme },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    ({ router } = app);
    // Strapi's text of an invitation has no place for what it depends on.
    if (!(window.strapi as unknown as { flags: { mailServer: boolean } }).flags.mailServer)
      nl['app.components.Users.MagicLink.connect'] = nl['beursvloer.invitation.notMailed'];
    Object.assign(nl, { 'app.components.Users.ModalCreateBody.block-title.roles.description': rolesHint });
    // The marketplace calls another host, and we use no third-party plugins.
    app.addRBACMiddleware(
      () => (next) => (permissions) =>
        next(permissions.filter(({ action }) => action !== 'admin::marketplace.read')),
    );
    // The types do not know the props that every field gets.
    app.addFields({ type: 'uid', Component: SlugInput as ComponentType });
    addNumberFields(app);
    addColourField(app);
    addChoiceField(app);
    addLinkField(app);
    addPictureField(app);
    addFold(app);
    codeFormPermissions.set(adminFeatures.flatMap(({ submissions }) => submissions ?? []));
    const linked = [...menuPages(), ...adminFeatures.flatMap(({ menuLink }) => menuLink ?? [])];
    for (const page of linked) app.addMenuLink(page);
    const settings = [...adminFeatures.flatMap(({ settingsPage }) => settingsPage ?? []), ...settingsPages];
    for (const page of settings) app.addSettingsLink('global', page);
    directoryPages.set([
      mediaLibrary,
      ...linked.map((page) => ({ ...page, path: `/${page.to}` })),
      ...settings.map((page) => ({ ...page, path: `/settings/${page.to}` })),
    ]);
    for (const { path, Component } of adminFeatures.flatMap(({ pages }) => pages ?? []))
      app.router.addRoute({ path, lazy: async () => ({ Component: (await Component()).default }) });
    app.widgets.register((widgets) => [
      {
        id: 'today',
        icon: Clock,
        title: { id: 'beursvloer.today.title', defaultMessage: titles.today },
        component: async () => (await import('../platform/editor/admin/home/today-widget')).TodayWidget,
      },
      {
        id: 'directory',
        icon: PinMap,
        title: { id: 'beursvloer.directory.title', defaultMessage: titles.directory },
        component: async () =>
          (await import('../platform/editor/admin/home/directory-widget')).DirectoryWidget,
      },
      ...adminFeatures.flatMap(({ widget }) => widget ?? []),
      ...widgets.filter(({ id }) => !unused.includes(id)),
    ]);
  },

  bootstrap(app: StrapiApp) {
    router.addRoute(withOwnOverview);
    // Around every page. Not sooner: plugins add their settings to the route at the top.
    router.addRoute((routes) => [{ Component: SearchEverywhere, children: routes }]);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', foldRows);
    drawListCells(
      app,
      adminFeatures.flatMap(({ listCells }) => listCells ?? []),
    );
    // The types do not know what the content manager offers to others.
    const contentManager = app.getPlugin('content-manager') as unknown as ContentManager;
    contentManager.apis.addEditViewSidePanel([
      RemarksPanel,
      FormPanel,
      BrandPagesPanel,
      PreviousBrandPanel,
      ...adminFeatures.flatMap(({ panels }) => panels ?? []),
      ReferencesPanel,
      VariablesPanel,
    ]);
    // Actions that delete stand last.
    contentManager.apis.addBulkAction((actions) => [
      ...actions.filter(({ type }) => type !== 'delete'),
      ChangeAction,
      ...actions.filter(({ type }) => type === 'delete').map(namingReferences),
    ]);
    contentManager.injectComponent('listView', 'actions', {
      name: 'list-downloads',
      Component: ListDownloads,
    });
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
