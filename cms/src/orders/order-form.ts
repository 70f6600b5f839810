import type { CodeForm } from '../platform/forms/code-forms';
import { orderPermissions } from './permissions';

export const orderCodeForm = {
  name: 'order',
  title: 'Adverteren en signing',
  uid: 'api::catalogue-order.catalogue-order',
  permissions: orderPermissions,
} as const satisfies CodeForm;
