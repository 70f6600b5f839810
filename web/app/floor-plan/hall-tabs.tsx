import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { SiteLink } from '../ui/site-link';
import { hallHref } from './paths';
import type { HallTab, PlanState } from './select';

/** The halls as links, each with the stands that fit the search. */
export function HallTabs({
  halls,
  current,
  state,
}: {
  halls: readonly HallTab[];
  current: string;
  state: PlanState;
}) {
  const m = useMessages().floorPlan;
  return (
    <nav aria-label={m.hallTabs}>
      <ul className="flex flex-wrap gap-2">
        {halls.map(({ slug, name, found }) => (
          <li key={slug}>
            <SiteLink
              to={hallHref(state, slug)}
              preventScrollReset
              aria-current={slug === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-3.5 font-semibold no-underline transition-colors',
                slug === current
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line bg-surface text-ink hover:border-line-strong',
              )}
            >
              {name}
              <span className={cx('text-sm font-normal', slug === current ? '' : 'text-ink-soft')}>
                {m.count(found)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
