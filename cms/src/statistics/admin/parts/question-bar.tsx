import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  VisuallyHidden,
} from '@strapi/design-system';
import { useEffect, useState, type FormEvent } from 'react';
import type { Comparison, Dashboard } from '../../dashboard/shape';
import { comparisons, type Question } from '../address';
import { isChosen, presetsOf } from '../presets';
import { questionTexts } from '../texts';
import { filterInWords } from '../words';
import { QuietButton } from './quiet-button';

interface Props {
  question: Question;
  today: string;
  dashboard: Dashboard | null;
  onChange: (question: Question) => void;
}

export function QuestionBar({ question, today, dashboard, onChange }: Props) {
  const [days, setDays] = useState({ van: question.van, tot: question.tot });
  useEffect(() => setDays({ van: question.van, tot: question.tot }), [question.van, question.tot]);
  const isChanged = days.van !== question.van || days.tot !== question.tot;
  const offered = comparisons.filter(({ value }) => value !== 'editie' || dashboard?.editions.last);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (days.van !== '' && days.tot !== '') onChange({ ...question, ...days });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap" role="group" aria-label={questionTexts.period}>
        {presetsOf(today, dashboard?.editions ?? { current: null, last: null }).map((preset) => (
          <QuietButton
            key={preset.label}
            type="button"
            aria-pressed={isChosen(preset, question)}
            onClick={() => onChange({ ...question, van: preset.van, tot: preset.tot })}
          >
            {preset.label}
          </QuietButton>
        ))}
      </Flex>
      <form onSubmit={submit}>
        <Flex gap={3} wrap="wrap" alignItems="flex-end">
          <Field.Root name="van">
            <Field.Label>{questionTexts.first}</Field.Label>
            <TextInput
              type="date"
              value={days.van}
              max={today}
              onChange={(event) => setDays({ ...days, van: event.target.value })}
            />
          </Field.Root>
          <Field.Root name="tot">
            <Field.Label>{questionTexts.last}</Field.Label>
            <TextInput
              type="date"
              value={days.tot}
              max={today}
              onChange={(event) => setDays({ ...days, tot: event.target.value })}
            />
          </Field.Root>
          {isChanged && (
            <Button type="submit" variant="secondary" size="L">
              {questionTexts.show}
            </Button>
          )}
          <Box minWidth="220px">
            <Field.Root name="vergelijk">
              <Field.Label>{questionTexts.comparison}</Field.Label>
              <SingleSelect
                value={question.vergelijk}
                onChange={(value) => onChange({ ...question, vergelijk: comparisonIn(String(value)) })}
              >
                {offered.map(({ value, label }) => (
                  <SingleSelectOption key={value} value={value}>
                    {label}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
        </Flex>
      </form>
      {question.filter !== '' && (
        <Flex gap={2} wrap="wrap">
          <QuietButton
            type="button"
            aria-pressed="true"
            style={{ overflowWrap: 'anywhere', textAlign: 'left' }}
            onClick={() => onChange({ ...question, filter: '' })}
          >
            {dashboard?.filter?.value === question.filter ? filterInWords(dashboard.filter) : question.filter}
            <span aria-hidden="true"> ✕</span>
            <VisuallyHidden tag="span">{questionTexts.removeFilter}</VisuallyHidden>
          </QuietButton>
        </Flex>
      )}
    </Flex>
  );
}

function comparisonIn(value: string): Comparison {
  return comparisons.find((known) => known.value === value)?.value ?? 'periode';
}
