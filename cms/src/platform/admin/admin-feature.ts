import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';
import type { OwnPermissions } from '../access/admin-permissions';

/** Everything that a feature brings to the admin, in `admin/feature.ts` of its folder. */
export interface AdminFeature {
  /** Its page in the menu. */
  menuLink?: Parameters<StrapiApp['addMenuLink']>[0];
  /** Its part of the home page. */
  widget?: WidgetArgs;
  /** The permissions for what is sent with its form. */
  submissions?: OwnPermissions;
}
