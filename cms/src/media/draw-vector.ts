import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A program of its own: draws the SVG on its standard input as a PNG on its standard output. Filters and patterns can
 * take minutes inside one call into librsvg, which only the end of the process stops. The server goes first meanwhile.
 */

/** Pixels of the longest side of the picture that is made: enough for the widest place a logo has, twice over. */
const maxSidePixels = 1600;
/** Dots per inch at which one unit of a drawing is one pixel, and so the widest drawing that can be made that small. */
const plainDensity = 72;
const maxUnits = maxSidePixels * plainDensity;

async function draw(drawing: Buffer): Promise<Buffer> {
  const { format, width, height } = await sharp(drawing, { density: plainDensity }).metadata();
  const longestUnits = Math.max(width, height);
  if (format !== 'svg' || longestUnits > maxUnits)
    throw new Error(`This is no drawing of a usual size: ${longestUnits}`);
  const density = Math.max(1, (plainDensity * maxSidePixels) / longestUnits);
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
