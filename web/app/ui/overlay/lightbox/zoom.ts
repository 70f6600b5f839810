/** How far a photo zooms (docs/behaviour.md); at 1 the whole photo is visible. */
export const zoomLimits = { step: 0.12, min: 0.1, max: 3 } as const;

/** The scale one step nearer (1) or further away (-1): within the limits, and never past the whole photo in one step. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  // From the percentage that is shown: what shows 100% is the whole photo, also a hair before or after it.
  const from = wholePercent(scale);
  const next = wholePercent(from + direction * zoomLimits.step);
  if ((from - 1) * (next - 1) < 0) return 1;
  return Math.min(Math.max(next, zoomLimits.min), zoomLimits.max);
}

function wholePercent(scale: number): number {
  return Math.round(scale * 100) / 100;
}

export function isZoomedIn(scale: number): boolean {
  return scale > 1;
}
