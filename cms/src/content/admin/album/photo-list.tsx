import { Box } from '@strapi/design-system';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { PhotoRow, type RowActions } from './photo-row';
import { kept, moved, type Row } from './rows';
import { rowTexts } from './texts';
import { useDragOrder } from './use-drag-order';

interface Props {
  rows: readonly Row[];
  /** Keys of the only rows to show; null for all. */
  only: ReadonlySet<string> | null;
  mayDescribe: boolean;
  setRows: (change: (rows: readonly Row[]) => Row[]) => void;
  say: (message: string) => void;
}

export function PhotoList({ rows, only, mayDescribe, setRows, say }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ key: string; control: string } | null>(null);
  const latest = useRef(rows);
  latest.current = rows;

  const move = useCallback<RowActions['move']>(
    (key, to, control) => {
      const all = kept(latest.current);
      const row = all.find((one) => one.key === key);
      if (!row || to < 0 || to >= all.length) return;
      pressed.current = { key, control };
      setRows((now) => moved(now, key, to));
      say(rowTexts.moved(row.image?.name ?? rowTexts.gone, to + 1, all.length));
    },
    [setRows, say],
  );
  const { drag, start } = useDragOrder(
    useCallback((key: string, to: number) => move(key, to, 'handle'), [move]),
  );

  // A row that moves in the page loses its focus.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { key, control } = pressed.current;
    pressed.current = null;
    const element = list.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(key)}"] [data-press="${control}"]`,
    );
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  }, [rows]);

  const actions = useMemo<RowActions>(
    () => ({
      move,
      drag: start,
      change: (key, typed) =>
        setRows((now) => now.map((row) => (row.key === key ? { ...row, ...typed } : row))),
      setRemoved: (key, isRemoved) =>
        setRows((now) => now.map((row) => (row.key === key ? { ...row, isRemoved } : row))),
    }),
    [move, start, setRows],
  );

  const all = kept(rows);
  const places = new Map(all.map(({ key }, place) => [key, place]));
  const from = drag ? (places.get(drag.key) ?? 0) : 0;
  const gapAt = (place: number) => {
    if (!drag || drag.to === from || place !== drag.to) return null;
    return drag.to > from ? 'after' : 'before';
  };
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <List ref={list} aria-label={rowTexts.list}>
        {rows.map((row) => {
          if (only && !only.has(row.key)) return null;
          const place = places.get(row.key) ?? -1;
          return (
            <PhotoRow
              key={row.key}
              row={row}
              place={place}
              total={all.length}
              isFixed={only !== null}
              mayDescribe={mayDescribe}
              isDragged={drag?.key === row.key}
              gap={gapAt(place)}
              actions={actions}
            />
          );
        })}
      </List>
    </Box>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
