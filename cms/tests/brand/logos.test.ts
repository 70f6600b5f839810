import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

/** Logos as drawing programs write them, and what becomes of them in the media library. */
// The program that draws stands beside the compiled module.
const { drawVector }: typeof import('../../src/platform/media/vector') = await import(
  path.resolve('dist/src/platform/media/vector.js')
);
const drawn = async (name: string) =>
  sharp(await drawVector(await readFile(path.join(import.meta.dirname, 'cases', name))));

async function pixelOf(picture: Sharp, x: number, y: number): Promise<number[]> {
  const { width = 0, height = 0 } = await picture.metadata();
  const left = Math.floor(x * width);
  const top = Math.floor(y * height);
  const area = { left, top, width: 1, height: 1 };
  return [...(await picture.clone().extract(area).ensureAlpha().raw().toBuffer())];
}

describe('a logo', () => {
  it.each(['size-none.svg', 'size-percent.svg', 'size-mm.svg', 'size-offset.svg'])(
    'is the whole picture, three times as wide as high, however its size is written: %s',
    async (name) => {
      const picture = await drawn(name);
      const { width = 0, height = 0 } = await picture.metadata();
      expect(Math.round(width / 3)).toBe(height);
      // Enough for the largest icon.
      expect(width).toBeGreaterThanOrEqual(512);
      for (const [at, colour] of [
        [1 / 6, [0xd0, 0, 0, 255]],
        [3 / 6, [0, 0xa0, 0, 255]],
        [5 / 6, [0, 0, 0xd0, 255]],
      ] as const)
        expect(await pixelOf(picture, at, 0.5)).toEqual(colour);
      // Sharp where two colours meet.
      const edge = await Promise.all([-1, 1].map((pixel) => pixelOf(picture, 1 / 3 + pixel / width, 0.5)));
      expect(edge).toEqual([
        [0xd0, 0, 0, 255],
        [0, 0xa0, 0, 255],
      ]);
    },
  );

  it.each([
    ['clash-light.svg', [0x1f, 0x3a, 0x5f], [0xe1, 0x3b, 0x00]],
    ['clash-dark.svg', [0xff, 0xff, 0xff], [0x7c, 0xba, 0x65]],
  ])('keeps its own colours, whatever another one calls its classes: %s', async (name, at35, at100) => {
    const picture = await drawn(name);
    for (const [x, colour] of [
      [35 / 120, at35],
      [100 / 120, at100],
    ] as const)
      for (const [channel, value] of (await pixelOf(picture, x, 0.5)).slice(0, 3).entries())
        expect(Math.abs(value - (colour[channel] ?? 0))).toBeLessThanOrEqual(8);
  });
});
