import type { Point } from './scale';

/**
 * The stretches of a line: points that have a value and stand side by side. A day that nothing is known of is a gap, not
 * a zero.
 */
function stretchesOf(points: readonly (Point | null)[]): Point[][] {
  const stretches: Point[][] = [];
  let current: Point[] = [];
  for (const point of points) {
    if (point) current.push(point);
    else if (current.length > 0) {
      stretches.push(current);
      current = [];
    }
  }
  return current.length > 0 ? [...stretches, current] : stretches;
}

/** The path of a line; a stretch of one point is a dot, drawn by a round cap. */
export function linePath(points: readonly (Point | null)[]): string {
  return stretchesOf(points).map(strokeOf).join('');
}

export function areaPath(points: readonly (Point | null)[], bottom: number): string {
  return stretchesOf(points)
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const first = stretch[0]?.x ?? 0;
      const last = stretch.at(-1)?.x ?? 0;
      return `${strokeOf(stretch)}L${round(last)} ${round(bottom)}L${round(first)} ${round(bottom)}Z`;
    })
    .join('');
}

function strokeOf(stretch: readonly Point[]): string {
  const words = stretch.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
  return stretch.length === 1 ? `${words.join('')}h0` : words.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
