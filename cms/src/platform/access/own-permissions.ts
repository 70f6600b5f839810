import { createRegistry } from '../registry';
import { allOf, type AdminPermission, type OwnPermissions } from './admin-permissions';

export const ownPagePermissions = createRegistry<OwnPermissions>();

export const allOwnPermissions = (): AdminPermission[] => ownPagePermissions.all().flatMap(allOf);
