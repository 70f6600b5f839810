import { expect, it } from 'vitest';
import { albumPhotos, photographersOf } from './album-photos';

const image = { url: '/uploads/a.webp', width: 1400, height: 933, alt: '', mime: 'image/webp' };
const album = {
  publicId: 9001,
  slug: 'opening',
  photos: [
    { image, caption: 'Een', credit: null },
    { image, caption: null, credit: 'Ilse' },
  ],
};

it('each photo of an album has its own URL', () => {
  expect(albumPhotos(album).map(({ path }) => path)).toEqual([
    '/fotoalbums/9001/opening?foto=1',
    '/fotoalbums/9001/opening?foto=2',
  ]);
});

it('each photographer is named once', () => {
  const credits = ['Ilse', null, 'Bas', 'Ilse'].map((credit) => ({ credit }));
  expect(photographersOf(credits)).toEqual(['Ilse', 'Bas']);
  expect(photographersOf([{ credit: null }])).toEqual([]);
});
