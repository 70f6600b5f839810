import { Grid } from '@strapi/design-system';
import { Part } from '../../../platform/lists/admin/part';
import type { FairPlace } from '../../fair-move/shape';
import { DayRows } from '../new-fair/day-rows';
import { TextField } from '../new-fair/fields';
import { VenueFields } from '../new-fair/venue-fields';
import { fairMoveTexts as texts } from './texts';

interface Props {
  place: FairPlace;
  problemOf: (field: string) => string | undefined;
  onChange: (changes: Partial<FairPlace>) => void;
}

/** The days of a fair with their names, and its venue, as parts of a form. */
export function PlaceParts({ place: { days, venue }, problemOf, onChange }: Props) {
  return (
    <>
      <Part title={texts.days}>
        <DayRows
          days={days}
          problemOf={problemOf}
          onChange={(changed) => onChange({ days: changed })}
          next={(day) => ({ ...day, label: '' })}
        />
        <Grid.Root gap={4}>
          {days.map((day, index) => (
            <Grid.Item key={index} col={4} xs={12}>
              <TextField
                name={`days.${index}.label`}
                label={texts.label(index + 1)}
                hint={texts.labelHint}
                value={day.label}
                problem={undefined}
                onChange={(label) =>
                  onChange({ days: days.map((one, at) => (at === index ? { ...one, label } : one)) })
                }
              />
            </Grid.Item>
          ))}
        </Grid.Root>
      </Part>
      <Part title={texts.venue}>
        <Grid.Root gap={4}>
          <VenueFields
            venue={venue}
            problemOf={problemOf}
            onChange={(changed) => onChange({ venue: changed })}
          />
        </Grid.Root>
      </Part>
    </>
  );
}
