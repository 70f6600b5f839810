import type { CodeForm } from '../platform/forms/code-forms';
import { orderPermissions } from './permissions';
import { orderLabels } from './texts';

export const orderCodeForm = {
  name: 'order',
  title: orderLabels.form,
  uid: 'api::catalogue-order.catalogue-order',
  permissions: orderPermissions,
} as const satisfies CodeForm;
