import type { WallClock } from '../../../../clock/wall-clock';
import type { ListedSession } from '../../../../content/types/listed';
import { useMessages } from '../../../../messages/messages';
import { cx } from '../../../../ui/cx';
import { type Width, widthsOf } from './column-widths';
import { heightOf } from './heights';
import type { Timetable } from './lay-out';
import { NowLine, NowButton } from './now-line';
import { shareOf } from './room-day';
import { SessionBlock } from './session-block';

const lineId = 'nu';
/** Below the site's header, which stays at the top of the screen: it has a second row from 1280 px on, and only that where there is little height. */
/** On paper every column has a place. */
const shownFrom: Readonly<Record<Width, string | undefined>> = {
  md: undefined,
  lg: 'not-print:max-lg:hidden',
  xl: 'not-print:max-xl:hidden',
};
const shownOnPaper = 'not-print:hidden';

export interface TimetableTableProps {
  timetable: Timetable<ListedSession>;
  chosen: number;
  caption: string;
  day: string;
  now: WallClock;
  isToday: boolean;
  linkState?: unknown;
}

/** One day by room: a real table, so that a screen reader reads every session with its room and time, drawn to scale. */
export function TimetableTable({
  timetable: { columns, rows },
  chosen,
  caption,
  day,
  now,
  isToday,
  linkState,
}: TimetableTableProps) {
  const { format, programme: m } = useMessages();
  const classes = new Map(
    widthsOf(columns, chosen).map((width, index) => [
      columns[index]?.key,
      width === null ? shownOnPaper : shownFrom[width],
    ]),
  );
  const shares = rows.map(({ start, minutes }) => shareOf({ start, end: start + minutes }, now.minutes));
  const hasLine = isToday && shares.some((share) => share !== null);
  return (
    <div
      role="region"
      aria-label={caption}
      // Shows the line as soon as it can: the page may be older than this minute.
      data-hydrate-now={day === now.day ? '' : undefined}
      className="relative overflow-x-clip rounded-card border border-line bg-surface not-print:max-md:hidden"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="below-header layer-heading sticky w-18 border-b border-line bg-sunken p-1 text-left"
            >
              <span className="sr-only">{m.timetable.time}</span>
              {hasLine && <NowButton to={lineId} minutes={now.minutes} className="min-h-11 w-full" />}
            </th>
            {columns.map(({ key, room, lanes }) => (
              <th
                key={key}
                scope="col"
                colSpan={lanes}
                className={cx(
                  'below-header layer-heading sticky border-b border-l border-line bg-sunken px-3 py-2.5 text-left align-bottom font-display leading-tight font-bold hyphens-auto',
                  classes.get(key),
                )}
              >
                {room?.name ?? m.elsewhere}
                {room?.hall && (
                  <span className="block font-sans text-xs font-medium text-ink-soft">{room.hall.name}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, minutes, cells }, index) => {
            const share = day === now.day ? (shares[index] ?? null) : null;
            return (
              <tr key={time} className={heightOf(minutes)}>
                <th
                  scope="row"
                  aria-current={share === null ? undefined : 'time'}
                  className={cx(
                    'relative border-b border-line bg-sunken px-2 py-1 text-right align-top font-semibold tabular-nums',
                    share !== null && 'z-5',
                  )}
                >
                  {format.time(time)}
                  {isToday && share !== null && (
                    <NowLine id={lineId} minutes={now.minutes} share={share} className="w-[110rem]" />
                  )}
                </th>
                {cells.map(({ key, column, session, rows: span }) =>
                  session ? (
                    <td
                      key={key}
                      rowSpan={span}
                      className={cx('h-px border-l border-line p-1 align-top', classes.get(column))}
                    >
                      <SessionBlock session={session} now={now} linkState={linkState} />
                    </td>
                  ) : (
                    <td
                      key={key}
                      rowSpan={span}
                      className={cx('border-b border-l border-line', classes.get(column))}
                    />
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
