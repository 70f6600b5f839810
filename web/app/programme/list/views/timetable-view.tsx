import type { WallClock } from '../../../clock/wall-clock';
import type { SessionKind, SessionSummary } from '../../../content/types/session';
import { useLangOf, useMessages } from '../../../messages/messages';
import { sessionPath } from '../../../site/detail-paths';
import { cx } from '../../../ui/cx';
import { SiteLink } from '../../../ui/links/site-link';
import { relationToNow } from '../now';
import { NowMark, SessionWhen } from '../../session-when';
import { layOutTimetable } from './timetable';

/**
 * Heights of 5, 10, … 60 minutes: 15 give a title of one line its place. Classes, because a strict content security
 * policy allows no style attributes.
 */
const heights = 'h-3 h-6 h-9 h-12 h-15 h-18 h-21 h-24 h-27 h-30 h-33 h-36'.split(' ');

/** The height of a stretch of the day, to scale up to an hour; what takes longer is cut short. */
function heightOf(minutes: number): string | undefined {
  return heights[Math.max(1, Math.round(minutes / 5)) - 1] ?? heights.at(-1);
}

/** As many columns as a wide screen shows beside each other; with more, the timetable scrolls sideways in its box. */
const mostFittingColumns = 9;

const edges: Readonly<Record<SessionKind, string>> = {
  plenary: 'border-l-brand',
  'knowledge-session': 'border-l-blue-ink',
  tour: 'border-l-action',
  workshop: 'border-l-line-strong',
};

export interface TimetableViewProps {
  sessions: readonly SessionSummary[];
  day: string;
  now: WallClock;
  linkState?: unknown;
}

/**
 * One day by room: a real table, so that a screen reader reads every session with its room and time, drawn to scale.
 * It scrolls within its own box, along with the keyboard's focus; the page itself never moves sideways.
 */
export default function TimetableView({ sessions, day, now, linkState }: TimetableViewProps) {
  const { format } = useMessages();
  const m = useMessages().programme;
  const { columns, rows } = layOutTimetable(sessions);
  const isFitted = columns.reduce((sum, { lanes }) => sum + lanes, 0) <= mostFittingColumns;
  const caption = m.timetable.caption(format.day(day, 'long-without-year'));
  return (
    <div
      role="region"
      aria-label={caption}
      className="relative max-h-[85vh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className={cx('w-full border-separate border-spacing-0 text-sm', isFitted && 'xl:table-fixed')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-30 w-18 border-b border-line bg-sunken px-2 py-3 text-left"
            >
              <span className="sr-only">{m.timetable.time}</span>
            </th>
            {columns.map(({ key, room, lanes }) => (
              <th
                key={key}
                scope="col"
                colSpan={lanes}
                className="sticky top-0 z-20 min-w-44 border-b border-l border-line bg-sunken px-3 py-2.5 text-left align-bottom font-display leading-tight font-bold break-words hyphens-auto"
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
          {rows.map(({ time, start, minutes, cells }) => {
            const isNow = day === now.day && start <= now.minutes && now.minutes < start + minutes;
            return (
              <tr key={time} className={heightOf(minutes)}>
                <th
                  scope="row"
                  aria-current={isNow ? 'time' : undefined}
                  className={cx(
                    'sticky left-0 z-10 border-b border-line px-2 py-1 text-right align-top font-semibold tabular-nums',
                    isNow ? 'bg-action text-on-action' : 'bg-sunken',
                  )}
                >
                  {format.time(time)}
                </th>
                {cells.map(({ key, session, rows: span }) =>
                  session ? (
                    <td key={key} rowSpan={span} className="h-px border-l border-line p-1 align-top">
                      <TimetableSession
                        session={session}
                        now={now}
                        linkState={linkState}
                        isFitted={isFitted}
                      />
                    </td>
                  ) : (
                    <td key={key} rowSpan={span} className="border-b border-l border-line" />
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

function TimetableSession({
  session,
  now,
  linkState,
  isFitted,
}: {
  session: SessionSummary;
  now: WallClock;
  linkState?: unknown;
  isFitted: boolean;
}) {
  const relation = relationToNow(session, now);
  const lang = useLangOf()(session);
  return (
    <div
      className={cx(
        'card-interactive relative h-full w-full max-w-72 min-w-40 rounded-tag border border-l-4 border-line px-2.5 py-2',
        isFitted && 'xl:min-w-0 xl:px-2',
        edges[session.kind],
        relation.state === 'on' ? 'bg-action-soft' : relation.state === 'ended' ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <SiteLink
        to={sessionPath(session)}
        state={linkState}
        lang={lang}
        className="line-clamp-4 leading-snug font-bold break-words hyphens-auto text-ink no-underline after:absolute after:inset-0 after:rounded-tag"
      >
        {session.title}
      </SiteLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
        <SessionWhen session={session} />
        {relation.state === 'on' && <NowMark relation={relation} short className="text-xs" />}
      </div>
    </div>
  );
}
