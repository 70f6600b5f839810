import { toIsoWithOffset } from '../clock/wall-clock';
import type { DayStyle } from '../messages/format';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import type { RelationToNow } from './list/now';
import { hasEnd, type Timed } from './session-time';

export interface SessionWhenProps {
  session: Timed;
  /** Writes the day in front: `di 9 feb 2027, 10.30–11.15 uur`. */
  withDay?: DayStyle;
  /** `10.30–11.15`, where the word after it has no place; it is spoken all the same. */
  short?: boolean;
  className?: string;
}

export function SessionWhen({ session, withDay, short = false, className }: SessionWhenProps) {
  const m = useMessages();
  const day = withDay && m.format.day(session.day, withDay);
  const times = hasEnd(session)
    ? m.format.timeRange(session.startTime, session.endTime)
    : m.programme.atTime(m.format.time(session.startTime));
  const dateTime = toIsoWithOffset(session.day, session.startTime);
  if (!day && !short) {
    return (
      <time dateTime={dateTime} className={cx('whitespace-nowrap tabular-nums', className)}>
        {times}
      </time>
    );
  }
  return (
    <time dateTime={dateTime} className={cx('tabular-nums', className)}>
      {day && `${day}, `}
      <span className={cx('whitespace-nowrap', short && 'sr-only')}>{times}</span>
      {short && (
        <span aria-hidden="true" className="whitespace-nowrap">
          {m.format.time(session.startTime)}
          {hasEnd(session) && `–${m.format.time(session.endTime)}`}
        </span>
      )}
    </time>
  );
}

export interface NowMarkProps {
  relation: RelationToNow;
  /** `nog 20 min` instead of a whole phrase. */
  short?: boolean;
  className?: string;
}

export function NowMark({ relation, short, className = 'text-sm' }: NowMarkProps) {
  const { state: texts } = useMessages().programme;
  switch (relation.state) {
    case 'upcoming':
      return null;
    case 'ended':
      return <span className={cx('font-semibold text-ink-soft', className)}>{texts.ended}</span>;
    case 'on':
      return (
        <span
          className={cx(
            'inline-flex items-center gap-1.5 rounded-full bg-action px-2.5 py-0.5 font-bold whitespace-nowrap text-on-action',
            className,
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          {relation.minutes === null
            ? texts.onOpen
            : short
              ? texts.onShort(relation.minutes)
              : texts.on(relation.minutes)}
        </span>
      );
    case 'soon':
      return (
        <span
          className={cx(
            'inline-flex rounded-full border border-action-line bg-action-soft px-2.5 py-0.5 font-bold whitespace-nowrap text-action-ink',
            className,
          )}
        >
          {short ? texts.soonShort(relation.minutes) : texts.soon(relation.minutes)}
        </span>
      );
  }
}
