/** Exhibitors see figures in steps of this many, and none below one: it could be about one visitor. */
export const shownStep = 5;

/**
 * The figures of a list, and their total, as an exhibitor may see them: rounded down to whole steps, `null` below one. The
 * total is rounded down as well, and further where it would tell a row from the others: each row can still be anything
 * within its own step. This holds for lists that do not overlap, so exhibitors get fixed periods and no filters.
 */
export function shownFigures(figures: readonly number[]): {
  figures: (number | null)[];
  total: number | null;
} {
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const widest = shownStep - 1;
  const highest = figures.reduce((sum, figure) => sum + stepsBelow(figure) + widest, 0);
  // As if every row but one were as high as it can be: the last one may then be as low as it can be.
  const safe = stepsBelow(Math.min(total, Math.max(0, highest - widest)));
  return { figures: figures.map((figure) => shown(stepsBelow(figure))), total: shown(safe) };
}

const stepsBelow = (figure: number) => Math.floor(figure / shownStep) * shownStep;
const shown = (figure: number) => (figure < shownStep ? null : figure);
