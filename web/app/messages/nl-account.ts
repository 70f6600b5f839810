import { account } from './nl/account';
import { authCallbacks } from './nl/auth-callbacks';
import { failures } from './nl/failures';
import { newsletter } from './nl/newsletter';

/** The texts of the visitor's account pages, of signing in, and of links in our mails. */
export const accounts = {
  account,
  authCallbacks,
  failures,
  newsletter,
};
