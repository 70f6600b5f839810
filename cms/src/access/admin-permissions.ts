/** A permission of an administrator, as Strapi names it; the admin's own pages know it too. */
export interface AdminPermission {
  action: string;
  /** The type that it is about. */
  subject: string;
}

/** To see the documents of a type. */
export const mayRead = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.read',
  subject,
});

/** The organiser is whoever may change the data of the fair itself. */
export const organiser: AdminPermission = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::site-setting.site-setting',
};
