import { expect, test } from 'vitest';
import { focusClasses } from './focal-point';

test.each([
  [{ x: 0, y: 100 }, 'focus-x-0 focus-y-100'],
  [{ x: 9.9, y: 90.1 }, 'focus-x-0 focus-y-100'],
  [{ x: 50, y: 12 }, 'focus-x-50 focus-y-10'],
  [{ x: 61, y: 50 }, 'focus-x-70 focus-y-50'],
  [{ x: 50, y: 50 }, 'focus-x-50 focus-y-50'],
  [undefined, undefined],
])('the point %o has the classes %s', (point, classes) => {
  expect(focusClasses(point)).toBe(classes);
});

/** Where in its box a point is seen, when the box shows this part of the picture: from 0, one edge, to 1, the other. */
function placeInBox(percent: number, classes: string | undefined, shown: number): number {
  const position = Number(/focus-x-(\d+)/.exec(classes ?? '')?.[1] ?? 50) / 100;
  return (percent / 100 - position * (1 - shown)) / shown;
}

test('a point is in sight in a box that shows a fifth of a picture', () => {
  for (let x = 0; x <= 100; x += 0.5) {
    const place = placeInBox(x, focusClasses({ x, y: 50 }), 0.2);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(1);
  }
});
