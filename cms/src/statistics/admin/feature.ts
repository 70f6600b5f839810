import { ChartPie } from '@strapi/icons';
import type { AdminFeature } from '../../platform/admin/admin-feature';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { statisticsPermissions } from '../permissions';
import { pageAbout, pageTitle, widgetTitle } from '../texts';

export const feature: AdminFeature = {
  menuLink: {
    to: 'statistics',
    icon: ChartPie,
    intlLabel: { id: 'beursvloer.statistics.title', defaultMessage: pageTitle },
    permissions: [statisticsPermissions.may('read')],
    group: 'visitors',
    about: pageAbout,
    Component: guarded(() => import('./statistics-page')),
  },
  widget: {
    id: 'yesterday',
    icon: ChartPie,
    title: { id: 'beursvloer.yesterday.title', defaultMessage: widgetTitle },
    component: async () => (await import('./yesterday-widget')).YesterdayWidget,
    permissions: [statisticsPermissions.may('read')],
  },
};
