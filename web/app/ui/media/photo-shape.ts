/** The narrowest and the widest shape in the stylesheet, and the step between two, in hundredths of width by height. */
const shapes = { min: 50, max: 250, step: 5 };

/**
 * The class that gives a photo's tile its shape before the photo is loaded. The content security policy forbids style
 * attributes, so it is a class. The shape is a few per cent off, and the photo is cropped to it.
 */
export function photoShape({ width, height }: { width: number; height: number }): string {
  const hundredths = Math.round((100 * width) / height / shapes.step) * shapes.step;
  return `photo-shape-${Math.min(Math.max(hundredths, shapes.min), shapes.max)}`;
}
