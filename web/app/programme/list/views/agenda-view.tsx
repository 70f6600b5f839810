import { minutesOf, type WallClock } from '../../../clock/wall-clock';
import type { ListedSession } from '../../../content/types/listed';
import { useMessages } from '../../../messages/messages';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { Heading } from '../../../ui/text/heading';
import { groupByDay, type TimeGroup } from './agenda';
import { relationToNow } from '../now';
import { SessionCard } from '../session-card';

/** How many times of a day may be in sight when the page opens; see rendering/paint. */
const seenFirst = 3;

export interface AgendaViewProps {
  sessions: readonly ListedSession[];
  /** Left out for a past edition, whose sessions are not on, over or saved. */
  now?: WallClock;
  linkState?: unknown;
}

export function AgendaView({ sessions, now, linkState }: AgendaViewProps) {
  const { format } = useMessages();
  const m = useMessages().programme;
  return groupByDay(sessions).map(({ day, count, times }, place) => {
    const isOver = (group: TimeGroup<ListedSession>) =>
      now !== undefined && group.sessions.every((session) => relationToNow(session, now).state === 'ended');
    const over = day === now?.day ? times.filter(isOver) : [];
    // Today, what is over steps aside for what is still to come, as long as anything is.
    const folded = over.length < times.length ? over : [];
    const shown = times.filter((group) => !folded.includes(group));
    const draw = (group: TimeGroup<ListedSession>, index: number) => (
      <TimeSlot
        key={group.time}
        group={group}
        day={day}
        now={now}
        linkState={linkState}
        isBelowTheFold={place > 0 || index >= seenFirst}
      />
    );
    return (
      <section key={day} aria-labelledby={`dag-${day}`} className="mb-10">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={2} id={`dag-${day}`} className="first-letter:uppercase">
            {format.day(day, 'long-without-year')}
          </Heading>
          <p className="text-sm text-ink-soft">{m.count(count)}</p>
        </div>
        {folded.length > 0 && (
          <details className="border-t border-line">
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-action-ink underline underline-offset-4">
              {m.earlierToday(folded.reduce((sum, group) => sum + group.sessions.length, 0))}
            </summary>
            {folded.map(draw)}
          </details>
        )}
        {shown.map(draw)}
      </section>
    );
  });
}

function TimeSlot({
  group: { time, sessions },
  day,
  now,
  linkState,
  isBelowTheFold,
}: {
  group: TimeGroup<ListedSession>;
  day: string;
  now?: WallClock;
  linkState?: unknown;
  isBelowTheFold: boolean;
}) {
  const { format } = useMessages();
  const m = useMessages().programme;
  const hasStarted = now !== undefined && day === now.day && minutesOf(time) <= now.minutes;
  return (
    <details open className={cx('time-slot', isBelowTheFold && 'below-the-fold')}>
      <summary className="time-slot-heading">
        <Heading level={3} className={cx('tabular-nums', hasStarted && 'text-action-ink')}>
          {format.time(time)} <span className="sr-only">{m.oclock}</span>
        </Heading>
        <Icon name="chevron-down" className="no-print" />
      </summary>
      <div className="time-slot-sessions">
        <ul className="session-grid">
          {sessions.map((session) => (
            <li key={session.publicId}>
              <SessionCard
                session={session}
                now={now}
                level={4}
                isPast={now === undefined}
                linkState={linkState}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
