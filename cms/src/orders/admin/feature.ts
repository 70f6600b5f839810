import type { AdminFeature } from '../../platform/admin/feature';
import { orderPermissions } from '../permissions';

export const feature: AdminFeature = { submissions: orderPermissions };
