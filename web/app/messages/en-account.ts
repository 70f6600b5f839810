import { account } from './en/account';
import { authCallbacks } from './en/auth-callbacks';
import { failures } from './en/failures';
import { newsletter } from './en/newsletter';
import type { AccountTexts } from './nl';

/** The texts of the visitor's account pages, and of signing in. */
export const accounts: AccountTexts = {
  account,
  authCallbacks,
  failures,
  newsletter,
};
