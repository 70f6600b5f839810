/** The narrowest, the widest and the grain of the shapes that the stylesheet knows, in hundredths of width by height. */
const SHAPES = { min: 50, max: 250, step: 5 };

/**
 * The class that gives a photo's tile its shape before the photo is there. A class and not a style, because a style
 * attribute would need a hole in the content security policy; the few per cent it is off are cropped.
 */
export function photoShape({ width, height }: { width: number; height: number }): string {
  const hundredths = Math.round((100 * width) / height / SHAPES.step) * SHAPES.step;
  return `photo-shape-${Math.min(Math.max(hundredths, SHAPES.min), SHAPES.max)}`;
}
