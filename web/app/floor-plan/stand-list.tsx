import { exhibitorPath } from '../exhibitors/kinds';
import { routeMark } from './route-mark';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { SiteLink } from '../ui/links/site-link';
import { Tag } from '../ui/card/tag';
import { markHref } from './paths';
import type { Place, PlanState } from './select';

export function StandList({
  places,
  hall,
  chosen,
  state,
}: {
  places: readonly Place[];
  hall: string;
  chosen: string | null;
  state: PlanState;
}) {
  return (
    <ul className="gap-x-6 sm:columns-2 2xl:columns-3 print:columns-2">
      {places.map((place) => (
        <li
          key={place.code}
          aria-current={place.code === chosen ? 'true' : undefined}
          className={cx(
            'flex flex-wrap break-inside-avoid items-start gap-x-3 border-b px-1 py-1.5',
            place.code === chosen ? 'rounded-control border-transparent bg-brand-soft' : 'border-line',
          )}
        >
          <StandRow place={place} to={markHref(state, hall, place.code)} />
        </li>
      ))}
    </ul>
  );
}

function StandRow({ place: { code, area, exhibitors }, to }: { place: Place; to: string }) {
  const { floorPlan: m, format } = useMessages();
  return (
    <>
      <SiteLink
        to={to}
        aria-label={m.mark(code)}
        title={m.mark(code)}
        {...routeMark(exhibitors)}
        className="-my-1 inline-flex min-h-11 shrink-0 items-center no-underline"
      >
        <Tag code={code} size="small" />
      </SiteLink>
      <div className="min-w-0 grow basis-32 py-1.5 leading-snug">
        {exhibitors.length === 0 && <span className="text-ink-soft">{m.noExhibitor}</span>}
        {exhibitors.map((exhibitor) => (
          <SiteLink
            key={exhibitor.publicId}
            to={exhibitorPath(exhibitor)}
            viewTransition
            className="block font-semibold no-underline hover:underline"
          >
            {exhibitor.name}
          </SiteLink>
        ))}
      </div>
      {area !== null && (
        <span className="shrink-0 py-1.5 text-sm leading-snug text-ink-soft tabular-nums">
          {m.area(format.number(area))}
        </span>
      )}
    </>
  );
}
