import type { CodeForm } from '../platform/forms/code-forms';
import { contractPermissions } from './permissions';
import { contractLabels } from './texts';

export const contractCodeForm = {
  name: 'contract',
  title: contractLabels.form,
  uid: 'api::exhibitor-contract.exhibitor-contract',
  permissions: contractPermissions,
} as const satisfies CodeForm;
