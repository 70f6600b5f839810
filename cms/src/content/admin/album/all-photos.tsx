import { Box, Button, Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { byTime, mostFrequentDay, withoutCredit, withoutText, type Row } from './rows';
import { toolTexts } from './texts';

interface Props {
  rows: readonly Row[];
  setRows: (change: (rows: readonly Row[]) => Row[]) => void;
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
  say: (message: string) => void;
}

/** Does something with all photos at once. */
export function AllPhotos({ rows, setRows, isFiltered, onFilter, say }: Props) {
  const [credit, setCredit] = useState('');
  const without = withoutCredit(rows);

  function fill() {
    const keys = new Set(without.map(({ key }) => key));
    setRows((now) => now.map((row) => (keys.has(row.key) ? { ...row, credit: credit.trim() } : row)));
    say(toolTexts.filled(keys.size));
  }

  return (
    <Flex
      tag="section"
      aria-label={toolTexts.label}
      gap={{ initial: 4, medium: 6 }}
      wrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
    >
      <Flex gap={2} wrap="wrap" alignItems="flex-end" flex="1 1 32rem" maxWidth="56rem">
        <Box flex="1 1 20rem" minWidth={0}>
          <Field.Root name="credit-of-all">
            <Field.Label>{toolTexts.credit}</Field.Label>
            <TextInput
              size="S"
              value={credit}
              maxLength={255}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) => setCredit(event.target.value)}
            />
          </Field.Root>
        </Box>
        <Button variant="secondary" disabled={credit.trim() === '' || without.length === 0} onClick={fill}>
          {toolTexts.fill(without.length)}
        </Button>
      </Flex>
      <Flex gap={4} wrap="wrap">
        <Checkbox checked={isFiltered} onCheckedChange={(isOn) => onFilter(isOn === true)}>
          {toolTexts.onlyWithout(withoutText(rows).length)}
        </Checkbox>
        <Button
          variant="secondary"
          onClick={() => {
            setRows(byTime);
            say(toolTexts.sorted);
          }}
        >
          {toolTexts.sort}
        </Button>
      </Flex>
    </Flex>
  );
}

interface ProposalProps {
  rows: readonly Row[];
  date: string;
  onAccept: (day: string) => void;
}

/** The day of the photos, for an album that had none yet. */
export function DateProposal({ rows, date, onAccept }: ProposalProps) {
  const day = mostFrequentDay(rows);
  if (day === null || day === date) return null;
  return (
    <Flex background="primary100" padding={4} gap={4} wrap="wrap" hasRadius justifyContent="space-between">
      <Typography>{toolTexts.proposal(day, date)}</Typography>
      <Button variant="secondary" onClick={() => onAccept(day)}>
        {toolTexts.accept(day)}
      </Button>
    </Flex>
  );
}
