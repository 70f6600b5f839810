import type { ExhibitorSummary } from '../../content/types/exhibitor';
import { standsApart } from '../stands';

/** Weights: what somebody makes says more than where they stand. */
const themeWeight = 3;
const pavilionWeight = 2;
const kindWeight = 1;

/** Stands at most this far apart in a row count as neighbours. */
const nearby = 3;

type Comparable = Pick<ExhibitorSummary, 'publicId' | 'kind' | 'themes' | 'pavilion' | 'stands'>;

/** Says of others how much they have in common with this one; what there is to know of this one is worked out once. */
function kinshipTo(one: Comparable): (other: Comparable) => number {
  const own = new Set(one.themes.map(({ slug }) => slug));
  return (other) => {
    let shared = 0;
    for (const { slug } of other.themes) if (own.has(slug)) shared += 1;
    const samePavilion = one.pavilion !== null && one.pavilion.publicId === other.pavilion?.publicId;
    const distance = other.stands.length === 0 ? null : standsApart(one, other);
    const nearness = distance === null ? 0 : Math.max(0, nearby + 1 - distance);
    const score = shared * themeWeight + Number(samePavilion) * pavilionWeight + nearness;
    // The same kind alone is no reason to go and look: there are dozens of each.
    return score === 0 ? 0 : score + Number(one.kind === other.kind) * kindWeight;
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
