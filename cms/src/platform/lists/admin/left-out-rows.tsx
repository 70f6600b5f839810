import { Button, Typography } from '@strapi/design-system';
import { ListTable } from '../../admin/lists/list-table';
import type { ChoicesProps } from './choices';
import { Part } from './part';
import { leftOutTexts } from './texts';

const mostShown = 50;

/** Rows that are no documents, which can be put back. */
export function LeftOutRows({ preview: { leftOut, choices }, isBusy, onChange }: ChoicesProps) {
  if (leftOut.length === 0) return null;
  const put = (number: number, isBack: boolean) =>
    onChange({ answers: { ...choices.answers, [`row ${number}`]: isBack ? 'take' : 'skip' } });
  return (
    <Part title={leftOutTexts.title}>
      <ListTable
        columns={leftOutTexts.columns}
        rows={leftOut.slice(0, mostShown)}
        keyOf={({ number }) => number}
        cellsOf={({ number, text, because, isBack, mayBack }) => [
          String(number),
          <Typography style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {text.slice(0, 160)}
          </Typography>,
          because,
          mayBack && (
            <Button size="S" variant="tertiary" disabled={isBusy} onClick={() => put(number, !isBack)}>
              {isBack ? leftOutTexts.leaveOut : leftOutTexts.putBack}
            </Button>
          ),
        ]}
      />
    </Part>
  );
}
