import { Bell, Calendar, ChartPie, Clock, List, Mail, Upload, User } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { may } from '../access/admin-permissions';
import mark from './brand/mark.svg';
import { nameDocument } from './brand/document-title';
import type { ContentManager } from './content-manager';
import { darkTheme, lightTheme } from './brand/theme';
import { FormPanel } from './forms/form-panel';
import { addNumberFields, showNumbersInLists } from './fields/number-fields';
import { SlugInput } from './fields/slug-input';
import { RemarksPanel } from './publishing/remarks-panel';
import { submissionPermissions } from './worklist/permissions';
import nl from './translations/nl.json';
import { guarded } from './unsaved/leave-guard';

const languageKey = 'strapi-admin-language';
const bannerKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

prepareFirstVisit();
nameDocument();

/** Widgets of Strapi's home page that are no use to an editor. */
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
    app.addMenuLink({
      to: 'form-worklist',
      icon: List,
      intlLabel: { id: 'beursvloer.worklist.title', defaultMessage: 'Inzendingen' },
      permissions: submissionPermissions('read'),
      Component: guarded(() => import('./worklist/worklist-page')),
    });
    app.addMenuLink({
      to: 'statistics',
      icon: ChartPie,
      intlLabel: { id: 'beursvloer.statistics.title', defaultMessage: 'Statistieken' },
      permissions: [may('statistics', 'read')],
      Component: guarded(() => import('./statistics/statistics-page')),
    });
    app.addMenuLink({
      to: 'newsletter',
      icon: Mail,
      intlLabel: { id: 'beursvloer.newsletter.title', defaultMessage: 'Nieuwsbrief' },
      permissions: [may('newsletter', 'read')],
      Component: guarded(() => import('./newsletter/newsletter-page')),
    });
    app.addMenuLink({
      to: 'visitors',
      icon: User,
      intlLabel: { id: 'beursvloer.visitors.title', defaultMessage: 'Bezoekers' },
      permissions: [may('registrations', 'read')],
      Component: guarded(() => import('./visitors/visitors-page')),
    });
    app.addMenuLink({
      to: 'session-places',
      icon: Calendar,
      intlLabel: { id: 'beursvloer.sessionPlaces.title', defaultMessage: 'Plaatsen' },
      permissions: [may('session-places', 'read')],
      Component: guarded(() => import('./session-places/session-places-page')),
    });
    app.addMenuLink({
      to: 'announcements',
      icon: Bell,
      intlLabel: { id: 'beursvloer.announcements.title', defaultMessage: 'Berichten' },
      permissions: [may('announcements', 'read')],
      Component: guarded(() => import('./announcements/announcements-page')),
    });
    app.addMenuLink({
      to: 'programme-import',
      icon: Upload,
      intlLabel: { id: 'beursvloer.programmeImport.title', defaultMessage: 'Programma importeren' },
      permissions: [may('programme-import', 'update')],
      Component: guarded(() => import('./programme-import/programme-import-page')),
    });
    app.addSettingsLink('global', {
      id: 'timed-jobs',
      to: 'timed-jobs',
      intlLabel: { id: 'beursvloer.jobs.title', defaultMessage: 'Taken' },
      permissions: [may('timed-jobs', 'read')],
      Component: guarded(() => import('./jobs/jobs-page')),
    });
    app.addSettingsLink('global', {
      id: 'given-up',
      to: 'given-up',
      intlLabel: { id: 'beursvloer.givenUp.title', defaultMessage: 'Niet verstuurd' },
      permissions: [may('deliveries', 'read')],
      Component: guarded(() => import('./deliveries/given-up-page')),
    });
    app.widgets.register((widgets) => [
      {
        id: 'waiting',
        icon: Clock,
        title: { id: 'beursvloer.waiting.title', defaultMessage: 'Nog te publiceren' },
        component: async () => (await import('./home/waiting-widget')).WaitingWidget,
      },
      {
        id: 'yesterday',
        icon: ChartPie,
        title: { id: 'beursvloer.yesterday.title', defaultMessage: 'Gisteren op de site' },
        component: async () => (await import('./home/yesterday-widget')).YesterdayWidget,
        permissions: [may('statistics', 'read')],
      },
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
