import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messagesFor } from '../messages/messages';
import { manifestOf } from './manifest';

const settings = { name: 'Fabriek & Thuis', edition: '2027', tagline: 'De beurs voor bouwen' };
const manifestIn = (locale: 'nl' | 'en', tagline: string | null = settings.tagline) =>
  manifestOf({ settings: { ...settings, tagline }, locale, messages: messagesFor(locale) });

test('the manifest has what a device shows of the fair, in the language of the page', () => {
  expect(manifestIn('nl')).toMatchObject({
    id: '/',
    start_url: '/',
    name: 'Fabriek & Thuis 2027',
    short_name: 'Fabriek & Thuis',
    description: 'De beurs voor bouwen',
    lang: 'nl',
    shortcuts: [
      { name: 'Mijn programma', url: '/mijn-programma' },
      { name: 'Programma', url: '/programma' },
      { name: 'Standhouders', url: '/standhouders' },
      { name: 'Plattegrond', url: '/plattegrond' },
    ],
  });
  expect(manifestIn('en')).toMatchObject({ id: '/en', start_url: '/en', lang: 'en' });
  expect(manifestIn('en').shortcuts.map(({ url }) => url)).toEqual([
    '/en/mijn-programma',
    '/en/programma',
    '/en/standhouders',
    '/en/plattegrond',
  ]);
  expect(manifestIn('nl', null)).not.toHaveProperty('description');
});

test.each(manifestIn('nl').icons)(
  '$src is an opaque picture of the size that it says',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(await readFile(`public${src}`)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect((await sharp(`public${src}`).stats()).isOpaque).toBe(true);
  },
);

test.each(manifestIn('nl').screenshots)(
  '$src is a picture of the size that it says, light enough to show before installing',
  async ({ src, sizes }) => {
    const file = await readFile(`public${src}`);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(file.length).toBeLessThan(100_000);
  },
);
