import type { AdminFeature } from '../../platform/admin/admin-feature';
import { standHolders } from './stand-holders';

export const feature: AdminFeature = { listCells: [standHolders] };
