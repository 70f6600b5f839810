/** Draws the icons of the installed site from the mark in public/favicon.svg: `npm run draw-icons`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'public');
const mark = await readFile(join(folder, 'favicon.svg'));
const white = { r: 255, g: 255, b: 255, alpha: 1 };

/** @param {{ name: string, size: number, share: number }} icon `share` is the part of its width that the mark takes */
async function draw({ name, size, share }) {
  const width = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * width) / 32 })
    .resize(width, width)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: white } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name));
}

await draw({ name: 'app-icon-192.png', size: 192, share: 0.8 });
await draw({ name: 'app-icon-512.png', size: 512, share: 0.8 });
// Devices cut it to their own shape: what matters lies in the middle four fifths.
await draw({ name: 'app-icon-maskable-512.png', size: 512, share: 0.56 });
