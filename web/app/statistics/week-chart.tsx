import { useMessages } from '../messages/messages';
import { ShownFigure } from './shown-figure';

/** Widths and heights are in units of the drawing. */
const weekWidth = 10;
const barWidth = 7;
const height = 100;
/** The height of a week with fewer than five, so that it is seen to be counted. */
const lowest = 1.5;

/** A week from Monday on; its figures are in steps of five. */
interface Week<Name extends string> {
  from: string;
  figures: Record<Name, number>;
}

interface Props<Name extends string> {
  weeks: readonly Week<Name>[];
  bars: NoInfer<Name>;
  columns: readonly { name: NoInfer<Name>; label: string }[];
}

export function WeekChart<Name extends string>({ weeks, bars, columns }: Props<Name>) {
  const { account, format } = useMessages();
  const m = account.figures;
  const most = weeks.reduce<Week<Name> | undefined>(
    (top, week) => (top && top.figures[bars] >= week.figures[bars] ? top : week),
    undefined,
  );
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  if (!most || !first || !last) return <p>{m.noWeeks}</p>;
  const highest = most.figures[bars];
  const label =
    highest === 0
      ? m.chartOfFew(weeks.length)
      : m.chart(weeks.length, format.number(highest), format.day(most.from, 'date'));
  return (
    <>
      <figure>
        <p
          aria-hidden="true"
          className="border-b border-dashed border-line text-sm text-ink-soft tabular-nums"
        >
          <ShownFigure figure={highest} />
        </p>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${weeks.length * weekWidth} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-b border-line-strong"
        >
          {weeks.map(({ from, figures }, index) => {
            const figure = figures[bars];
            const barHeight = Math.max(lowest, highest === 0 ? 0 : (figure / highest) * height);
            return (
              <rect
                key={from}
                x={index * weekWidth + (weekWidth - barWidth) / 2}
                y={height - barHeight}
                width={barWidth}
                height={barHeight}
                className={figure === 0 ? 'fill-line-strong' : 'fill-brand'}
              />
            );
          })}
        </svg>
        <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-sm text-ink-soft">
          <span>{format.day(first.from, 'date')}</span>
          <span className="text-right">{format.day(last.from, 'date')}</span>
        </p>
      </figure>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-action-ink">{m.asTable}</summary>
        <table className="w-full border-collapse text-left tabular-nums">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-3 font-semibold">
                {m.week}
              </th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col" className="py-2 pl-2 text-right font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ from, figures }) => (
              <tr key={from} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {format.day(from)}
                </th>
                {columns.map(({ name }) => (
                  <td key={name} className="py-1.5 pl-2 text-right">
                    <ShownFigure figure={figures[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
