/** The nearest position in a list of `count` items, counted from 0; -1 when the list is empty. */
export function clampIndex(index: number, count: number): number {
  const whole = Number.isNaN(index) ? 0 : Math.trunc(index);
  return Math.min(Math.max(whole, 0), count - 1);
}
