import { oncePer } from '../content/cache/memoize';
import { byCode, type WithStands } from './stands';

/** The first is looked for once for each exhibitor, and not for each comparison. */
const firstStand = oncePer(({ stands }: WithStands) => stands.toSorted(byCode)[0]);

/** Order of exhibitors by their first stand; those without a stand come last. */
export function byStand(a: WithStands, b: WithStands): number {
  const [first, second] = [firstStand(a), firstStand(b)];
  if (!first || !second) return Number(!first) - Number(!second);
  return byCode(first, second);
}
