import { Badge } from '@strapi/design-system';
import type { PlaceState } from '../shape';

const backgrounds: Record<PlaceState, string> = {
  'wacht op bevestiging': 'neutral150',
  geplaatst: 'success100',
  wachtlijst: 'warning100',
  aangeboden: 'secondary100',
  vervallen: 'neutral150',
};

export function StateBadge({ state }: { state: PlaceState }) {
  return (
    <Badge backgroundColor={backgrounds[state]} textColor="neutral800">
      {state}
    </Badge>
  );
}
