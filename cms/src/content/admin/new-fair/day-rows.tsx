import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { mostDays, type FairDay } from '../../new-fair/shape';
import { Problem, TextField } from './fields';
import { newFairTexts as texts } from './texts';

interface RowsProps<Day extends FairDay> {
  days: readonly Day[];
  problemOf: (field: string) => string | undefined;
  onChange: (days: Day[]) => void;
  /** The day that follows another one. */
  next: (date: FairDay) => Day;
}

/** The days of a fair, at least one. */
export function DayRows<Day extends FairDay>({ days, problemOf, onChange, next }: RowsProps<Day>) {
  return (
    <>
      {days.map((day, index) => (
        <DayRow
          key={index}
          day={day}
          number={index + 1}
          problem={problemOf(`days.${index}`)}
          onChange={(changes) =>
            onChange(days.map((one, at) => (at === index ? { ...one, ...changes } : one)))
          }
          {...(days.length > 1 && { onRemove: () => onChange(days.filter((_, at) => at !== index)) })}
        />
      ))}
      <Problem text={problemOf('days')} />
      {days.length < mostDays && (
        <Box>
          <Button
            variant="secondary"
            startIcon={<Plus />}
            onClick={() => onChange([...days, next(dayAfter(days.at(-1)))])}
          >
            {texts.addDay}
          </Button>
        </Box>
      )}
    </>
  );
}

interface DayProps {
  day: FairDay;
  number: number;
  problem: string | undefined;
  onChange: (changes: Partial<FairDay>) => void;
  /** Absent for the only day. */
  onRemove?: () => void;
}

function DayRow({ day, number, problem, onChange, onRemove }: DayProps) {
  return (
    <Box role="group" aria-label={texts.day(number)}>
      <Typography variant="epsilon" aria-hidden>
        {texts.day(number)}
      </Typography>
      <Flex gap={4} alignItems="flex-end" wrap="wrap">
        {(['date', 'opens', 'closes'] as const).map((field) => (
          <Box key={field} width="18rem">
            <TextField
              name={`days.${number - 1}.${field}`}
              type={field === 'date' ? 'date' : 'time'}
              label={texts[field]}
              value={day[field]}
              problem={undefined}
              onChange={(value) => onChange({ [field]: value })}
              isRequired
            />
          </Box>
        ))}
        {onRemove && (
          <IconButton label={texts.removeDay(number)} onClick={onRemove} size="L">
            <Trash />
          </IconButton>
        )}
      </Flex>
      <Problem text={problem} />
    </Box>
  );
}

/** Fairs last some days in a row, and are open at the same hours. */
function dayAfter(day: FairDay | undefined): FairDay {
  const time = Date.parse(`${day?.date}T00:00:00Z`) + 24 * 60 * 60 * 1000;
  return {
    date: Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10),
    opens: day?.opens ?? '',
    closes: day?.closes ?? '',
  };
}
