import { Grid } from '@strapi/design-system';
import type { FairFile } from '../../new-fair/shape';
import { TextField } from './fields';
import { newFairTexts as texts } from './texts';

type Venue = FairFile['venue'];

interface Props {
  venue: Venue;
  problemOf: (field: string) => string | undefined;
  onChange: (venue: Venue) => void;
}

/** The cells of a grid in which the venue of a fair is filled in. */
export function VenueFields({ venue, problemOf, onChange }: Props) {
  return (['name', 'street', 'postalCode', 'city'] as const).map((field) => (
    <Grid.Item key={field} col={6} xs={12}>
      <TextField
        name={`venue.${field}`}
        label={field === 'name' ? texts.venue : texts[field]}
        value={venue[field]}
        problem={problemOf(`venue.${field}`)}
        onChange={(value) => onChange({ ...venue, [field]: value })}
        isRequired
      />
    </Grid.Item>
  ));
}
