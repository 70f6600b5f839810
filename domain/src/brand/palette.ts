import { clampChroma, converter, formatHex } from 'culori';
import { contrastOf, readable, visible } from './contrast.js';
import { defaultColour, defaultPalette } from './default.js';

export type Mode = 'light' | 'dark';

/**
 * The colours that a brand decides, by the names of the site's tokens. `brand` and `action` are surfaces; `…-ink` is text on the
 * page, `…-line` the edge of a control, `on-…` text on the colour it names. `…-lit` and `…-deep` stand on what is dark or
 * light in both modes. All are `#rrggbb`, and `plan` is `#rrggbbaa`.
 */
export type Token =
  | 'brand'
  | 'on-brand'
  | 'on-brand-soft'
  | 'on-brand-hover'
  | 'on-on-brand'
  | 'brand-soft'
  | 'brand-ink'
  | 'brand-lit'
  | 'brand-deep'
  | 'action'
  | 'action-hover'
  | 'on-action'
  | 'action-soft'
  | 'action-ink'
  | 'action-line'
  | 'action-deep'
  | 'focus'
  | 'focus-lit'
  | 'tint'
  | 'tint-ink'
  | 'plan'
  | 'stand-first'
  | 'stand-second'
  | 'stand-third';

export type Tokens = Readonly<Record<Token, string>>;
export type Palette = Readonly<Record<Mode, Tokens>>;

/** The neutral surfaces of the site and its text, which stay the same under every brand. */
export const neutrals = {
  light: { page: '#ffffff', surface: '#ffffff', sunken: '#eef2f5', ink: '#141b22', foot: '#11161c' },
  dark: { page: '#11161c', surface: '#1a2129', sunken: '#0c1116', ink: '#eef2f6', foot: '#1c242d' },
} as const;

const white = '#ffffff';
const toOklch = converter('oklch');

/** Less colour than a scanner's error is none: such a fair is grey, and stays grey. Chroma in OKLCH. */
const greyChroma = 0.012;
/** A surface with less contrast to the page than this cannot be seen on it. */
const seen = 1.2;
/** White text that just fails is reached by a slightly darker surface; black text on such a colour looks like a fault. */
const nearlyReadable = 3.9;

interface Base {
  l: number;
  c: number;
  h: number;
}

function baseOf(colour: string): Base {
  const { l = 0, c = 0, h = 0 } = toOklch(colour) ?? {};
  const inside = Math.min(1, Math.max(0, l));
  return c < greyChroma ? { l: inside, c: 0, h: 0 } : { l: inside, c, h };
}

