import type { AdminFeature } from '../../platform/admin/admin-feature';
import { contractPermissions } from '../permissions';

export const feature: AdminFeature = { submissions: contractPermissions };
