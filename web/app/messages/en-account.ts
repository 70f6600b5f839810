import { account } from './en/account';
import { authCallbacks } from './en/auth-callbacks';
import type { AccountTexts } from './nl';

/** The texts of the pages of one's own account, and of signing in. */
export const accounts: AccountTexts = {
  account,
  authCallbacks,
};
