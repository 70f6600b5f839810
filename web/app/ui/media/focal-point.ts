import type { PictureFile } from '../../content/types/fields/picture';

/**
 * Classes that keep a point of a picture in sight when its sides are cut off. In tenths, away from the middle: towards the middle
 * a point near an edge would be cut off itself.
 */
export function focusClasses(point: PictureFile['focalPoint']): string | undefined {
  return point && `focus-x-${tenth(point.x)} focus-y-${tenth(point.y)}`;
}

const tenth = (percent: number) => (percent < 50 ? Math.floor : Math.ceil)(percent / 10) * 10;
