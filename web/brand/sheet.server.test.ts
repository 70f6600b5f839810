import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { defaultColour, paletteOf, type Mode } from 'beursvloer-domain/brand';
import { describe, expect, test } from 'vitest';
import { fontsOf } from './letters.server';
import { sheetAt, sheetPath } from './sheet.server';

describe('the stylesheet of a brand', () => {
  test('is not there for the default, whose colours every page has', () => {
    expect(sheetPath({ colour: defaultColour, letters: null })).toBeNull();
  });

  test('is found again by its address alone, and has its own colours in both modes', () => {
    const path = sheetPath({ colour: '#1f7a3d', letters: null }) ?? '';
    expect(path).toMatch(/^\/assets\/brand-1f7a3d-[0-9a-f]{8}\.css$/);
    const { css, isExact } = sheetAt(path) ?? { css: '', isExact: false };
    expect(isExact).toBe(true);
    const { light, dark } = paletteOf('#1f7a3d');
    expect(css).toContain(`:root{--color-brand:${light.brand};`);
    expect(css.match(new RegExp(`--color-brand-ink:${dark['brand-ink']}`, 'g'))).toHaveLength(2);
    expect(css).not.toContain(defaultColour);
    expect(css).not.toContain('font');
  });

  test('with letters has their faces and tokens, and no colours of the default', () => {
    const path = sheetPath({ colour: defaultColour, letters: 'archivo' }) ?? '';
    expect(path).toMatch(/^\/assets\/brand-f68220-archivo-[0-9a-f]{8}\.css$/);
    const { css, isExact } = sheetAt(path) ?? { css: '', isExact: false };
    expect(isExact).toBe(true);
    expect(css).toContain('--font-sans:"Source Sans 3","Source Sans 3 Fallback",');
    expect(css).toContain('--font-display:"Archivo","Archivo Fallback",');
    expect(css).not.toContain('--color');
    const both = sheetAt(sheetPath({ colour: '#1f7a3d', letters: 'archivo' }) ?? '')?.css ?? '';
    expect(both).toContain('--color-brand:#1f7a3d');
    expect(both).toContain('--font-display:"Archivo"');
  });

  test('under the name of another version is ours, and said to be', () => {
    expect(sheetAt('/assets/brand-1f7a3d-00000000.css')).toMatchObject({ isExact: false });
  });

  test.each([
    '/assets/brand-1F7A3D-00000000.css',
    '/assets/brand-1f7a3-00000000.css',
    '/assets/brand-1f7a3d-0.css',
    '/assets/brand-1f7a3d-comic-00000000.css',
    '/assets/brand-1f7a3d-constructor-00000000.css',
    '/brand-1f7a3d-00000000.css',
  ])('is not at %s', (path) => {
    expect(sheetAt(path)).toBeNull();
  });
});

describe.each(['archivo', 'fraunces', 'outfit'] as const)('the letters %s', (letters) => {
  const { css } = sheetAt(`/assets/brand-f68220-${letters}-00000000.css`) ?? { css: '' };
  const files = Array.from(css.matchAll(/url\(([^)]+)\)/g), ([, file]) => file);

  test('have files that every page preloads, and one that is fetched when something is in italics', () => {
    const fonts = fontsOf(letters);
    expect(fonts).toHaveLength(2);
    expect(files.filter((file) => !file?.includes('-italic.'))).toEqual([fonts[1], fonts[0]]);
    expect(files).toHaveLength(3);
  });

  test('have fallbacks as high as the files', async () => {
    for (const file of files) {
      const { ascent, descent } = await heightsIn(new URL(`..${file}`, import.meta.url));
      const family = css.split('@font-face').find((rule) => rule.includes(`url(${file})`)) ?? '';
      const [, name] = /font-family:"([^"]+)"/.exec(family) ?? [];
      const rules = css
        .split('@font-face')
        .filter((rule) => rule.startsWith(`{font-family:"${name} Fallback"`));
      expect(rules.length).toBeGreaterThanOrEqual(3);
      for (const rule of rules) {
        const percent = (property: string) =>
          Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
        const size = percent('size-adjust');
        expect(percent('ascent-override') * size).toBeCloseTo(ascent, 2);
        expect(percent('descent-override') * size).toBeCloseTo(descent, 2);
      }
    }
  });
});

test.each(['light', 'dark'] as const)('the site has the default palette itself: %s', async (mode: Mode) => {
  const css = await readFile(new URL('../app/app.css', import.meta.url), 'utf8');
  const [theme = '', base = ''] = css.split('A hall after closing time');
  const light = valuesIn(theme);
  const own = mode === 'light' ? light : { ...light, ...valuesIn(base) };
  const { [mode]: tokens } = paletteOf(defaultColour);
  expect(Object.fromEntries(Object.keys(tokens).map((name) => [name, own[name]]))).toEqual(tokens);
});

function valuesIn(css: string): Record<string, string | undefined> {
  const found = css.matchAll(/--color-([\w-]+): (#[0-9a-f]+);/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value]) => [name, value]));
}

/** Ascent and descent of a WOFF2 file, in em: https://www.w3.org/TR/WOFF2/. */
async function heightsIn(file: URL): Promise<{ ascent: number; descent: number }> {
  const bytes = await readFile(file);
  let at = 48;
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  const starts: Record<number, number> = {};
  let start = 0;
  for (let index = 0; index < bytes.readUInt16BE(12); index++) {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = readLength();
    // Of the tables of shapes another form is stored, unless its version is the third.
    const isTransformed = [10, 11].includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    starts[tag] = start;
    start += isTransformed ? readLength() : length;
  }
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const [head = 0, hhea = 0] = [starts[1], starts[2]];
  const unitsPerEm = tables.readUInt16BE(head + 18);
  return {
    ascent: tables.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -tables.readInt16BE(hhea + 6) / unitsPerEm,
  };
}
