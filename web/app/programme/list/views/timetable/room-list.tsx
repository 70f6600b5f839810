import { timeOf, type WallClock } from '../../../../clock/wall-clock';
import type { ListedSession } from '../../../../content/types/listed';
import { useMessages } from '../../../../messages/messages';
import { cx } from '../../../../ui/cx';
import { leastHeightOf } from './heights';
import { NowLine } from './now-line';
import { shareOf, type Stretch } from './room-day';
import { SessionBlock } from './session-block';

/** So much of a free time is drawn to scale: nobody wants to scroll through an empty morning. */
const mostFreeMinutes = 30;

export interface RoomListProps {
  stretches: readonly Stretch<ListedSession>[];
  caption: string;
  lineId: string;
  now: WallClock;
  isToday: boolean;
  linkState?: unknown;
}

/** The day of one room from top to bottom, for narrow screens: the times at the side, as high as it lasts. */
export function RoomList({ stretches, caption, lineId, now, isToday, linkState }: RoomListProps) {
  const { format, programme: m } = useMessages();
  // Of sessions that overlap the first one that is on has the line that is jumped to.
  const lineAt = stretches.findIndex((stretch) => shareOf(stretch, now.minutes) !== null);
  return (
    <section aria-label={caption} className="md:hidden print:hidden">
      <ol className="border-t border-line">
        {stretches.map((stretch, index) => {
          const { session, start, end } = stretch;
          const share = isToday ? shareOf(stretch, now.minutes) : null;
          const minutes = session ? end - start : Math.min(end - start, mostFreeMinutes);
          return (
            <li
              key={`${start}-${session?.publicId ?? ''}`}
              className={cx(
                'relative grid grid-cols-[3.25rem_minmax(0,1fr)] border-b border-line',
                leastHeightOf(minutes),
              )}
            >
              <span aria-hidden="true" className="pt-2 font-display font-bold tabular-nums">
                {format.time(timeOf(start))}
              </span>
              {session ? (
                <div className="py-1">
                  <SessionBlock large session={session} now={now} linkState={linkState} />
                </div>
              ) : (
                <p className="self-center py-2 text-sm text-ink-soft">
                  {index === stretches.length - 1
                    ? m.timetable.nothingMore
                    : m.timetable.nothingUntil(format.time(timeOf(end)))}
                </p>
              )}
              {share !== null && (
                <NowLine
                  id={index === lineAt ? lineId : undefined}
                  minutes={now.minutes}
                  share={share}
                  className="right-0"
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
