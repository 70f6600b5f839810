import { errors } from '@strapi/utils';
import type { Context } from './context';
import { accessErrors } from './texts';

/** The id of the user who asks. An API token has a user's rights but is no user. */
export function userOf({ state }: Context): number {
  if (!state.user) throw new errors.UnauthorizedError(accessErrors.notSignedIn);
  return state.user.id;
}
