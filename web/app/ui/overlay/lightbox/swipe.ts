/** How far a finger goes before it turns the page, in px: docs/behaviour.md. */
const SWIPE_TOLERANCE = 50;

/** Where a swipe leads: to the left is on to the next, as with paper. Null when it was too short or went up or down. */
export function swipeOf(dx: number, dy: number): 'next' | 'previous' | null {
  if (Math.abs(dx) <= SWIPE_TOLERANCE || Math.abs(dx) <= Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}
