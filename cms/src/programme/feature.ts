import type { Feature } from '../platform/feature';
import { serveProgrammeImport } from './import/admin-routes';
import { importPermissions } from './permissions';
import { checkSession } from './session-rules';

export const programme: Feature = {
  publicCalls: { readableTypes: ['audience', 'room', 'session', 'speaker'] },
  permissions: [importPermissions],
  documentRules: { rules: [checkSession] },
  register: serveProgrammeImport,
};
