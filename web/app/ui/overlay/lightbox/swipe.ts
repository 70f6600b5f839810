/** A shorter swipe does nothing: docs/behaviour.md. */
const swipeTolerancePx = 50;

/** The photo that a swipe asks for: to the left is the next, as with paper. Null when it was too short or vertical. */
export function swipeOf(dx: number, dy: number): 'next' | 'previous' | null {
  if (Math.abs(dx) <= swipeTolerancePx || Math.abs(dx) <= Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}
