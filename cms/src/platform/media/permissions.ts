import type { AdminPermission } from '../access/admin-permissions';

/** Strapi's own permissions for its media library. */
export const mayUpload: AdminPermission = { action: 'plugin::upload.assets.create', subject: null };
export const mayDescribe: AdminPermission = { action: 'plugin::upload.assets.update', subject: null };
