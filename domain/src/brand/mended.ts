import { contrastOf, contrastText, readable, visible } from './contrast.js';
import { defaultColour } from './default.js';
import { neutrals, paletteOf, type Mode } from './palette.js';
import { mendedTexts } from './texts.js';

/** Sentences about what cannot be the colour itself: what was asked, what it became, and why. None when all of it can be. */
export function mendedIn(colour: string): string[] {
  if (isSame(colour, defaultColour)) return [];
  const asked = colour.toUpperCase();
  const palette = paletteOf(colour);
  const modes: readonly Mode[] = ['light', 'dark'];
  // On the page itself, or where it fails only there, on the surface with the least.
  const failing = (mode: Mode, least: number) => {
    const { tint: tint, 'brand-soft': brandSoft, 'action-soft': actionSoft } = palette[mode];
    const { page, surface, sunken } = neutrals[mode];
    const onPage = contrastOf(colour, page);
    const all = [surface, sunken, tint, brandSoft, actionSoft].map((one) => contrastOf(colour, one));
    return contrastText(onPage < least ? onPage : Math.min(...all));
  };
  const surfaces = modes.flatMap((mode) => {
    const { brand } = palette[mode];
    if (isSame(brand, colour)) return [];
    const onWhite = contrastOf(colour, '#ffffff');
    return isSame(palette.light.brand, palette.dark.brand) && onWhite < readable && onWhite > 1.2
      ? [mendedTexts.textOnSurface(asked, brand.toUpperCase(), contrastText(onWhite))]
      : [mendedTexts.surface(asked, brand.toUpperCase(), mendedTexts[mode])];
  });
  const inks = modes.flatMap((mode) => {
    const ink = palette[mode]['action-ink'];
    return isSame(ink, colour)
      ? []
      : [mendedTexts.text(asked, ink.toUpperCase(), mendedTexts[mode], failing(mode, readable))];
  });
  const lines = modes.flatMap((mode) => {
    const line = palette[mode]['action-line'];
    return isSame(line, colour)
      ? []
      : [mendedTexts.line(asked, line.toUpperCase(), mendedTexts[mode], failing(mode, visible))];
  });
  return [...new Set([...surfaces, ...inks, ...lines])];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
