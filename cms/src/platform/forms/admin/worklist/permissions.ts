import {
  ownPermission,
  type AdminPermission,
  type OwnPermissions,
  type Verb,
} from '../../../access/admin-permissions';
import { createRegistry } from '../../../registry';
import { organiserSubmissionPermissions, submissionPermissions } from '../../permissions';

export const codeFormPermissions = createRegistry<OwnPermissions>();

/** The permissions of which the worklist needs one; the server then gives what each of them opens. */
export const worklistPermissions = (verb: Verb): AdminPermission[] =>
  [submissionPermissions, organiserSubmissionPermissions, ...codeFormPermissions.all()].map(({ about }) =>
    ownPermission(about, verb),
  );
