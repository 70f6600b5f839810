import { useOutletContext } from 'react-router';
import type { Account } from '../content/types/account';

export function useAccount(): Account {
  return useOutletContext<Account>();
}
