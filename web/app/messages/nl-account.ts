import { account } from './nl/account';
import { authCallbacks } from './nl/auth-callbacks';

/** The texts of the pages of one's own account, and of signing in. */
export const accounts = {
  account,
  authCallbacks,
};
