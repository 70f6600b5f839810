import type { ExhibitorSummary } from '../../content/types/exhibitor';
import { standsApart } from '../stands';

/** Weights: what somebody makes says more than where they stand. */
const THEME_WEIGHT = 3;
const PAVILION_WEIGHT = 2;
const KIND_WEIGHT = 1;

/** Stands at most this far apart in a row count as neighbours. */
const NEARBY = 3;

type Comparable = Pick<ExhibitorSummary, 'publicId' | 'kind' | 'themes' | 'pavilion' | 'stands'>;

/** Says of others how much they have in common with this one; what there is to know of this one is worked out once. */
function kinshipTo(one: Comparable): (other: Comparable) => number {
  const own = new Set(one.themes.map(({ slug }) => slug));
  return (other) => {
    let shared = 0;
    for (const { slug } of other.themes) if (own.has(slug)) shared += 1;
    const samePavilion = one.pavilion !== null && one.pavilion.publicId === other.pavilion?.publicId;
    const distance = other.stands.length === 0 ? null : standsApart(one, other);
    const nearness = distance === null ? 0 : Math.max(0, NEARBY + 1 - distance);
    const score = shared * THEME_WEIGHT + Number(samePavilion) * PAVILION_WEIGHT + nearness;
    // The same kind alone is no reason to go and look: there are dozens of each.
    return score === 0 ? 0 : score + Number(one.kind === other.kind) * KIND_WEIGHT;
  };
}

/** Exhibitors a visitor of this one may want to see too: shared themes, the same pavilion, a stand nearby. */
export function relatedExhibitors(
  exhibitor: Comparable,
  all: readonly ExhibitorSummary[],
  limit: number,
): ExhibitorSummary[] {
  const kinship = kinshipTo(exhibitor);
  // By score: a large fair has thousands that have something in common, of which six are shown.
  const byScore = new Map<number, ExhibitorSummary[]>();
  for (const other of all) {
    const score = other.publicId === exhibitor.publicId ? 0 : kinship(other);
    if (score === 0) continue;
    const equals = byScore.get(score);
    if (equals === undefined) byScore.set(score, [other]);
    else if (equals.length < limit) equals.push(other);
  }
  const scores = [...byScore.keys()].sort((a, b) => b - a);
  return scores.flatMap((score) => byScore.get(score) ?? []).slice(0, limit);
}
