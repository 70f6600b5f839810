import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import { cx } from '../../ui/cx';
import { SiteLink } from '../../ui/links/site-link';
import { everyDay, programmeHref, type ProgrammeState } from './list-state';
import type { DayChoice } from './select';

export interface DaySwitcherProps {
  path: string;
  state: ProgrammeState;
  days: readonly DayChoice[];
  /** Sessions over all days; null where all days at once cannot be shown. */
  total: number | null;
  today: string;
}

export function DaySwitcher({ path, state, days, total, today }: DaySwitcherProps) {
  const { format } = useMessages();
  const m = useMessages().programme;
  return (
    <nav aria-label={m.days} className="day-switcher">
      <ul className="flex gap-2">
        {days.map(({ day, count, current }) => (
          <li key={day}>
            <DayLink to={programmeHref(path, { ...state, day })} current={current} count={count}>
              <span className="font-display font-bold first-letter:uppercase">
                {format.day(day, 'brief')}
              </span>
              {day === today && <span className="text-xs font-bold uppercase">{m.today}</span>}
            </DayLink>
          </li>
        ))}
        {total !== null && (
          <li>
            <DayLink
              to={programmeHref(path, { ...state, day: everyDay })}
              current={!days.some(({ current }) => current)}
              count={total}
            >
              <span className="font-display font-bold">{m.allDays}</span>
            </DayLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function DayLink({
  to,
  current,
  count,
  children,
}: {
  to: string;
  current: boolean;
  count: number;
  children: ReactNode;
}) {
  const m = useMessages().programme;
  return (
    <SiteLink
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-control border-2 px-3.5 py-1.5 whitespace-nowrap no-underline transition-colors',
        current
          ? 'border-action-line bg-action text-on-action'
          : 'border-line bg-surface text-ink hover:border-action-line hover:text-action-ink',
      )}
    >
      {children}
      <span className={cx('text-sm tabular-nums', current ? 'text-on-action' : 'text-ink-soft')}>
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{m.onDay(count)}</span>
      </span>
    </SiteLink>
  );
}
