import { createRegistry } from '../registry';
import { allOf, type AdminPermission, type OwnPermissions } from './admin-permissions';

/** The permissions of our own pages, in the order of the screen of roles. */
export const ownPagePermissions = createRegistry<OwnPermissions>();

/** Every permission of our own. */
export const allOwnPermissions = (): AdminPermission[] => ownPagePermissions.all().flatMap(allOf);
