import type { RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import { usePermissions } from '../../../admin/permissions/permitted';
import { SettingsOverview } from './settings-overview';

const readsServer = { action: 'admin::project-settings.read', subject: null };

/**
 * The admin's routes, with a first page of the settings of our own for everybody but administrators. Strapi's shows its version
 * to all.
 */
export function withOwnOverview(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.path === 'settings/*' && route.children)
      return { ...route, children: route.children.map(guardOverview) };
    return route;
  });
}

function guardOverview(route: RouteObject): RouteObject {
  const { path, lazy } = route;
  if (path !== 'application-infos' || typeof lazy !== 'function') return route;
  return {
    ...route,
    lazy: async () => {
      const { Component: Stock } = (await lazy()) as { Component: ComponentType };
      const Overview = () => (usePermissions()(readsServer) ? <Stock /> : <SettingsOverview />);
      return { Component: Overview };
    },
  };
}
