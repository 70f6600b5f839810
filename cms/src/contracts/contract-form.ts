import type { CodeForm } from '../platform/forms/code-forms';
import { contractPermissions } from './permissions';

export const contractCodeForm = {
  name: 'contract',
  title: 'Contractformulier',
  uid: 'api::exhibitor-contract.exhibitor-contract',
  permissions: contractPermissions,
} as const satisfies CodeForm;
