import { useSite, type Site } from '../../site/site-context';

/** The button that leads to a ticket; null when the fair is over, or has none. */
export function useTicketButton(): Site['settings']['registration'] {
  const { settings, phase } = useSite();
  return phase === 'after' ? null : settings.registration;
}
