import type { CalendarSummary } from '../content/types/calendar-item';
import { dateOf } from '../clock/wall-clock';
import { useLangOf, useMessages } from '../messages/messages';
import { calendarPath } from '../site/detail-paths';
import { Badge } from '../ui/card/badge';
import { Card, CardLink } from '../ui/card/card';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { lastDayOf } from './months';
import { daysOf, timesOf } from './when';

export interface CalendarRowProps {
  item: CalendarSummary;
  /** `YYYY-MM-DD`. */
  today: string;
  linkState?: unknown;
}

export function CalendarRow({ item, today, linkState }: CalendarRowProps) {
  const messages = useMessages();
  const m = messages.calendar;
  const lang = useLangOf()(item);
  const { title, date, place, intro } = item;
  const isOn = date <= today && lastDayOf(item) >= today;
  const isPast = lastDayOf(item) < today;
  const times = timesOf(item, messages);
  return (
    <Card as="li" interactive className="flex min-w-0 gap-4 p-4 sm:gap-6 sm:p-5">
      <DaySheet day={date} muted={isPast} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <time dateTime={date} className="font-semibold text-brand-ink">
            {daysOf(item, messages)}
          </time>
          {times !== null && (
            <span className="inline-flex items-center gap-1">
              <Icon name="clock" className="size-4" />
              {times}
            </span>
          )}
          {isOn && <Badge tone="green">{m.today}</Badge>}
        </p>
        <Heading level={3} lang={lang} className="mt-1">
          <CardLink to={calendarPath(item)} state={linkState}>
            {title}
          </CardLink>
        </Heading>
        {place !== null && (
          <p className="mt-1 flex items-start gap-1.5 text-sm font-medium">
            <Icon name="map-pin" className="mt-0.5 size-4 text-tint-ink" />
            <span lang={lang} className="min-w-0">
              {place}
            </span>
          </p>
        )}
        {intro !== '' && (
          <p lang={lang} className="mt-2 line-clamp-3 max-w-text text-ink-soft">
            {intro}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Weekday, number and month one above the other; the row says the same in words. */
function DaySheet({ day, muted }: { day: string; muted: boolean }) {
  const { format } = useMessages();
  const [weekday, , month] = format.day(day, 'brief').split(' ');
  return (
    <div
      aria-hidden
      className="flex w-16 shrink-0 flex-col items-center self-start overflow-hidden rounded-control border border-line text-center leading-tight sm:w-20"
    >
      <span className={cx('w-full py-1 text-sm font-bold', muted ? 'bg-sunken' : 'bg-brand text-on-brand')}>
        {weekday}
      </span>
      <span className="pt-1 font-display text-3xl font-extrabold tabular-nums">
        {dateOf(day)?.getUTCDate()}
      </span>
      <span className="pb-1.5 text-sm text-ink-soft">{month}</span>
    </div>
  );
}