/** The colour of a lightness (0 to 1) in the hue of the base, as colourful as screens can show, at most `c`. */
function tone({ h }: Base, l: number, c: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

const step = 0.004;

/** The colour nearest to the base, in its hue, that has this contrast with all of these. */
function reach(
  base: Base,
  start: number,
  to: 'darker' | 'lighter',
  least: number,
  others: readonly string[],
) {
  for (let l = start; l >= 0 && l <= 1; l += to === 'darker' ? -step : step) {
    const found = tone(base, l, base.c);
    if (others.every((other) => contrastOf(found, other) >= least)) return found;
  }
  return to === 'darker' ? '#000000' : white;
}

/** A fair has one colour, and each of its pages asks for the palette, which takes a millisecond to work out. */
let last = { colour: defaultColour, palette: defaultPalette };

/** The palette of a fair, worked out from its one colour (`#rrggbb`) in OKLCH. That of the default is made by hand. */
export function paletteOf(colour: string): Palette {
  const own = colour.toLowerCase();
  if (own === defaultColour) return defaultPalette;
  if (own !== last.colour) {
    const base = baseOf(own);
    last = {
      colour: own,
      palette: { light: tokensOf(own, base, 'light'), dark: tokensOf(own, base, 'dark') },
    };
  }
  return last.palette;
}

function tokensOf(own: string, base: Base, mode: Mode): Tokens {
  const isLight = mode === 'light';
  const away = isLight ? 'darker' : 'lighter';
  const { page, surface, sunken } = neutrals[mode];
  const soft = (light: number, dark: number, most: number) =>
    tone(base, isLight ? light : dark, Math.min(base.c, most));
  const tint = soft(0.965, 0.27, 0.02);
  const brandSoft = soft(0.935, 0.3, 0.05);
  const actionSoft = soft(0.95, 0.285, 0.03);
  const surfaces = [page, surface, sunken, tint, brandSoft, actionSoft];
  // The colour itself wherever it can be.
  const mended = (least: number) =>
    surfaces.every((one) => contrastOf(own, one) >= least) ? own : reach(base, base.l, away, least, surfaces);
  const ink = mended(readable);
  const line = mended(visible);
  const fill = fillOf(own, base, mode);
  const onFill = on(fill, base);
  const isDarkText = contrastOf(onFill, white) > contrastOf(onFill, '#000000');
  const hover = beside(fill, onFill, isDarkText);
  const deep = reach(base, Math.min(base.l, 0.45), 'darker', 7, [white]);
  const lit = reach(base, Math.max(base.l, 0.75), 'lighter', readable, [
    neutrals.dark.page,
    neutrals.dark.surface,
    neutrals.dark.sunken,
    neutrals.dark.foot,
    neutrals.light.foot,
  ]);
  return {
    brand: fill,
    'on-brand': onFill,
    'on-brand-soft': softOn(onFill, fill, base, isDarkText),
    'on-brand-hover': hover,
    'on-on-brand': isDarkText ? white : deep,
    'brand-soft': brandSoft,
    'brand-ink': ink,
    'brand-lit': lit,
    'brand-deep': deep,
    action: fill,
    'action-hover': hover,
    'on-action': onFill,
    'action-soft': actionSoft,
    'action-ink': ink,
    'action-line': line,
    'action-deep': deep,
    focus: ink,
    'focus-lit': lit,
    tint,
    'tint-ink': reach({ ...base, c: base.c * 0.7 }, isLight ? 0.5 : 0.75, away, readable, surfaces),
    plan: `${tone(base, isLight ? 0.65 : 0.8, Math.min(base.c, 0.12))}${isLight ? '26' : '17'}`,
    'stand-first': soft(0.82, 0.46, 0.1),
    'stand-second': soft(0.89, 0.39, 0.07),
    'stand-third': soft(0.955, 0.32, 0.04),
  };
}

/** The colour itself as a surface, or the nearest that can be seen on the page and that carries text. */
function fillOf(own: string, base: Base, mode: Mode): string {
  const seenFill =
    contrastOf(own, neutrals[mode].page) >= seen ? own : tone(base, mode === 'light' ? 0.87 : 0.42, base.c);
  const onWhite = contrastOf(seenFill, white);
  const isMiddle = contrastOf(darkText(base), seenFill) < readable && onWhite < readable;
  return isMiddle && onWhite >= nearlyReadable
    ? reach(base, toOklch(seenFill)?.l ?? base.l, 'darker', readable, [white])
    : seenFill;
}

const darkText = (base: Base) => tone(base, 0.18, Math.min(base.c, 0.03));

/** Dark text where it can be read, else white, else black: one of white and black always can. */
function on(fill: string, base: Base): string {
  return [darkText(base), white].find((text) => contrastOf(text, fill) >= readable) ?? '#000000';
}

function softOn(onFill: string, fill: string, base: Base, isDarkText: boolean): string {
  const softer = tone(base, isDarkText ? 0.3 : 0.93, Math.min(base.c, 0.06));
  return contrastOf(softer, fill) >= readable ? softer : onFill;
}

/** A neighbour of a surface for the pointer over it, on which its text can be read as well. */
function beside(fill: string, onFill: string, isDarkText: boolean): string {
  const base = baseOf(fill);
  const lighter = tone(base, base.l + 0.06, base.c);
  const darker = tone(base, base.l - 0.06, base.c);
  // Above a colour that is nearly white there is no room that is still its colour.
  const wanted = isDarkText && base.l < 0.8 ? [lighter, darker] : [darker, lighter];
  return wanted.find((one) => one !== fill && contrastOf(one, onFill) >= readable) ?? fill;
}
