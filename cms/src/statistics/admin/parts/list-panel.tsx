import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { List } from '../../dashboard/shape';
import { partOf } from '../charts/scale';
import { mayCreate } from '../../../platform/access/admin-permissions';
import { usePermissions } from '../../../platform/admin/permissions/permitted';
import { listTexts, searchWordTexts } from '../texts';
import { changeOf, inUnit } from '../words';
import { searchWordType } from './add-search-word';
import { QuietButton } from './quiet-button';

const shownAtFirst = 10;

interface Props {
  list: List;
  filter: string;
  isCompared: boolean;
  onFilter: (filter: string) => void;
  onAddWord: (word: string) => void;
}

export function ListPanel({ list, filter, isCompared, onFilter, onAddWord }: Props) {
  const [asksMore, askMore] = useState(false);
  const id = useId();
  const { columns, lines } = list;
  const [first] = columns;
  const highest = Math.max(0, ...lines.map(({ counts: [count] }) => count ?? 0));
  const mayAdd = usePermissions()(mayCreate(searchWordType));
  const shown = asksMore ? lines : lines.slice(0, shownAtFirst);
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Typography id={id} tag="h3" variant="delta">
        {list.title}
      </Typography>
      {list.reason !== null ? (
        <Box paddingTop={3}>
          <Typography tag="p" textColor="neutral600">
            {list.reason}
          </Typography>
        </Box>
      ) : (
        <Room tabIndex={0} role="group" aria-labelledby={id}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{listTexts.name}</th>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                {isCompared && <th scope="col">{listTexts.difference}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => {
                const [count = null] = line.counts;
                const [before = null] = line.before ?? [];
                const change = changeOf({ count, before });
                return (
                  <tr key={line.filter ?? line.label}>
                    <th scope="row">
                      <Bar style={{ width: `${partOf(count ?? 0, highest)}%` }} aria-hidden="true" />
                      <Name>
                        {line.filter === null ? (
                          <span>{line.label}</span>
                        ) : (
                          <Press
                            type="button"
                            aria-pressed={line.filter === filter}
                            onClick={() => line.filter !== null && onFilter(line.filter)}
                          >
                            {line.label}
                          </Press>
                        )}
                        {line.isSearchWord && <em>{searchWordTexts.isAdded}</em>}
                        {line.isSearchWord === false && mayAdd && (
                          <QuietButton
                            type="button"
                            aria-label={searchWordTexts.addNamed(line.label)}
                            onClick={() => onAddWord(line.label)}
                          >
                            {searchWordTexts.add}
                          </QuietButton>
                        )}
                      </Name>
                    </th>
                    {columns.map(({ name, unit }, index) => (
                      <td key={name}>{inUnit(line.counts[index] ?? null, unit)}</td>
                    ))}
                    {isCompared && (
                      <td
                        className={change.direction}
                        title={first && listTexts.before(inUnit(before, first.unit))}
                      >
                        {change.text}
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </Room>
      )}
      {list.note !== null && list.reason === null && (
        <Box paddingTop={2}>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {list.note}
          </Typography>
        </Box>
      )}
      {lines.length > shownAtFirst && (
        <Flex paddingTop={3}>
          <QuietButton type="button" aria-expanded={asksMore} onClick={() => askMore(!asksMore)}>
            {asksMore ? listTexts.less : listTexts.more(lines.length - shownAtFirst)}
          </QuietButton>
        </Flex>
      )}
    </Box>
  );
}

const Room = styled.div`
  margin-top: 0.8rem;
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.4rem 0.8rem;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    position: relative;
    width: 99%;
    min-width: 14.5rem;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    white-space: normal;
  }
  .more {
    color: ${({ theme }) => theme.colors.success700};
  }
  .less {
    color: ${({ theme }) => theme.colors.danger700};
  }
`;
const Bar = styled.i`
  position: absolute;
  inset: 2px auto 2px 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.primary100};
`;
const Name = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 0.8rem;
  em {
    font-weight: 400;
    font-style: normal;
  }
`;
const Press = styled.button`
  flex: 1 1 8rem;
  min-height: 2.4rem;
  text-align: left;
  overflow-wrap: anywhere;
  font: inherit;
  cursor: pointer;
  color: inherit;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 700;
  }
`;
