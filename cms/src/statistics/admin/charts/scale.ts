/** A point of a drawing, in pixels from its top left. */
export interface Point {
  x: number;
  y: number;
}

/** The values on an axis from 0 up, evenly apart; the last one is at least the maximum. */
export function ticksUpTo(maximum: number, atMost = 4): number[] {
  const step = niceStep(Math.max(maximum, 1) / atMost);
  const count = Math.max(1, Math.ceil(maximum / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least so much; whole, as people are counted. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((nice) => nice >= least) ?? 10 * power;
  return Math.max(1, Math.ceil(step));
}

/** Positions of `count` points side by side: the first at the left edge, the last at the right one. */
export function placesOf(count: number, { left, right }: { left: number; right: number }): number[] {
  if (count === 1) return [(left + right) / 2];
  return Array.from({ length: count }, (_, index) => left + ((right - left) * index) / (count - 1));
}

export function heightOf(
  value: number,
  top: number,
  { upper, lower }: { upper: number; lower: number },
): number {
  return lower - ((lower - upper) * value) / Math.max(top, 1);
}

export function nearestPlace(places: readonly number[], x: number): number {
  let nearest = 0;
  for (const [index, place] of places.entries())
    if (Math.abs(place - x) < Math.abs((places[nearest] ?? 0) - x)) nearest = index;
  return nearest;
}

/**
 * Indexes of the labels that have room, with the same number left out between them. They count back from the
 * last one, because readers look for today.
 * @param width of the axis, and `labelWidth` of one label, both in pixels
 */
export function labelledPlaces(count: number, width: number, labelWidth: number): number[] {
  const room = Math.max(1, Math.floor(width / labelWidth));
  const every = Math.max(1, Math.ceil(count / room));
  const shown: number[] = [];
  for (let index = count - 1; index >= 0; index -= every) shown.unshift(index);
  return shown;
}

/** The shade of a value: 0 for nothing, then 1 to `shades`, by its part of the maximum. */
export function shadeOf(value: number, maximum: number, shades: number): number {
  if (value <= 0 || maximum <= 0) return 0;
  return Math.min(shades, Math.max(1, Math.ceil((value / maximum) * shades)));
}

/** How long a bar is, in percent of the longest. */
export function partOf(value: number, maximum: number): number {
  return maximum <= 0 ? 0 : Math.round((Math.max(0, value) / maximum) * 1000) / 10;
}
