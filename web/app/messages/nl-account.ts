import { account } from './nl/account';
import { authCallbacks } from './nl/auth-callbacks';

/** The texts of the visitor's account pages, and of signing in. */
export const accounts = {
  account,
  authCallbacks,
};
