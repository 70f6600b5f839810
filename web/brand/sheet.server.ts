import { createHash } from 'node:crypto';
import { defaultColour, paletteOf, type Tokens } from 'beursvloer-domain/brand';

/**
 * The small stylesheet of a fair whose colour is not the default. Its address says the colour, so whichever process is asked
 * can make it again: also for a page that was stored before the colour changed.
 */
const address = /^\/assets\/brand-([0-9a-f]{6})-([0-9a-f]{8})\.css$/;

/** Where the stylesheet of a colour (`#rrggbb`) is, by its contents too; null for the default, which every page has. */
export function sheetPath(colour: string): string | null {
  if (colour === defaultColour) return null;
  return `/assets/brand-${colour.slice(1)}-${digestOf(sheetOf(colour))}.css`;
}

/**
 * The stylesheet at an address, or null when there is none. Another version of this program may have written another one
 * for the colour: whoever asks for that gets ours, and should not keep it under that name.
 */
export function sheetAt(path: string): { css: string; isExact: boolean } | null {
  const [, digits, digest] = address.exec(path) ?? [];
  if (digits === undefined) return null;
  const css = sheetOf(`#${digits}`);
  return { css, isExact: digestOf(css) === digest };
}

const digestOf = (css: string) => createHash('sha256').update(css).digest('hex').slice(0, 8);

/** In the layer of the site's own tokens, so that print and surfaces of the brand go before it. As in app.css, paper is light. */
function sheetOf(colour: string): string {
  const { light, dark } = paletteOf(colour);
  const other = declarations(dark, light);
  return [
    '@layer base{',
    `:root{${declarations(light)}}`,
    `@media screen{:root.dark{${other}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not(.js){${other}}}`,
    '}',
  ].join('');
}

function declarations(tokens: Tokens, known?: Tokens): string {
  return Object.entries(tokens)
    .filter(([name, value]) => known?.[name as keyof Tokens] !== value)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');
}
