import { expect, it } from 'vitest';
import { photoShape } from './photo-shape';

it.each([
  [1400, 933, 'photo-shape-150'],
  [1400, 1050, 'photo-shape-135'],
  [933, 1400, 'photo-shape-65'],
  [1400, 788, 'photo-shape-180'],
  [1000, 1000, 'photo-shape-100'],
  [6000, 1000, 'photo-shape-250'],
  [100, 4000, 'photo-shape-50'],
])('a photo of %d by %d gets the class %s', (width, height, shape) => {
  expect(photoShape({ width, height })).toBe(shape);
});
