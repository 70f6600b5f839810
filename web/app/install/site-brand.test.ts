import { expect, test } from 'vitest';
import { fontsOf } from '../../brand/letters.server';
import { defaultBrand } from '../content/types/brand';
import { headFiles, headHints } from '../rendering/paint/head-files';
import { siteBrandOf } from './site-brand.server';

const named = (hints: readonly string[]) => hints.flatMap((hint) => /<([^>]+\.woff2)>/.exec(hint)?.[1] ?? []);

test.each(['archivo', 'fraunces', 'outfit'] as const)(
  'a fair with the letters %s preloads their files and no others',
  (letters) => {
    const fonts = fontsOf(letters);
    expect(siteBrandOf({ ...defaultBrand, letters })).toMatchObject({
      sheet: expect.stringContaining(`-${letters}-`) as string,
      fonts,
    });
    expect(named(headHints(fonts))).toEqual(fonts);
    expect(fonts.filter((font) => headFiles.fonts.includes(font))).toEqual([]);
  },
);

test('a fair without letters of its own preloads those of the site', () => {
  expect(siteBrandOf(defaultBrand)).toBeNull();
  expect(siteBrandOf({ ...defaultBrand, colour: '#1f7a3d' })).toMatchObject({ fonts: null });
  expect(named(headHints(null))).toEqual(headFiles.fonts);
});
