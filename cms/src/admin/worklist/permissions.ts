import { may, type AdminPermission, type Verb } from '../../access/admin-permissions';
import { submissionKinds } from '../../forms/worklist/shape';

/** The permissions of which the worklist needs one; the server then gives what each of them opens. */
export const submissionPermissions = (verb: Verb): AdminPermission[] =>
  submissionKinds.map((kind) => may(kind, verb));
