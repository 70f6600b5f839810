import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props<Row> {
  columns: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  cellsOf: (row: Row) => readonly ReactNode[];
}

export function ListTable<Row>({ columns, rows, keyOf, cellsOf }: Props<Row>) {
  return (
    <Table colCount={columns.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={keyOf(row)}>
            {cellsOf(row).map((cell, index) => (
              <Td key={columns[index]}>
                {typeof cell === 'string' ? <Typography>{cell}</Typography> : cell}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <Box background="neutral0" padding={8} hasRadius shadow="tableShadow">
      <Typography>{children}</Typography>
    </Box>
  );
}
