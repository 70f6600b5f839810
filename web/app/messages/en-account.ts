import { account } from './en/account';
import { authCallbacks } from './en/auth-callbacks';
import { failures } from './en/failures';
import { newsletter } from './en/newsletter';
import type { AccountTexts } from './nl';

export const accounts: AccountTexts = {
  account,
  authCallbacks,
  failures,
  newsletter,
};
