import { stat, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { answerOrders } from 'beursvloer-domain/child-programs';

/**
 * A separate program: reads, checks and writes pictures. The libraries behind `sharp` are native: what they cannot bear ends the
 * process, and a filter in a drawing can take minutes inside one call, which only killing the process stops.
 */

type WrittenFormat = 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif';

export type PictureOrder =
  | { task: 'measure'; file: string }
  | { task: 'decode'; file: string }
  | { task: 'clean'; file: string; to: string; format: 'jpg' | 'png' | 'webp'; maxPixels: number }
  | { task: 'shrink'; file: string; to: string; width: number; height: number }
  | {
      task: 'compress';
      file: string;
      to: string;
      format: WrittenFormat;
      quality: number;
      autoOrient: boolean;
    }
  | { task: 'draw'; svg: string };

/** A picture on the disk: of an animated one the height of a frame. */
export interface Measured {
  format: string;
  width: number;
  height: number;
  bytes: number;
  png?: Uint8Array;
}

/** Hardly visible, and it lets print shops have what they need. */
const jpegQuality = 92;
/** The longest side of the PNG of a drawing: twice the widest logo on the site. */
const maxSidePixels = 1600;
/**
 * The density (dots per inch) at which one unit of a drawing is one pixel, and so the widest drawing that can be made
 * that small.
 */
const plainDensityDpi = 72;
const maxUnits = maxSidePixels * plainDensityDpi;
/** A lossless WebP of a hundred million pixels takes 830 MB. */
const maxBytes = 1024 * 1024 * 1024;

// Each picture is another one, and comes once.
sharp.cache(false);
sharp.concurrency(1);
answerOrders(carryOut, maxBytes);

async function carryOut(order: PictureOrder): Promise<Measured> {
  switch (order.task) {
    case 'measure':
      return measure(order.file);
    case 'decode':
      await sharp(order.file, { limitInputPixels: false }).stats();
      return measure(order.file);
    case 'clean':
      return clean(order);
    case 'shrink':
      return write(
        sharp(order.file, { animated: true }).resize({ ...sizeOf(order), fit: 'inside' }),
        order.to,
      );
    case 'compress': {
      const picture = sharp(order.file, { animated: true })[order.format]({ quality: order.quality });
      return write(order.autoOrient ? picture.rotate() : picture, order.to);
    }
    case 'draw':
      return draw(Buffer.from(order.svg));
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

async function measure(file: string): Promise<Measured> {
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  const { size: bytes } = await stat(file);
  return { format, width, height, bytes };
}

/** Writes a picture again, without what the camera put beside it. */
function clean({ file, to, format, maxPixels }: PictureOrder & { task: 'clean' }): Promise<Measured> {
  const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .keepIccProfile();
  return write(format === 'jpg' ? picture.jpeg({ quality: jpegQuality }) : picture.toFormat(format), to);
}

/** Node writes the file, so that a full disk is an error with a code. */
async function write(picture: Sharp, to: string): Promise<Measured> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  await writeFile(to, data);
  const { format, width, height, pageHeight } = info;
  return { format, width, height: pageHeight ?? height, bytes: data.length };
}

async function draw(drawing: Buffer): Promise<Measured> {
  const { format, width, height } = await sharp(drawing, { density: plainDensityDpi }).metadata();
  const longestUnits = Math.max(width, height);
  if (format !== 'svg' || longestUnits > maxUnits)
    throw new Error(`This is no drawing of a usual size: ${longestUnits}`);
  const wanted = Math.max(1, (plainDensityDpi * maxSidePixels) / longestUnits);
  const at = await sharp(drawing, { density: wanted, limitInputPixels: false }).metadata();
  // Lengths in millimetres and the like grow with the density twice.
  const density = wanted * Math.sqrt(Math.min(1, maxSidePixels / Math.max(at.width, at.height)));
  const { data: png, info } = await sharp(drawing, {
    density,
    limitInputPixels: maxSidePixels * maxSidePixels * 2,
  })
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { format: info.format, width: info.width, height: info.height, bytes: png.length, png };
}
