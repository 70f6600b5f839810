/**
 * The layouts of a photo grid, as photo-grid.css tells them apart: how wide a row is for its height where the photos
 * are as high as they should be.
 */
const layouts = { narrow: 2.6, medium: 3.8, wide: 4.8 } as const;

export type PhotoLayout = keyof typeof layouts;

const names: readonly PhotoLayout[] = ['narrow', 'medium', 'wide'];

/** Photos that fill less of a row than this are not stretched to its width: they would be huge. */
const minFilled = 0.75;

export interface PhotoRows {
  /** The layouts that begin a new row before the photo at this position; the first one begins none. */
  breaksBefore: PhotoLayout[][];
  /** The layouts of which these photos do not fill a row. */
  unfilled: PhotoLayout[];
}

/** Divides photos, given as width by height, into rows of much the same height, so that no photo is alone in the last row. */
export function photoRows(shapes: readonly number[]): PhotoRows {
  const starts = names.map((name) => ({ name, at: rowStarts(shapes, layouts[name]) }));
  const total = shapes.reduce((sum, shape) => sum + shape, 0);
  return {
    breaksBefore: shapes.map((_, position) =>
      starts.filter(({ at }) => at.has(position)).map(({ name }) => name),
    ),
    unfilled: names.filter((name) => total < layouts[name] * minFilled),
  };
}

function rowStarts(shapes: readonly number[], target: number): Set<number> {
  /** The best rows for the first so many photos: how uneven they are, and where the last of them begins. */
  const best = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= shapes.length; end += 1) {
    let found = { cost: Infinity, start: 0 };
    let width = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      width += shapes[start] ?? 0;
      // Twice as high is as bad as half as high.
      const cost = (best[start]?.cost ?? 0) + Math.log(width / target) ** 2;
      if (cost < found.cost) found = { cost, start };
    }
    best.push(found);
  }
  const starts = new Set<number>();
  for (let end = shapes.length; end > 0; end = best[end]?.start ?? 0) starts.add(best[end]?.start ?? 0);
  starts.delete(0);
  return starts;
}
