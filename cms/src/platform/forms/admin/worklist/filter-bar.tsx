import { Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { submissionStates } from '../../submissions/states';
import { submissionLabels } from '../../texts';
import { filterTexts } from '../texts';
import { noFilters, type Filters } from './filters';

interface Props {
  filters: Filters;
  forms: { documentId: string; title: string }[];
  onChange: (filters: Filters) => void;
}

/** The words that are looked for are asked when they are sent, everything else at once. */
export function FilterBar({ filters, forms, onChange }: Props) {
  const [words, setWords] = useState(filters.q);
  const set = (changed: Partial<Filters>) => onChange({ ...filters, q: words, ...changed });
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        set({});
      }}
    >
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        <Field.Root name="q">
          <Field.Label>{filterTexts.words}</Field.Label>
          <TextInput
            type="search"
            maxLength={200}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field.Root>
        <Field.Root name="form">
          <Field.Label>{submissionLabels.form}</Field.Label>
          <SingleSelect value={filters.form} onChange={(form) => set({ form: String(form) })}>
            <SingleSelectOption value="">{filterTexts.allForms}</SingleSelectOption>
            {forms.map(({ documentId, title }) => (
              <SingleSelectOption key={documentId} value={documentId}>
                {title}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name="state">
          <Field.Label>{submissionLabels.state}</Field.Label>
          <SingleSelect value={filters.state} onChange={(state) => set({ state: String(state) })}>
            <SingleSelectOption value="">{filterTexts.allStates}</SingleSelectOption>
            {submissionStates.map((state) => (
              <SingleSelectOption key={state} value={state}>
                {state}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name="from">
          <Field.Label>{filterTexts.from}</Field.Label>
          <TextInput
            type="date"
            value={filters.from}
            onChange={(event) => set({ from: event.target.value })}
          />
        </Field.Root>
        <Field.Root name="until">
          <Field.Label>{filterTexts.until}</Field.Label>
          <TextInput
            type="date"
            value={filters.until}
            onChange={(event) => set({ until: event.target.value })}
          />
        </Field.Root>
        <Button type="submit" variant="secondary" size="L">
          {filterTexts.search}
        </Button>
        <Button
          type="button"
          variant="ghost"
          size="L"
          onClick={() => {
            setWords('');
            onChange(noFilters);
          }}
        >
          {filterTexts.reset}
        </Button>
      </Flex>
    </form>
  );
}
