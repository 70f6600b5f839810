import { describe, expect, it } from 'vitest';
import { isZoomedIn, stepZoom, zoomLimits } from './zoom';

/** Every scale on the way from 1 until a step changes nothing. */
function walk(direction: 1 | -1, from = 1): number[] {
  const scales = [from];
  for (;;) {
    const last = scales.at(-1) ?? from;
    const next = stepZoom(last, direction);
    if (next === last) return scales;
    scales.push(next);
  }
}

describe('zooming by steps', () => {
  it('goes 0.12 nearer or further', () => {
    expect(stepZoom(1, 1)).toBe(1.12);
    expect(stepZoom(1.12, 1)).toBe(1.24);
    expect(stepZoom(1, -1)).toBe(0.88);
  });

  it('ends at 3 and at 0.1', () => {
    expect(walk(1).at(-1)).toBe(3);
    expect(walk(-1).at(-1)).toBe(0.1);
    expect(stepZoom(2.95, 1)).toBe(zoomLimits.max);
    expect(stepZoom(0.16, -1)).toBe(zoomLimits.min);
  });

  it('stops at the whole photo on the way back from both ends', () => {
    expect(walk(-1, 3)).toContain(1);
    expect(walk(1, 0.1)).toContain(1);
  });

  it('goes on from the percentage that is shown', () => {
    expect(stepZoom(1.003, -1)).toBe(0.88);
    expect(stepZoom(0.997, 1)).toBe(1.12);
  });

  it('comes out of any scale that a pinch can leave', () => {
    for (let scale: number = zoomLimits.min; scale <= zoomLimits.max; scale += 0.013) {
      if (scale < zoomLimits.max) expect(stepZoom(scale, 1)).toBeGreaterThan(scale);
      if (scale > zoomLimits.min) expect(stepZoom(scale, -1)).toBeLessThan(scale);
    }
  });
});

it('a photo is dragged only when it is larger than the screen', () => {
  expect([0.1, 1, 1.12, 3].map(isZoomedIn)).toEqual([false, false, true, true]);
});
