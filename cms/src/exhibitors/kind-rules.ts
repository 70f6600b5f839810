import { keepsKeys } from '../platform/documents/choice-keys';
import { kindUid } from './kind-uid';
import { kindErrors } from './texts';

/** Kinds have their lists where an exhibitor is found by its number. */
export const checkKind = keepsKeys({
  uid: kindUid,
  pathProblem: (slug) => (/^\d+$/.test(slug) ? kindErrors.number : null),
});
