import { timeOf } from '../../../../clock/wall-clock';
import { useMessages } from '../../../../messages/messages';
import { cx } from '../../../../ui/cx';

interface NowLineProps {
  id?: string;
  minutes: number;
  /** How far down in its place, in hundredths and steps of five. */
  share: number;
  className?: string;
}

/** A line at the current minute. It stands in the place of its stretch of time, which says `relative` or `sticky`. */
export function NowLine({ id, minutes, share, className }: NowLineProps) {
  const { format, programme: m } = useMessages();
  return (
    <span
      id={id}
      tabIndex={-1}
      data-part="now-line"
      className={cx(
        'pointer-events-none absolute left-0 border-t-2 border-brand-ink print:hidden',
        `now-at-${share}`,
        className,
      )}
    >
      <span className="absolute -top-1.5 left-0 size-2.5 rounded-full bg-brand-ink" />
      <span className="sr-only">
        {m.timetable.now} {format.time(timeOf(minutes))}
      </span>
    </span>
  );
}

/** Says what time it is, and brings the line with this id into sight. It comes with the line, so scripts run. */
export function NowButton({ to, minutes, className }: { to: string; minutes: number; className?: string }) {
  const { format, programme: m } = useMessages();
  return (
    <button
      type="button"
      // Not a link to a fragment: the router would restore the scroll position of the page's first entry.
      onClick={() => {
        const line = document.getElementById(to);
        line?.focus({ preventScroll: true });
        line?.scrollIntoView({ block: 'center' });
      }}
      className={cx(
        'inline-flex flex-wrap content-center items-center justify-center gap-x-1 rounded-control bg-brand-ink px-1 text-sm leading-tight font-bold text-page tabular-nums print:hidden',
        className,
      )}
    >
      <span className="sr-only">{m.timetable.goTo} </span>
      <span>{m.timetable.now} </span>
      <span>{format.time(timeOf(minutes))}</span>
    </button>
  );
}
