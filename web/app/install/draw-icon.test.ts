import sharp from 'sharp';
import { expect, test } from 'vitest';
import { defaultBrand } from '../content/types/brand';
import { drawIcon } from './draw-icon.server';
import { iconFiles, type IconFile } from './icons';

const green = { ...defaultBrand, colour: '#1f7a3d' };
const pngs = (Object.keys(iconFiles) as IconFile[]).filter((file) => file.endsWith('.png'));

/** The colour of a pixel, `#rrggbb`. */
async function pixel(picture: Uint8Array, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

test.each(pngs)('%s is an opaque picture of its size, in the colour of the fair', async (file) => {
  const drawn = await drawIcon(file, green);
  const { width, height } = await sharp(drawn).metadata();
  const { size } = iconFiles[file];
  expect([width, height]).toEqual([size, size]);
  expect((await sharp(drawn).stats()).isOpaque).toBe(true);
  expect(await pixel(drawn, 1, 1)).toBe('#ffffff');
  // Right of the hole, left of the bars.
  expect(await pixel(drawn, Math.round(size * 0.47), Math.round(size * 0.3))).toBe('#1f7a3d');
});

test('the icon of a tab is a drawing in that colour, and one for older browsers', async () => {
  const svg = Buffer.from(await drawIcon('favicon.svg', green)).toString();
  expect(svg).toContain('fill="#1f7a3d"');
  const ico = Buffer.from(await drawIcon('favicon.ico', defaultBrand));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const { width, format } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([width, format]).toEqual([32, 'png']);
});
