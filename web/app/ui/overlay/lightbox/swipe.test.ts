import { expect, it } from 'vitest';
import { swipeOf } from './swipe';

it.each([
  ['to the left', -51, 0, 'next'],
  ['to the right', 51, 0, 'previous'],
  ['of just the tolerance', -50, 0, null],
  ['of just the tolerance the other way', 50, 0, null],
  ['that does not move', 0, 0, null],
  ['that goes down', 10, 200, null],
  ['that goes down more than aside', -120, 121, null],
  ['that slants', -120, 90, 'next'],
])('a swipe %s shows the photo it asks for, or none', (_what, dx, dy, photo) => {
  expect(swipeOf(dx, dy)).toBe(photo);
});
