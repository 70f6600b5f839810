/**
 * Heights of 5, 10, … 60 minutes: 15 give a title of one line its place. Classes, because a strict content security
 * policy allows no style attributes.
 */
const heights = 'h-3 h-6 h-9 h-12 h-15 h-18 h-21 h-24 h-27 h-30 h-33 h-36'.split(' ');
const leastHeights =
  'min-h-3 min-h-6 min-h-9 min-h-12 min-h-15 min-h-18 min-h-21 min-h-24 min-h-27 min-h-30 min-h-33 min-h-36'.split(
    ' ',
  );

/** The height of a stretch of the day, to scale up to an hour; what takes longer is cut short. */
export const heightOf = (minutes: number) => scaled(heights, minutes);

/** The same, for what may grow with its words. */
export const leastHeightOf = (minutes: number) => scaled(leastHeights, minutes);

function scaled(classes: readonly string[], minutes: number): string | undefined {
  return classes[Math.max(1, Math.round(minutes / 5)) - 1] ?? classes.at(-1);
}
