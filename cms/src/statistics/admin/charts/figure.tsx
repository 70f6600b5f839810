import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, useState, type ReactNode } from 'react';
import { QuietButton } from '../parts/quiet-button';
import { ScrollingTable, type TableData } from '../parts/scrolling-table';
import { chartTexts } from '../texts';

interface Props {
  title: string;
  summary: string;
  table: TableData;
  aside?: ReactNode;
  children: ReactNode;
}

/** A drawing with its title and its summary, and the same as a table for who reads better that way. */
export function Figure({ title, summary, table, aside, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap">
        <Typography id={id} tag="h2" variant="delta">
          {title}
        </Typography>
        <Flex gap={2} wrap="wrap">
          {aside}
          <QuietButton aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? chartTexts.asChart : chartTexts.asTable}
          </QuietButton>
        </Flex>
      </Flex>
      <Box paddingTop={1} paddingBottom={3}>
        <Typography tag="p" textColor="neutral600">
          {summary}
        </Typography>
      </Box>
      {asTable ? <ScrollingTable caption={title} {...table} /> : children}
    </Box>
  );
}
