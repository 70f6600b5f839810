import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Card } from './card';
import { drawCard } from './draw.server';

const imprint = {
  name: 'Fabriek & Thuis',
  edition: '2027',
  whenAndWhere: 'di 9 februari 2027, Utrecht',
  colour: '#1f7a3d',
  letters: null,
};

test.each(['fill', 'whole'] as const)(
  'a picture with too many pixels to %s a side is not decoded',
  async (fit) => {
    const picture = { url: '/uploads/groot.png', width: 12_000, height: 10_000, alt: '', mime: 'image/png' };
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f68220' } })
      .png()
      .toBuffer();
    photo.writeUInt32BE(picture.width, 16);
    photo.writeUInt32BE(picture.height, 20);
    photo.writeUInt32BE(crc32(photo.subarray(12, 29)), 29);
    const card: Card = { label: 'Nieuws', title: 'Groot', line: null, picture, fit };
    await expect(drawCard(card, imprint, photo)).rejects.toThrow('pixel limit');
  },
);

const drawTitle = async (title: string) =>
  Buffer.from(
    await drawCard({ label: 'Standhouder', title, line: null, picture: null, fit: 'fill' }, imprint, null),
  );

test.each([
  ['Ł', 'Ş'],
  ['Λ', 'Ж'],
  ['ễ', 'ộ'],
])('a letter that the faces lack is no box: %s looks other than %s', async (first, second) => {
  expect((await drawTitle(first)).equals(await drawTitle(second))).toBe(false);
});

test('a card has the colour of the fair, and no other strong one', async () => {
  const { data, info } = await sharp(await drawTitle('Dak'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(data.subarray(at, at + 3).toString('hex'));
  expect(colours).toContain('1f7a3d');
  // Green is the largest part of all that is not grey.
  const parts = [...colours].map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const others = parts.filter(
    ([red = 0, green = 0, blue = 0]) =>
      Math.max(red, blue) - Math.min(red, green, blue) > 60 && green < Math.max(red, blue),
  );
  expect(others).toEqual([]);
});
