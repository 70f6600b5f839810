import { expect, test } from 'vitest';
import { fontsOf } from '../../brand/letters.server';
import { defaultBrand } from '../content/types/brand';
import { createHeadHints, headFiles } from '../rendering/paint/head-files';
import { siteBrandOf } from './site-brand.server';

/** The fonts that hints name to whoever asks second. */
async function hinted(fonts: readonly string[] | null): Promise<string[]> {
  const hints = createHeadHints(() => Promise.resolve(fonts));
  expect(named(hints())).toEqual([]);
  await Promise.resolve();
  return named(hints());
}
const named = (hints: readonly string[]) => hints.flatMap((hint) => /<([^>]+\.woff2)>/.exec(hint)?.[1] ?? []);

test.each(['archivo', 'fraunces', 'outfit'] as const)(
  'a fair with the letters %s preloads their files and no others',
  async (letters) => {
    const fonts = fontsOf(letters);
    expect(siteBrandOf({ ...defaultBrand, letters })).toMatchObject({
      sheet: expect.stringContaining(`-${letters}-`) as string,
      fonts,
    });
    expect(await hinted(fonts)).toEqual(fonts);
    expect(fonts.filter((font) => headFiles.fonts.includes(font))).toEqual([]);
  },
);

test('a fair without letters of its own preloads those of the site', async () => {
  expect(siteBrandOf(defaultBrand)).toBeNull();
  expect(siteBrandOf({ ...defaultBrand, colour: '#1f7a3d' })).toMatchObject({ fonts: null });
  expect(await hinted(null)).toEqual(headFiles.fonts);
});
