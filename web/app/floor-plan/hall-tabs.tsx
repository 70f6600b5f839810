import { useMessages } from '../messages/messages';
import { CountTab } from '../ui/links/count-tab';
import { hallHref } from './paths';
import type { HallTab, PlanState } from './select';

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
            <CountTab
              to={hallHref(state, slug)}
              preventScrollReset
              current={slug === current}
              label={name}
              count={m.count(found)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
