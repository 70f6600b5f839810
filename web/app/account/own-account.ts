import { useOutletContext } from 'react-router';
import type { Account } from '../content/types/account';

/** The account whose pages these are. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
