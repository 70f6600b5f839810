import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import type { Count, VisitorFilters, VisitorList } from '../organiser/shape';
import { registrationStates } from '../states';
import { noFilters } from './filters';
import { filterTexts, stateNames } from './texts';

interface Props {
  filters: VisitorFilters;
  counts: VisitorList['meta']['counts'];
  onChange: (filters: VisitorFilters) => void;
}

/** The words that are looked for are asked when they are sent, everything else at once. */
export function CountFilters({ filters, counts, onChange }: Props) {
  const [words, setWords] = useState(filters.q);
  const set = (changed: Partial<VisitorFilters>) => onChange({ ...filters, q: words, ...changed });
  const select = (name: 'day' | 'audience' | 'interest', label: string, all: string, values: Count[]) => (
    <Box flex="1 1 200px">
      <Field.Root name={name}>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={filters[name]} onChange={(value) => set({ [name]: String(value) })}>
          <SingleSelectOption value="">{all}</SingleSelectOption>
          {values.map(({ value, label: valueLabel, count }) => (
            <SingleSelectOption key={value} value={value}>
              {`${valueLabel} (${count})`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        set({});
      }}
    >
      <Flex gap={3} wrap="wrap" alignItems="flex-end" paddingBottom={3}>
        <Box flex="1 1 280px">
          <Field.Root name="q">
            <Field.Label>{filterTexts.search}</Field.Label>
            <TextInput
              type="search"
              maxLength={100}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field.Root>
        </Box>
        <Button type="submit" size="L">
          {filterTexts.find}
        </Button>
      </Flex>
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        <Box flex="1 1 200px">
          <Field.Root name="state">
            <Field.Label>{filterTexts.state}</Field.Label>
            <SingleSelect
              value={filters.state}
              onChange={(value) => set({ state: registrationStates.find((one) => one === value) ?? '' })}
            >
              <SingleSelectOption value="">{filterTexts.allStates}</SingleSelectOption>
              {registrationStates.map((state) => (
                <SingleSelectOption key={state} value={state}>
                  {stateNames[state]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Box>
        {select('day', filterTexts.day, filterTexts.allDays, counts.days)}
        {select('audience', filterTexts.audience, filterTexts.allAudiences, counts.audiences)}
        {select('interest', filterTexts.interest, filterTexts.allInterests, counts.interests)}
        <Button
          variant={filters.needs === '' ? 'tertiary' : 'default'}
          size="L"
          aria-pressed={filters.needs !== ''}
          onClick={() => set({ needs: filters.needs === '' ? 'ja' : '' })}
        >
          {filterTexts.needs}
        </Button>
        <Button
          variant="ghost"
          size="L"
          onClick={() => {
            setWords('');
            onChange(noFilters);
          }}
        >
          {filterTexts.clear}
        </Button>
      </Flex>
    </form>
  );
}
