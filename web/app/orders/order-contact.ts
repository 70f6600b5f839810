import { useSite } from '../site/site-context';

/** The party that takes orders in the settings, or the organisation as a whole when none is named. */
export function useOrderContact() {
  const { orders, contact } = useSite().settings;
  return orders ?? contact;
}
