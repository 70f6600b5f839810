import { Badge } from '@strapi/design-system';
import type { RegistrationState } from '../states';
import { stateNames } from './texts';

const colours: Readonly<Record<RegistrationState, { backgroundColor: string; textColor: string }>> = {
  aangemeld: { backgroundColor: 'neutral150', textColor: 'neutral700' },
  bevestigd: { backgroundColor: 'success100', textColor: 'success700' },
  geannuleerd: { backgroundColor: 'danger100', textColor: 'danger700' },
};

export function StateBadge({ state }: { state: RegistrationState }) {
  return <Badge {...colours[state]}>{stateNames[state]}</Badge>;
}
