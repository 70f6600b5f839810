import { account } from './nl/account';
import { authCallbacks } from './nl/auth-callbacks';
import { failures } from './nl/failures';
import { newsletter } from './nl/newsletter';

export const accounts = {
  account,
  authCallbacks,
  failures,
  newsletter,
};
