import sharp from 'sharp';
import { chance } from './palette.mjs';

const tiles = new Map();
/** A tile of film grain around mid grey. */
async function grain(seed, size = 512) {
  if (!tiles.has(seed)) {
    const r = chance(seed);
    const raw = Buffer.alloc(size * size * 4);
    for (let i = 0; i < size * size; i++) {
      const v = 128 + (r() + r() + r() - 1.5) * 70;
      raw.fill(v, i * 4, i * 4 + 3);
      raw[i * 4 + 3] = 30;
    }
    tiles.set(
      seed,
      await sharp(raw, { raw: { width: size, height: size, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  return tiles.get(seed);
}

const vignette = (w, h, warm) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="v" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="#20202c" stop-opacity="0"/><stop offset="1" stop-color="#1c1c2c" stop-opacity=".3"/></radialGradient><radialGradient id="w" cx="${warm}" cy=".1" r=".9"><stop offset="0" stop-color="#ffca7a" stop-opacity=".26"/><stop offset="1" stop-color="#ffca7a" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#w)"/><rect width="${w}" height="${h}" fill="url(#v)"/></svg>`,
  );

/**
 * SVG to WebP with bloom, warm light, vignette and grain; quality falls until the file fits `maxKb`.
 */
export async function develop(svg, width, height, maxKb, { warm = 0.2, bloom = 0.22 } = {}) {
  const shape = { raw: { width, height, channels: 3 } };
  const base = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();
  const small = await sharp(base, shape)
    .resize(Math.round(width / 4))
    .blur(7)
    .linear(1.25 * bloom, -52 * bloom)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const soft = await sharp(small).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const out = await sharp(base, shape)
    .composite([
      { input: soft, raw: shape.raw, blend: 'screen' },
      { input: vignette(width, height, warm), blend: 'over' },
      { input: await grain('film'), tile: true, blend: 'soft-light' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let quality = 79; ; quality -= 5) {
    const file = await sharp(out, shape).webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
    if (file.length <= maxKb * 1024 || quality < 30) return file;
  }
}

/** SVG to WebP as it is drawn: for maps, whose lines and words must stay sharp. */
export function flat(svg) {
  return sharp(Buffer.from(svg)).webp({ quality: 86, effort: 5, smartSubsample: true }).toBuffer();
}
