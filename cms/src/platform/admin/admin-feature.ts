import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';
import type { OwnPermissions } from '../access/admin-permissions';

/** Everything that a feature brings to the admin, in `admin/feature.ts` of its folder. */
export interface AdminFeature {
  menuLink?: Parameters<StrapiApp['addMenuLink']>[0];
  widget?: WidgetArgs;
  submissions?: OwnPermissions;
}
