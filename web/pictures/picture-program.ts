import { answerOrders } from 'beursvloer-domain/child-programs';
import sharp, { type OverlayOptions } from 'sharp';
import type { CardOrder, IconOrder, PictureOrder, ResizeOrder } from './picture-process';

/** A separate program that reads and draws pictures: what the native library behind `sharp` cannot bear ends the process. */

/** The media library takes no larger pictures; some hold gigabytes while they are resized. */
const maxPixels = 100_000_000;
/** A lossless WebP of a hundred million pixels takes 830 MB. */
const maxBytes = 1024 * 1024 * 1024;

// Each picture is another one, and comes once.
sharp.cache(false);
sharp.concurrency(1);
answerOrders((order: PictureOrder) => {
  if (order.task === 'resize') return resize(order);
  return order.task === 'card' ? drawCard(order) : drawIcon(order);
}, maxBytes);

function resize({ source, width, format }: ResizeOrder): Promise<Buffer> {
  const resized = sharp(source, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 52, effort: 2 }) : resized.webp({ quality: 78 });
  return encoded.toBuffer();
}

const none = { r: 0, g: 0, b: 0, alpha: 0 };

async function drawIcon({ source, size, share, background }: IconOrder): Promise<Buffer> {
  const width = Math.round(size * share);
  const { format, width: own } = await sharp(source, { limitInputPixels: maxPixels }).metadata();
  // A drawing is drawn at the size that is asked for.
  const density = format === 'svg' ? (72 * width) / own : undefined;
  const sign = await sharp(source, { limitInputPixels: maxPixels, ...(density && { density }) })
    .resize({ width, height: width, fit: 'contain', background: none })
    .toBuffer();
  const paper = { width: size, height: size, channels: 4 as const, background: background ?? none };
  return sharp({ create: paper })
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

async function drawCard({ paper, words, photo }: CardOrder): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  if (photo) layers.push(await layer(photo));
  layers.push({ input: Buffer.from(words) });
  return sharp(Buffer.from(paper))
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

async function layer({ source, fit, left, top, width, height }: NonNullable<CardOrder['photo']>) {
  const picture = sharp(source, { limitInputPixels: maxPixels });
  const fitted =
    fit === 'fill'
      ? picture.autoOrient().resize({ width, height, fit: 'cover', position: 'attention' })
      : picture.resize({ width, height, fit: 'contain', background: '#ffffff' });
  return { input: await fitted.toBuffer(), left, top };
}
