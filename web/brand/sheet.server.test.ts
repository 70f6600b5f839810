import { readFile } from 'node:fs/promises';
import { defaultColour, paletteOf, type Mode } from 'beursvloer-domain/brand';
import { describe, expect, test } from 'vitest';
import { sheetAt, sheetPath } from './sheet.server';

describe('the stylesheet of a brand', () => {
  test('is not there for the default, whose colours every page has', () => {
    expect(sheetPath(defaultColour)).toBeNull();
  });

  test('is found again by its address alone, and has its own colours in both modes', () => {
    const path = sheetPath('#1f7a3d') ?? '';
    expect(path).toMatch(/^\/assets\/brand-1f7a3d-[0-9a-f]{8}\.css$/);
    const { css, isExact } = sheetAt(path) ?? { css: '', isExact: false };
    expect(isExact).toBe(true);
    const { light, dark } = paletteOf('#1f7a3d');
    expect(css).toContain(`:root{--color-brand:${light.brand};`);
    expect(css.match(new RegExp(`--color-brand-ink:${dark['brand-ink']}`, 'g'))).toHaveLength(2);
    expect(css).not.toContain(defaultColour);
  });

  test('under the name of another version is ours, and said to be', () => {
    expect(sheetAt('/assets/brand-1f7a3d-00000000.css')).toMatchObject({ isExact: false });
  });

  test.each([
    '/assets/brand-1F7A3D-00000000.css',
    '/assets/brand-1f7a3-00000000.css',
    '/assets/brand-1f7a3d-0.css',
    '/brand-1f7a3d-00000000.css',
  ])('is not at %s', (path) => {
    expect(sheetAt(path)).toBeNull();
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
