import { exhibitorPath } from '../exhibitors/kinds';
import { KindBadge } from '../exhibitors/kind-badge';
import { useMessages } from '../messages/messages';
import { SiteLink } from '../ui/links/site-link';
import { Tag } from '../ui/card/tag';
import { hallHref } from './paths';
import type { Place, PlanState } from './select';

export function ChosenStand({ place, hall, state }: { place: Place; hall: string; state: PlanState }) {
  const { floorPlan: m, format } = useMessages();
  return (
    <section
      aria-label={m.chosen}
      className="mb-4 rounded-card border-2 border-brand bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-3">
          <Tag code={place.code} />
          {place.area !== null && <span className="text-ink-soft">{m.area(format.number(place.area))}</span>}
        </p>
        <SiteLink
          to={hallHref(state, hall)}
          preventScrollReset
          className="no-print inline-flex min-h-9 items-center text-sm font-semibold text-action-ink underline-offset-4"
        >
          {m.unmark}
        </SiteLink>
      </div>
      {place.exhibitors.length === 0 && <p className="mt-2 text-ink-soft">{m.noExhibitor}</p>}
      <ul className="mt-2 grid gap-2">
        {place.exhibitors.map((exhibitor) => (
          <li key={exhibitor.publicId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SiteLink
              to={exhibitorPath(exhibitor)}
              className="text-lg font-semibold text-action-ink underline-offset-4"
            >
              {exhibitor.name}
            </SiteLink>
            <KindBadge kind={exhibitor.kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}
