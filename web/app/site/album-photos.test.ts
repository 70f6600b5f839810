import { expect, it } from 'vitest';
import { albumPhotos, photographersOf } from './album-photos';

const image = { url: '/uploads/a.webp', width: 1400, height: 933, alt: '', mime: 'image/webp' };
const album = (date: string) => ({
  publicId: 9001,
  slug: 'opening',
  date,
  photos: [
    { image, caption: 'Een', credit: null },
    { image, caption: null, credit: 'Ilse' },
  ],
});

it('each photo of an album of the year has its own URL', () => {
  expect(albumPhotos(album('2025-02-11')).map(({ path }) => path)).toEqual([
    '/fotos-2025/9001/opening?foto=1',
    '/fotos-2025/9001/opening?foto=2',
  ]);
});

it('photos of another year have no URL, because their album has no page', () => {
  expect(albumPhotos(album('2023-02-11')).map(({ path }) => path)).toEqual([undefined, undefined]);
});

it('each photographer is named once', () => {
  const credits = ['Ilse', null, 'Bas', 'Ilse'].map((credit) => ({ credit }));
  expect(photographersOf(credits)).toEqual(['Ilse', 'Bas']);
  expect(photographersOf([{ credit: null }])).toEqual([]);
});
