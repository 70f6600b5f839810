import { Field, Typography } from '@strapi/design-system';
import { ListTable } from '../../admin/lists/list-table';
import { Permitted } from '../../admin/permissions/permitted';
import { acceptedPictures } from '../../media/admin/pictures-in';
import { mayUpload } from '../../media/permissions';
import type { ListPreview } from '../shape';
import { FileInput } from './file-input';
import { Part } from './part';
import { picturesTexts } from './texts';
import type { ListPictures } from './use-list-pictures';

interface Props {
  preview: ListPreview;
  isBusy: boolean;
  pictures: ListPictures;
  onAdd: (files: File[]) => void;
}

/** The pictures that come along with a list, and those that match no row. */
export function PicturesPart({ preview, isBusy, pictures: { leftOut, progress, isReading }, onAdd }: Props) {
  const { pictures, choices } = preview;
  if (pictures === null) return null;
  const total = choices.pictures.length;
  const lines = [
    ...leftOut.map(({ name, why }) => ({ name, why })),
    ...pictures.missing.map(({ name, rows }) => ({ name, why: picturesTexts.missing(rows) })),
    ...pictures.unused.map((name) => ({ name, why: picturesTexts.unused })),
  ];
  return (
    <Permitted to={mayUpload}>
      <Part title={picturesTexts.title}>
        <Field.Root name="pictures" hint={picturesTexts.hint}>
          <Field.Label>{picturesTexts.field}</Field.Label>
          <FileInput
            key={total}
            multiple
            chosen={total === 0 ? null : picturesTexts.chosen(total)}
            accept={acceptedPictures}
            isDisabled={isBusy || isReading}
            onFiles={onAdd}
          />
          <Field.Hint />
        </Field.Root>
        <Typography tag="p" role="status">
          {isReading
            ? picturesTexts.reading
            : progress
              ? picturesTexts.storing(progress.done, progress.total)
              : total > 0
                ? picturesTexts.matched(total - pictures.unused.length, total)
                : ''}
        </Typography>
        {lines.length > 0 && (
          <ListTable
            columns={picturesTexts.columns}
            rows={lines}
            keyOf={({ name, why }) => `${name} ${why}`}
            cellsOf={({ name, why }) => [
              <Typography style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{name}</Typography>,
              <Typography style={{ whiteSpace: 'normal' }}>{why}</Typography>,
            ]}
          />
        )}
      </Part>
    </Permitted>
  );
}
