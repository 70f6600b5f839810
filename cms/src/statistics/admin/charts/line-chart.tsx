import { VisuallyHidden } from '@strapi/design-system';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { chartTexts } from '../texts';
import { Drawing } from './drawing';
import { areaPath, linePath } from './paths';
import { heightOf, labelledPlaces, nearestPlace, placesOf, ticksUpTo } from './scale';
import { useWalk } from './use-walk';
import { useWidth } from './use-width';

export interface ChartPoint {
  key: string;
  label: string;
  underLabel?: string;
  value: number | null;
  before: number | null;
  says: string;
  marks: string[];
  /** Set apart, as the days of the fair are. */
  isSpecial?: boolean;
}

interface Props {
  label: string;
  points: ChartPoint[];
  format: (value: number) => string;
  legend?: { value: string; before: string };
  onPress?: (index: number) => void;
}

const height = 280;
const edges = { upper: 16, lower: height - 44, left: 48, right: 14 };

/** A line of days, with what it is compared with as a dashed line behind it. Arrow keys walk along the points. */
export function LineChart({ label, points, format, legend, onPress }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const { at, setAt, onKeyDown } = useWalk(points.length);
  const places = placesOf(points.length, { left: edges.left, right: width - edges.right });
  const highest = Math.max(0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const ticks = ticksUpTo(highest);
  const top = ticks.at(-1) ?? 1;
  const pointsOf = (name: 'value' | 'before') =>
    points.map((point, index) => {
      const value = point[name];
      return value === null ? null : { x: places[index] ?? 0, y: heightOf(value, top, edges) };
    });
  const line = pointsOf('value');
  const labelled = labelledPlaces(points.length, width - edges.left - edges.right, 66);
  const step = points.length > 1 ? (places[1] ?? 0) - (places[0] ?? 0) : 40;
  const current = at === null ? null : points[at];
  const move = (event: PointerEvent<SVGSVGElement>) =>
    setAt(nearestPlace(places, event.clientX - event.currentTarget.getBoundingClientRect().left));

  return (
    <Room ref={ref}>
      <Lines
        {...{ width, height, viewBox: `0 0 ${width} ${height}`, tabIndex: 0 }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && at !== null) onPress?.(at);
          else onKeyDown(event);
        }}
        role="group"
        aria-roledescription={chartTexts.line}
        aria-label={chartTexts.lineOf(label)}
        onPointerMove={move}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        onClick={() => at !== null && onPress?.(at)}
      >
        <g aria-hidden="true">
          {points.map(
            (point, index) =>
              point.isSpecial && (
                <rect
                  key={point.key}
                  className="special"
                  x={(places[index] ?? 0) - step / 2}
                  y={edges.upper}
                  width={step}
                  height={edges.lower - edges.upper}
                />
              ),
          )}
          {ticks.map((tick) => (
            <g key={tick}>
              <path
                className="grid"
                d={`M${edges.left} ${heightOf(tick, top, edges)}H${width - edges.right}`}
              />
              <text x={edges.left - 8} y={heightOf(tick, top, edges) + 4} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {labelled.map((index) => (
            <g key={index}>
              <text x={places[index]} y={edges.lower + 18} textAnchor={anchorOf(index, points.length)}>
                {points[index]?.label}
              </text>
              <text
                className="under"
                x={places[index]}
                y={edges.lower + 34}
                textAnchor={anchorOf(index, points.length)}
              >
                {points[index]?.underLabel}
              </text>
            </g>
          ))}
          <path className="area" d={areaPath(line, edges.lower)} />
          <path className="before" d={linePath(pointsOf('before'))} />
          <path className="line" d={linePath(line)} />
          {points.map(
            ({ key, marks }, index) =>
              marks.length > 0 && (
                <g key={key} className="mark">
                  <path d={`M${places[index]} ${edges.upper}V${edges.lower}`} />
                  <path d={`M${(places[index] ?? 0) - 6} ${edges.upper - 10}h12l-6 10z`} />
                </g>
              ),
          )}
          {at !== null && (
            <g className="current">
              <path d={`M${places[at]} ${edges.upper}V${edges.lower}`} />
              {line[at] && <circle cx={line[at].x} cy={line[at].y} r={5} />}
            </g>
          )}
        </g>
      </Lines>
      {current && at !== null && (
        <Balloon
          aria-hidden="true"
          style={
            (places[at] ?? 0) > width / 2
              ? { right: width - (places[at] ?? 0) + 12 }
              : { left: (places[at] ?? 0) + 12 }
          }
        >
          {current.says}
          {current.marks.map((mark) => (
            <em key={mark}>{mark}</em>
          ))}
        </Balloon>
      )}
      {legend && (
        <Legend>
          <span>{legend.value}</span>
          <span className="before">{legend.before}</span>
        </Legend>
      )}
      <VisuallyHidden aria-live="polite">
        {current ? [current.says, ...current.marks].join('. ') : ''}
      </VisuallyHidden>
    </Room>
  );
}

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count > 1 && index === count - 1) return 'end';
  return 'middle';
}

const Room = styled.div`
  position: relative;
`;
const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 2rem;
  padding: 0.8rem 0 0 4.8rem;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  span::before {
    content: '';
    display: inline-block;
    width: 2.4rem;
    margin-right: 0.8rem;
    border-top: 3px solid ${({ theme }) => theme.colors.primary600};
    vertical-align: middle;
  }
  .before::before {
    border-top: 2px dotted ${({ theme }) => theme.colors.neutral500};
  }
`;
const Balloon = styled.div`
  position: absolute;
  top: 0.8rem;
  max-width: 24rem;
  padding: 0.8rem 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.5;
  white-space: pre-line;
  pointer-events: none;
  em {
    display: block;
    color: ${({ theme }) => theme.colors.warning700};
  }
`;
const Lines = styled(Drawing)`
  touch-action: pan-y;
  cursor: crosshair;
  .grid {
    stroke: ${({ theme }) => theme.colors.neutral150};
  }
  .special {
    fill: ${({ theme }) => theme.colors.warning100};
  }
  .area {
    fill: ${({ theme }) => theme.colors.primary500};
    opacity: 0.14;
  }
  .line,
  .before {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .line {
    stroke: ${({ theme }) => theme.colors.primary600};
    stroke-width: 2.5;
  }
  .before {
    stroke: ${({ theme }) => theme.colors.neutral500};
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }
  .mark {
    fill: ${({ theme }) => theme.colors.warning600};
    stroke: ${({ theme }) => theme.colors.warning600};
    stroke-dasharray: 3 3;
  }
  .current path {
    stroke: ${({ theme }) => theme.colors.neutral500};
  }
  .current circle {
    fill: ${({ theme }) => theme.colors.primary600};
    stroke: ${({ theme }) => theme.colors.neutral0};
    stroke-width: 2;
  }
`;
