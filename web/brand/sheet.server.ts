import { createHash } from 'node:crypto';
import { defaultColour, paletteOf, type Tokens } from 'beursvloer-domain/brand';
import { isLetters, lettersIn, type Letters } from './letters.server';

interface Look {
  /** `#rrggbb`. */
  colour: string;
  /** Null for the site's own. */
  letters: Letters | null;
}

/**
 * The small stylesheet of a fair whose colour or letters are not the default. Its address says both, so whichever process is
 * asked can make it again: also for a page that was stored before they changed.
 */
const address = /^\/assets\/brand-([0-9a-f]{6})(?:-([a-z]+))?-([0-9a-f]{8})\.css$/;

/** Where the stylesheet of a look is, by its contents too; null for the default, which every page has. */
export function sheetPath(look: Look): string | null {
  const { colour, letters } = look;
  if (colour === defaultColour && letters === null) return null;
  const names = [colour.slice(1), ...(letters === null ? [] : [letters])];
  return `/assets/brand-${names.join('-')}-${digestOf(sheetOf(look))}.css`;
}

/**
 * The stylesheet at an address, or null when there is none. Another version of this program may have written another one
 * for the look: whoever asks for that gets ours, and should not keep it under that name.
 */
export function sheetAt(path: string): { css: string; isExact: boolean } | null {
  const [, digits, letters = null, digest] = address.exec(path) ?? [];
  if (digits === undefined || (letters !== null && !isLetters(letters))) return null;
  const css = sheetOf({ colour: `#${digits}`, letters });
  return { css, isExact: digestOf(css) === digest };
}

const digestOf = (css: string) => createHash('sha256').update(css).digest('hex').slice(0, 8);

/** In the layer of the site's own tokens, so that print and surfaces of the brand go before it. As in app.css, paper is light. */
function sheetOf({ colour, letters }: Look): string {
  const { rules, tokens } = letters === null ? { rules: '', tokens: '' } : lettersIn(letters);
  const colours = colour === defaultColour && letters !== null ? [] : coloursOf(colour);
  return [rules, '@layer base{', tokens && `:root{${tokens}}`, ...colours, '}'].join('');
}

function coloursOf(colour: string): string[] {
  const { light, dark } = paletteOf(colour);
  const other = declarations(dark, light);
  return [
    `:root{${declarations(light)}}`,
    `@media screen{:root.dark{${other}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not(.js){${other}}}`,
  ];
}

function declarations(tokens: Tokens, known?: Tokens): string {
  return Object.entries(tokens)
    .filter(([name, value]) => known?.[name as keyof Tokens] !== value)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');
}
