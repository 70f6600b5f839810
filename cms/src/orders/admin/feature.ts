import type { AdminFeature } from '../../platform/admin/admin-feature';
import { orderPermissions } from '../permissions';

export const feature: AdminFeature = { submissions: orderPermissions };
