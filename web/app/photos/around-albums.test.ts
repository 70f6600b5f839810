import { expect, it } from 'vitest';
import type { Block } from '../content/types/page/blocks';
import { aroundAlbums } from './around-albums';

const text = (key: string): Block => ({ type: 'rich-text', key, body: [] });
const quote = (key: string): Block => ({ type: 'quote', key, text: 'T', name: 'N', role: null, image: null });
const gallery = (key: string, publicId: number | null): Block => ({
  type: 'gallery',
  key,
  title: null,
  text: null,
  link: null,
  images: [],
  album:
    publicId === null
      ? null
      : { publicId, title: 'A', slug: 'a', date: '2025-02-11', text: null, photos: [] },
});
const keys = (blocks: readonly Block[]) => blocks.map(({ key }) => key);

it('texts that open the page stand above the albums, and the rest below', () => {
  const { before, after } = aroundAlbums([text('a'), text('b'), quote('c'), text('d')], []);
  expect([keys(before), keys(after)]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('everything stands above the albums when all of it is text', () => {
  const { before, after } = aroundAlbums([text('a')], []);
  expect([keys(before), keys(after)]).toEqual([['a'], []]);
});

it('galleries of the albums on the page are left out, and those alone', () => {
  const { before, after } = aroundAlbums(
    [text('a'), gallery('b', 9001), gallery('c', 9002), gallery('d', null)],
    [{ publicId: 9001 }],
  );
  expect([keys(before), keys(after)]).toEqual([['a'], ['c', 'd']]);
});
