import type { Site } from '../site/site-context';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { planPath } from '../site/detail-paths';
import type { PlanData } from './plan-data';

/** The head of the plan. Every hall is a page of its own; a search or a marked stand is not. */
export function planMeta(data: PlanData | undefined, site: Site | undefined) {
  if (!data) return [];
  const m = messagesFor(site?.locale ?? 'nl').floorPlan;
  const { plan, state } = data;
  const first = plan === null || plan.halls[0]?.slug === plan.hall.slug;
  const asked = state.selection.hal.length > 0;
  return pageMeta(
    {
      title: plan && asked ? m.metaHall(plan.hall.name) : m.title,
      description: m.metaDescription(site?.settings.name ?? ''),
      path: first ? planPath : `${planPath}?hal=${encodeURIComponent(plan.hall.slug)}`,
      noIndex: plan === null || plan.found.length === 0,
    },
    site,
  );
}
