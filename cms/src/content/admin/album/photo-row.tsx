import { Button, Field, IconButton, TextInput, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag, Trash } from '@strapi/icons';
import { memo, useId } from 'react';
import { inWords } from '../../../platform/admin/lists/moment';
import { PlaceInput } from './place-input';
import { Controls, Facts, Fields, Frame, Handle, RemovedFrame, Thumbnail } from './row-layout';
import type { Row, Typed } from './rows';
import { rowTexts } from './texts';

const maxLength = 255;

export interface RowActions {
  change: (key: string, typed: Partial<Typed>) => void;
  /** Moves it to a place, the first of which is 0, and keeps the focus on what was pressed; a handle has none. */
  move: (key: string, to: number, pressed: 'up' | 'down' | 'place' | 'handle') => void;
  drag: (event: React.PointerEvent<HTMLElement>, key: string, from: number) => void;
  setRemoved: (key: string, isRemoved: boolean) => void;
}

interface Props {
  row: Row;
  /** Its place in the album, the first of which is 0. */
  place: number;
  total: number;
  /** Only some are shown, so that a move cannot be seen. */
  isFixed: boolean;
  mayDescribe: boolean;
  isDragged: boolean;
  /** The dragged one comes before it, or behind it. */
  gap: 'before' | 'after' | null;
  actions: RowActions;
}

export const PhotoRow = memo(function PhotoRow({
  row,
  place,
  total,
  isFixed,
  mayDescribe,
  isDragged,
  gap,
  actions,
}: Props) {
  const { key, image, takenAt, isRemoved } = row;
  const name = image?.name ?? rowTexts.gone;
  const textId = useId();
  const thumbnail = image && (image.formats?.thumbnail?.url ?? image.url);

  if (isRemoved)
    return (
      <RemovedFrame>
        <Typography textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {rowTexts.removed(name)}
        </Typography>
        <Button
          variant="tertiary"
          aria-label={rowTexts.putBackNamed(name)}
          onClick={() => actions.setRemoved(key, false)}
        >
          {rowTexts.putBack}
        </Button>
      </RemovedFrame>
    );

  const field = (of: keyof Typed, label: string, isDisabled = false, placeholder?: string) => (
    <Field.Root name={`${key}-${of}`} id={`${textId}-${of}`}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        size="S"
        value={row[of]}
        maxLength={maxLength}
        disabled={isDisabled}
        placeholder={placeholder}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          actions.change(key, { [of]: event.target.value })
        }
      />
    </Field.Root>
  );

  return (
    <Frame
      data-row={key}
      data-gap={gap ?? undefined}
      $isDragged={isDragged}
      aria-label={rowTexts.group(place + 1, name)}
    >
      <Controls>
        {!isFixed && (
          <>
            <Handle
              aria-hidden="true"
              title={rowTexts.drag}
              onPointerDown={(event) => actions.drag(event, key, place)}
            >
              <Drag />
            </Handle>
            <PlaceInput
              label={rowTexts.place(name)}
              place={place}
              total={total}
              onPlace={(to) => actions.move(key, to, 'place')}
            />
            <IconButton
              data-press="up"
              label={rowTexts.up(name)}
              withTooltip={false}
              variant="ghost"
              aria-disabled={place === 0}
              onClick={() => actions.move(key, place - 1, 'up')}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              data-press="down"
              label={rowTexts.down(name)}
              withTooltip={false}
              variant="ghost"
              aria-disabled={place === total - 1}
              onClick={() => actions.move(key, place + 1, 'down')}
            >
              <ArrowDown />
            </IconButton>
          </>
        )}
      </Controls>
      <Thumbnail>
        {thumbnail && <img src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />}
      </Thumbnail>
      <Fields>
        {field('alternativeText', rowTexts.alternativeText, !mayDescribe || !image, rowTexts.textHint)}
        {field('caption', rowTexts.caption)}
        {field('credit', rowTexts.credit)}
        <Facts>
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
            <br />
            {takenAt === null ? rowTexts.notTaken : rowTexts.taken(inWords(Date.parse(takenAt)))}
          </Typography>
          <IconButton
            label={rowTexts.remove(name)}
            withTooltip={false}
            variant="ghost"
            onClick={() => actions.setRemoved(key, true)}
          >
            <Trash />
          </IconButton>
        </Facts>
      </Fields>
    </Frame>
  );
});
