import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { AdminPermission, OwnPermissions } from '../access/admin-permissions';
import type { DirectoryGroup } from '../access/directory-groups';
import type { ListCell, Panel } from './content-manager';

/** A page as the directory on the home page needs it. */
interface ListedPage {
  group: DirectoryGroup;
  /** A short sentence of what the page is for. */
  about: string;
  intlLabel: { id: string; defaultMessage: string };
  /** The page is shown to who has one of these, or to everybody when there is none. */
  permissions: AdminPermission[];
}

export type MenuPage = Parameters<StrapiApp['addMenuLink']>[0] & ListedPage;
export type SettingsPage = Extract<Parameters<StrapiApp['addSettingsLink']>[1], { to: string }> & ListedPage;

/** A page by its path below that of the admin. */
export type DirectoryPage = ListedPage & { path: string };

/** Everything that a feature brings to the admin, in `admin/feature.ts` of its folder. */
export interface AdminFeature {
  menuLink?: MenuPage;
  settingsPage?: SettingsPage;
  widget?: WidgetArgs;
  submissions?: OwnPermissions;
  /** Beside the edit forms of documents. */
  panels?: readonly Panel[];
  /** Of the lists of documents. */
  listCells?: readonly ListCell[];
  /** Pages without a link in the menu, by their paths below that of the admin. */
  pages?: readonly { path: string; Component: () => Promise<{ default: ComponentType }> }[];
}
