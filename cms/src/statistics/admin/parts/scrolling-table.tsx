import { styled } from 'styled-components';
import { VisuallyHidden } from '@strapi/design-system';
import { chartTexts } from '../texts';

export interface TableData {
  columns: string[];
  rows: { key: string; cells: string[] }[];
}

const Room = styled.div`
  max-height: 32rem;
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.6rem 0.8rem;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    text-align: left;
    white-space: normal;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral600};
    font-weight: 600;
  }
`;

/** Numbers in rows; scrolls in itself, so that the page never goes sideways. */
export function ScrollingTable({ caption, columns, rows }: TableData & { caption: string }) {
  return (
    <Room tabIndex={0} role="group" aria-label={chartTexts.tableOf(caption)}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  );
}
