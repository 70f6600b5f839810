import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Count, DayChange, DayPlan, VisitorFilters } from '../organiser/shape';
import { noFilters } from './filters';
import { visitorsPath } from './paths';
import { daysTexts } from './texts';

interface Props {
  days: Count[];
  filters: VisitorFilters;
  /** Ids; none for all that fit the filters. */
  selected: number[];
  total: number;
  attempt: (work: () => Promise<string | null>) => Promise<void>;
  onClose: () => void;
  onChanged: () => void;
}

/** Changes the days of many. The number that it will change is shown first, and only that number is changed. */
export function DaysPanel({ days, filters, selected, total, attempt, onClose, onChanged }: Props) {
  const { post } = useFetchClient();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [plan, setPlan] = useState<DayPlan | null>(null);
  const chosen = (choice: string) => days.map(({ value }) => value).filter((day) => choices[day] === choice);
  // Selected visitors stay selected when the filters change.
  const change: DayChange = {
    ids: selected.length > 0 ? selected : null,
    filters: selected.length > 0 ? noFilters : filters,
    add: chosen('add'),
    remove: chosen('remove'),
  };
  const isNothing = change.add.length + change.remove.length === 0;

  const count = () =>
    attempt(async () => {
      const { data } = await post<DayPlan>(`${visitorsPath}/days/plan`, change);
      setPlan(data);
      return null;
    });
  const apply = (changing: number) =>
    attempt(async () => {
      const { data } = await post<{ changed: number }>(`${visitorsPath}/days`, {
        ...change,
        count: changing,
      });
      onChanged();
      return daysTexts.changed(data.changed);
    });

  return (
    <Box
      tag="section"
      background="neutral0"
      padding={4}
      hasRadius
      shadow="tableShadow"
      aria-labelledby="days"
    >
      <Typography tag="h2" variant="delta" id="days">
        {daysTexts.title}
      </Typography>
      <Typography tag="p">
        {daysTexts.which}:{' '}
        {selected.length > 0 ? daysTexts.selected(selected.length) : daysTexts.found(total)}
      </Typography>
      <Flex gap={3} wrap="wrap" paddingTop={3} paddingBottom={3}>
        {days.map(({ value, label }) => (
          <Box key={value} flex="1 1 200px">
            <Field.Root name={`day-${value}`}>
              <Field.Label>{label}</Field.Label>
              <SingleSelect
                value={choices[value] ?? ''}
                onChange={(choice) => {
                  setChoices({ ...choices, [value]: String(choice) });
                  setPlan(null);
                }}
              >
                <SingleSelectOption value="">{daysTexts.leave}</SingleSelectOption>
                <SingleSelectOption value="add">{daysTexts.add}</SingleSelectOption>
                <SingleSelectOption value="remove">{daysTexts.remove}</SingleSelectOption>
              </SingleSelect>
            </Field.Root>
          </Box>
        ))}
      </Flex>
      <Typography tag="p" textColor="neutral600">
        {daysTexts.note}
      </Typography>
      {plan && (
        <Box role="status" paddingTop={3}>
          <Typography tag="p" fontWeight="semiBold">
            {daysTexts.plan(plan.changing)}
          </Typography>
          {plan.withoutDay > 0 && <Typography tag="p">{daysTexts.withoutDay(plan.withoutDay)}</Typography>}
        </Box>
      )}
      <Flex gap={2} wrap="wrap" paddingTop={3}>
        {plan && plan.changing > 0 ? (
          <Button onClick={() => apply(plan.changing)}>{daysTexts.change(plan.changing)}</Button>
        ) : (
          <Button variant="secondary" disabled={isNothing} onClick={count}>
            {daysTexts.count}
          </Button>
        )}
        <Button variant="tertiary" onClick={onClose}>
          {daysTexts.close}
        </Button>
      </Flex>
    </Box>
  );
}
