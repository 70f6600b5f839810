import type { ExhibitorSummary } from '../cms/exhibitor';
import { standsApart } from './stands';

/** Weights: what somebody makes says more than where they stand. */
const THEME_WEIGHT = 3;
const PAVILION_WEIGHT = 2;
const KIND_WEIGHT = 1;

/** Stands at most this far apart in a row count as neighbours. */
const NEARBY = 3;

type Comparable = Pick<ExhibitorSummary, 'publicId' | 'kind' | 'themes' | 'pavilion' | 'stands'>;

function kinship(a: Comparable, b: Comparable): number {
  const own = new Set(a.themes.map(({ slug }) => slug));
  const shared = b.themes.filter(({ slug }) => own.has(slug)).length;
  const samePavilion = a.pavilion !== null && a.pavilion.publicId === b.pavilion?.publicId;
  const distance = standsApart(a, b);
  const nearness = distance === null ? 0 : Math.max(0, NEARBY + 1 - distance);
  const score = shared * THEME_WEIGHT + Number(samePavilion) * PAVILION_WEIGHT + nearness;
  // The same kind alone is no reason to go and look: there are dozens of each.
  return score === 0 ? 0 : score + Number(a.kind === b.kind) * KIND_WEIGHT;
}

/** Exhibitors a visitor of this one may want to see too: shared themes, the same pavilion, a stand nearby. */
export function relatedExhibitors(
  exhibitor: Comparable,
  all: readonly ExhibitorSummary[],
  limit: number,
): ExhibitorSummary[] {
  return all
    .filter(({ publicId }) => publicId !== exhibitor.publicId)
    .map((other) => ({ other, score: kinship(exhibitor, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}
