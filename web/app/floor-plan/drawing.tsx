import { Link } from 'react-router';
import { routeMark } from './route-mark';
import { useSite } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import type { DrawnStand, HallDrawing } from './hall-drawing';
import { markHref } from './paths';
import type { Plan } from './plan-data';
import type { Place, PlanState } from './select';
import { standVariant, standFills } from './stand-variants';

/**
 * The hall as a drawing, for the eye and the pointer. Everything on it is in the list as well, in words and with
 * links, so it is hidden from screen readers and the tab key, which would meet a hundred rectangles first.
 */
export function Drawing({ plan, state }: { plan: Plan; state: PlanState }) {
  const m = useMessages().floorPlan;
  const { drawing, hall, places, chosen } = plan;
  if (!drawing) return <p className="text-ink-soft">{m.noDrawing}</p>;
  const byCode = new Map(places.map((place) => [place.code, place]));
  const narrowed = state.q !== '';
  return (
    <figure>
      <div className="overflow-hidden rounded-card border-2 border-line-strong bg-tint plan-lines">
        <svg
          viewBox={`0 0 ${drawing.width} ${Math.ceil(drawing.height)}`}
          className="mx-auto block h-auto w-full lg:max-h-[max(100dvh-11rem,34rem)] print:max-h-[16cm]"
          aria-hidden="true"
          focusable="false"
        >
          <RowLetters rows={drawing.rows} />
          {drawing.stands.map((stand) => (
            <StandShape
              key={stand.code}
              stand={stand}
              place={byCode.get(stand.code)}
              to={markHref(state, hall.slug, stand.code)}
              chosen={chosen?.code === stand.code}
              found={narrowed ? plan.found.includes(stand.code) : null}
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">
        <span className="sr-only">{m.drawing(hall.name)}. </span>
        {m.drawingNote}
        <Legend places={places} />
      </figcaption>
    </figure>
  );
}

function RowLetters({ rows }: { rows: HallDrawing['rows'] }) {
  return rows.map(({ name, middle }) => (
    <text
      key={name}
      x={middle}
      y={17}
      textAnchor="middle"
      className="fill-ink font-display text-[15px] font-extrabold"
    >
      {name}
    </text>
  ));
}

function StandShape({
  stand: { code, label, x, y, width, height },
  place,
  to,
  chosen,
  found,
}: {
  stand: DrawnStand;
  place: Place | undefined;
  to: string;
  chosen: boolean;
  found: boolean | null;
}) {
  const { exhibitorKinds } = useSite();
  const names = place?.exhibitors.map(({ name }) => name).join(', ');
  const gap = 0.75;
  return (
    <Link
      to={to}
      tabIndex={-1}
      {...routeMark(place?.exhibitors)}
      className={cx('group', found === false && !chosen && 'opacity-25')}
    >
      <title>{names ? `${code}: ${names}` : code}</title>
      <rect
        x={x + gap}
        y={y + gap}
        width={width - 2 * gap}
        height={height - 2 * gap}
        rx={2.5}
        className={cx(
          'group-hover:stroke-ink group-hover:stroke-2',
          chosen ? 'fill-brand stroke-ink stroke-[3px]' : standFills[standVariant(place, exhibitorKinds)],
          !chosen && (found === true ? 'stroke-ink stroke-2' : 'stroke-line-strong stroke-[0.75px]'),
        )}
      />
      <text
        x={x + width / 2}
        y={y + height / 2 + 4}
        textAnchor="middle"
        className={cx('text-[11.5px]', chosen ? 'fill-on-brand font-extrabold' : 'fill-ink font-semibold')}
      >
        {label}
      </text>
    </Link>
  );
}

function Legend({ places }: { places: readonly Place[] }) {
  const m = useMessages();
  const { exhibitorKinds } = useSite();
  const used = new Set(places.map(({ exhibitors: [first] }) => first?.kind));
  const shown = [
    ...exhibitorKinds.map(({ key, name, colour }) => ({ key, name, variant: colour })),
    { key: undefined, name: m.floorPlan.noExhibitor, variant: 'nobody' as const },
  ];
  return (
    <ul aria-label={m.floorPlan.legend} className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5">
      {shown
        .filter(({ key }) => used.has(key))
        .map(({ key, name, variant }) => (
          <li key={key ?? ''} className="flex items-center gap-1.5">
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" focusable="false">
              <rect
                x={1}
                y={1}
                width={14}
                height={14}
                rx={2.5}
                className={cx('stroke-line-strong', standFills[variant])}
              />
            </svg>
            {name}
          </li>
        ))}
    </ul>
  );
}
