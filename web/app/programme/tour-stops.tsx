import type { SessionSummary } from '../cms/session';
import { useMessages } from '../messages/messages';
import { Icon } from '../ui/icon';

/** How many exhibitors a card names before it counts the others. */
const NAMED = 4;

/** The exhibitors a tour calls at, in one line. */
export function TourStops({ exhibitors }: { exhibitors: SessionSummary['exhibitors'] }) {
  const m = useMessages();
  if (exhibitors.length === 0) return null;
  const names = exhibitors.slice(0, NAMED).map(({ name }) => name);
  const others = exhibitors.length - names.length;
  return (
    <p className="flex min-w-0 items-start gap-2 text-sm">
      <Icon name="route" className="text-ink-soft" />
      <span className="line-clamp-3 min-w-0 break-words">
        <span className="font-semibold">{m.programme.visits}</span> {names.join(' · ')}
        {others > 0 && ` ${m.programme.moreVisits(others)}`}
      </span>
    </p>
  );
}
