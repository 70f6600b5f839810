import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { columnName, type SheetColumn } from 'beursvloer-domain/import';
import { useState } from 'react';
import { ListTable } from '../../admin/lists/list-table';
import type { ImportChoices, ListPreview } from '../shape';
import { Part } from './part';
import { columnTexts } from './texts';

const unused = '';

interface Props extends Pick<ListPreview, 'columns' | 'problem'> {
  targets: readonly ListPreview['targets'][number][];
  chosen: ImportChoices['columns'];
  isBusy: boolean;
  onChoose: (chosen: ImportChoices['columns']) => void;
}

/** The reading of each column of the file, to correct. */
export function ColumnsTable({ columns, targets, problem, chosen, isBusy, onChoose }: Props) {
  const [isOpen, open] = useState(false);
  const nameOf = ({ heading, index }: SheetColumn) => heading || columnTexts.unnamed(columnName(index));
  const unread = columns.filter(({ as }) => as === null).map(nameOf);
  if (!isOpen && problem === null)
    return (
      <Part title={columnTexts.title}>
        <Typography tag="p" style={wrapped}>
          {columnTexts.read(columns.length - unread.length)}{' '}
          {unread.length > 0 && columnTexts.notUsed(unread)}
        </Typography>
        <Flex>
          <Button variant="tertiary" onClick={() => open(true)}>
            {columnTexts.change}
          </Button>
        </Flex>
      </Part>
    );
  return (
    <Part title={columnTexts.title}>
      <ListTable
        columns={columnTexts.columns}
        rows={columns}
        keyOf={({ index }) => index}
        cellsOf={(column) => {
          const { index, first, as } = column;
          const name = nameOf(column);
          return [
            <Typography fontWeight="semiBold" style={wrapped}>
              {name}
            </Typography>,
            <Typography style={wrapped}>{first.length > 60 ? `${first.slice(0, 60)}…` : first}</Typography>,
            <SingleSelect
              size="S"
              aria-label={columnTexts.label(name)}
              value={as ?? unused}
              disabled={isBusy}
              onChange={(value: string | number) =>
                onChoose({ ...chosen, [index]: value === unused ? null : String(value) })
              }
            >
              <SingleSelectOption value={unused}>{columnTexts.unused}</SingleSelectOption>
              {targets.map((target) => (
                <SingleSelectOption key={target.id} value={target.id}>
                  {target.heading}
                </SingleSelectOption>
              ))}
            </SingleSelect>,
          ];
        }}
      />
    </Part>
  );
}

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
