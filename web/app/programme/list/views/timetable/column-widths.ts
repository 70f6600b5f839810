import type { TimetableColumn } from './lay-out';

/**
 * How many lanes stand beside each other from a width of the screen on: 768, 1024 and 1280 px (Tailwind's `md`, `lg` and `xl`). A lane is
 * then at least 120 px wide. Narrower screens show one room at a time.
 */
const fittingLanes = { md: 4, lg: 6, xl: 9 } as const;

export type Width = keyof typeof fittingLanes;
const widths: readonly Width[] = ['md', 'lg', 'xl'];

/** From which width on all columns stand beside each other; null when they never do. */
export function widthForAll(columns: readonly Pick<TimetableColumn, 'lanes'>[]): Width | null {
  return widthFor(columns.reduce((sum, { lanes }) => sum + lanes, 0));
}

/**
 * From which width on each column is in sight: the chosen one always, then as many after it as fit, and once the last one is there,
 * as many before it. Null is a column that no width has place for until it is chosen.
 */
export function widthsOf(
  columns: readonly Pick<TimetableColumn, 'lanes'>[],
  chosen: number,
): (Width | null)[] {
  const found = columns.map((): Width | null => null);
  let lanes = 0;
  for (const index of inOrderOfNeed(columns.length, chosen)) {
    lanes += columns[index]?.lanes ?? 0;
    found[index] = index === chosen ? 'md' : widthFor(lanes);
  }
  return found;
}

const widthFor = (lanes: number) => widths.find((width) => lanes <= fittingLanes[width]) ?? null;

/** The chosen one, those after it, and then those before it, the nearest first. */
function inOrderOfNeed(count: number, chosen: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  return [...all.slice(chosen), ...all.slice(0, chosen).reverse()];
}
