import { LinkButton, ProgressBar, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { ListTable } from '../../admin/lists/list-table';
import type { ImportDetails } from '../shape';
import { Part } from './part';
import { formTexts, importsTexts, progressTexts } from './texts';

/** How far an import is, and what it did. */
export function StoredImport({ stored }: { stored: ImportDetails }) {
  const { isWorking, state, done, steps, counts, rows } = stored;
  return (
    <Part title={isWorking ? progressTexts.title : state === 'klaar' ? progressTexts.doneTitle : state}>
      {isWorking && (
        <>
          <ProgressBar value={steps === 0 ? 0 : Math.round((done / steps) * 100)} size="M" />
          <Typography tag="p">{importsTexts.progress(done, steps)}</Typography>
          <Typography tag="p">{progressTexts.stay}</Typography>
        </>
      )}
      {!isWorking && (
        <div role="status">
          <Typography tag="p">{progressTexts.done(counts)}</Typography>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <Typography tag="h3" fontWeight="semiBold">
            {progressTexts.said}
          </Typography>
          <ListTable
            columns={progressTexts.columns}
            rows={rows}
            keyOf={({ number, title }) => `${number} ${title}`}
            cellsOf={({ number, title, state: is, message }) => [
              String(number),
              title,
              is,
              <Typography style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{message}</Typography>,
            ]}
          />
        </>
      )}
      <div>
        <LinkButton tag={Link} to=".." variant="secondary">
          {formTexts.back}
        </LinkButton>
      </div>
    </Part>
  );
}
