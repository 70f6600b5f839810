import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { Count, VisitorFilters, VisitorList } from '../organiser/shape';
import { noFilters } from './filters';
import { filterTexts } from './texts';

interface Props {
  filters: VisitorFilters;
  counts: VisitorList['meta']['counts'];
  onChange: (filters: VisitorFilters) => void;
}

export function CountFilters({ filters, counts, onChange }: Props) {
  const select = (name: 'day' | 'audience' | 'interest', label: string, all: string, values: Count[]) => (
    <Box flex="1 1 220px">
      <Field.Root name={name}>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={filters[name]}
          onChange={(value) => onChange({ ...filters, [name]: String(value) })}
        >
          <SingleSelectOption value="">{all}</SingleSelectOption>
          {values.map(({ value, label: words, count }) => (
            <SingleSelectOption key={value} value={value}>
              {`${words} (${count})`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
  return (
    <Flex gap={3} wrap="wrap" alignItems="flex-end">
      {select('day', filterTexts.day, filterTexts.allDays, counts.days)}
      {select('audience', filterTexts.audience, filterTexts.allAudiences, counts.audiences)}
      {select('interest', filterTexts.interest, filterTexts.allInterests, counts.interests)}
      <Button
        variant={filters.needs === '' ? 'tertiary' : 'default'}
        size="L"
        aria-pressed={filters.needs !== ''}
        onClick={() => onChange({ ...filters, needs: filters.needs === '' ? 'ja' : '' })}
      >
        {filterTexts.needs}
      </Button>
      <Button variant="ghost" size="L" onClick={() => onChange(noFilters)}>
        {filterTexts.clear}
      </Button>
    </Flex>
  );
}
