import { VisuallyHidden } from '@strapi/design-system';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { chartTexts } from '../texts';
import { Drawing } from './drawing';
import { shadeOf } from './scale';
import { movedBy } from './steps';
import { useWidth } from './use-width';

interface Props {
  label: string;
  rows: string[];
  cells: number[][];
  says: (row: number, column: number, value: number) => string;
}

const shades = 5;
const left = 30;
const rowHeight = 24;
/** Below it, there is room for every sixth hour only. */
const narrowPx = 420;

/** Rows of squares, darker where there is more. Arrow keys walk over them. */
export function HeatMap({ label, rows, cells, says }: Props) {
  const [at, setAt] = useState<{ row: number; column: number } | null>(null);
  const columns = cells[0]?.length ?? 0;
  const maximum = Math.max(0, ...cells.flat());
  const { ref, width } = useWidth<HTMLDivElement>(480);
  const size = { width: (width - left) / Math.max(columns, 1), height: rowHeight };
  const height = 20 + rows.length * size.height;
  const every = width < narrowPx ? 6 : 3;
  const walk = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, at, { rows: rows.length, columns });
    if (!moved) return;
    event.preventDefault();
    setAt(moved);
  };
  const value = at ? (cells[at.row]?.[at.column] ?? 0) : 0;
  return (
    <div ref={ref}>
      <Board
        {...{
          width,
          height,
          viewBox: `0 0 ${width} ${height}`,
          tabIndex: 0,
          onKeyDown: walk,
          onBlur: () => setAt(null),
        }}
        role="group"
        aria-roledescription={chartTexts.grid}
        aria-label={chartTexts.gridOf(label)}
        onPointerLeave={() => setAt(null)}
      >
        <g aria-hidden="true">
          {rows.map((row, index) => (
            <text key={row} x={0} y={20 + index * size.height + 16}>
              {row}
            </text>
          ))}
          {Array.from({ length: Math.ceil(columns / every) }, (_, index) => (
            <text
              key={index}
              x={left + index * every * size.width + size.width / 2}
              y={12}
              textAnchor="middle"
            >
              {index * every}
            </text>
          ))}
          {cells.map((row, rowIndex) =>
            row.map((count, column) => (
              <rect
                key={`${rowIndex}-${column}`}
                className={`shade${shadeOf(count, maximum, shades)}${
                  at?.row === rowIndex && at.column === column ? ' current' : ''
                }`}
                x={left + column * size.width + 1}
                y={20 + rowIndex * size.height + 1}
                width={size.width - 2}
                height={size.height - 2}
                rx={3}
                onPointerEnter={() => setAt({ row: rowIndex, column })}
              />
            )),
          )}
        </g>
      </Board>
      <Said aria-hidden="true">{at ? says(at.row, at.column, value) : chartTexts.gridHint}</Said>
      <VisuallyHidden aria-live="polite">{at ? says(at.row, at.column, value) : ''}</VisuallyHidden>
    </div>
  );
}

const Said = styled.p`
  min-height: 2rem;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.3rem;
`;
const Board = styled(Drawing)`
  rect {
    fill: ${({ theme }) => theme.colors.primary600};
  }
  .shade0 {
    fill: ${({ theme }) => theme.colors.neutral150};
  }
  .shade1 {
    fill-opacity: 0.2;
  }
  .shade2 {
    fill-opacity: 0.4;
  }
  .shade3 {
    fill-opacity: 0.6;
  }
  .shade4 {
    fill-opacity: 0.8;
  }
  .current {
    stroke: ${({ theme }) => theme.colors.neutral800};
    stroke-width: 2;
  }
`;
