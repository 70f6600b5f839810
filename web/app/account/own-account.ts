import { useOutletContext } from 'react-router';
import type { Account } from '../cms/account';

/** The account whose pages these are. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
