import type { SessionSummary } from '../cms/session';
import { formatDay, formatTime } from '../messages/format';
import { useMessages } from '../messages/messages';
import { Heading } from '../ui/heading';
import { groupByDay } from './agenda';
import { SessionCard } from './session-card';
import { minutesOf, spanOf, type WallClock } from './session-time';

export interface AgendaViewProps {
  sessions: readonly SessionSummary[];
  now: WallClock;
  linkState?: unknown;
}

/** The programme as a list: day by day, and within a day by the time at which things start. */
export function AgendaView({ sessions, now, linkState }: AgendaViewProps) {
  const m = useMessages().programme;
  return groupByDay(sessions).map(({ day, count, times }) => (
    <section key={day} id={`dag-${day}`} aria-labelledby={`kop-${day}`} className="mb-10">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} id={`kop-${day}`} className="first-letter:uppercase">
          {formatDay(day, 'long-without-year')}
        </Heading>
        <p className="text-sm text-ink-soft">{m.count(count)}</p>
      </div>
      {times.map(({ time, sessions: together }) => {
        const over = day === now.day && together.every((session) => spanOf(session).end <= now.minutes);
        const running = day === now.day && !over && minutesOf(time) <= now.minutes;
        return (
          <section
            key={time}
            aria-label={m.atTime(formatTime(time))}
            className="@container border-t border-line pt-3 pb-5 md:grid md:grid-cols-[5.5rem_minmax(0,1fr)] md:gap-4"
          >
            <div className="time-head sticky z-20 -mx-1 bg-page px-1 py-2 md:self-start md:py-1">
              <Heading
                level={3}
                aria-hidden="true"
                className={running ? 'text-action-ink tabular-nums' : 'tabular-nums'}
              >
                {formatTime(time)}
              </Heading>
            </div>
            <ul className="grid gap-3 @3xl:grid-cols-2">
              {together.map((session) => (
                <li key={session.publicId}>
                  <SessionCard session={session} now={now} level={3} linkState={linkState} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  ));
}
