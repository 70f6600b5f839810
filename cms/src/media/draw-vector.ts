import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A separate program: draws the SVG on standard input as a PNG on standard output. Filters and patterns can take
 * minutes inside one call into librsvg, which only killing the process stops. Meanwhile the server goes on.
 */

/** The longest side of the PNG: twice the widest logo on the site. */
const maxSidePixels = 1600;
/**
 * The density (dots per inch) at which one unit of a drawing is one pixel, and so the widest drawing that can be made
 * that small.
 */
const plainDensityDpi = 72;
const maxUnits = maxSidePixels * plainDensityDpi;

async function draw(drawing: Buffer): Promise<Buffer> {
  const { format, width, height } = await sharp(drawing, { density: plainDensityDpi }).metadata();
  const longestUnits = Math.max(width, height);
  if (format !== 'svg' || longestUnits > maxUnits)
    throw new Error(`This is no drawing of a usual size: ${longestUnits}`);
  const density = Math.max(1, (plainDensityDpi * maxSidePixels) / longestUnits);
  return sharp(drawing, { density, limitInputPixels: maxSidePixels * maxSidePixels * 2 })
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

setPriority(19);
buffer(process.stdin)
  .then(draw)
  .then((picture) => process.stdout.write(picture))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
