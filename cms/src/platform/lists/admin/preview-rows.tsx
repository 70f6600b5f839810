import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useState } from 'react';
import { EmptyList } from '../../admin/lists/list-table';
import { Pages } from '../../admin/lists/pages';
import type { ListPreview } from '../shape';
import { PreviewLines, type PreviewLine } from './preview-lines';
import { filterTexts, lineTexts } from './texts';

const pageSize = 50;

const filters = {
  all: () => true,
  problems: ({ problems, notes }: PreviewLine) => problems.length + notes.length > 0,
  new: ({ state }: PreviewLine) => state === 'new',
  changed: ({ state }: PreviewLine) => state === 'changed',
} as const;
type Filter = keyof typeof filters;

/** Every row of the file with what it does, to look through. */
export function PreviewRows({ preview: { rows, titleHeading } }: { preview: ListPreview }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const lines = rows
    // Rows that stay as they are, are only counted.
    .filter(({ state, notes }) => state !== 'same' || notes.length > 0)
    .map(({ number, title, state, problems, notes, changes }): PreviewLine => ({
      where: lineTexts.row(number),
      title,
      state,
      problems,
      notes,
      changes: changes.map(({ heading: label, from, to }) => ({ label, from, to })),
    }));
  if (lines.length === 0) return null;
  const shown = lines.filter(filters[filter]);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const at = Math.min(page, pages);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <SingleSelect
        aria-label={filterTexts.label}
        value={filter}
        onChange={(value: string | number) => {
          setFilter(value as Filter);
          setPage(1);
        }}
      >
        {(Object.keys(filters) as Filter[]).map((one) => (
          <SingleSelectOption key={one} value={one}>
            {filterTexts[one](lines.filter(filters[one]).length)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {shown.length === 0 ? (
        <EmptyList>{filterTexts.none}</EmptyList>
      ) : (
        <PreviewLines titleLabel={titleHeading} lines={shown.slice((at - 1) * pageSize, at * pageSize)} />
      )}
      <Pages page={at} pages={pages} onChange={setPage} />
    </Flex>
  );
}
