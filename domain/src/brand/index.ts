export { readColour } from './colour.js';
export { contrastOf, contrastText, readable, visible } from './contrast.js';
export { defaultColour } from './default.js';
export { mendedIn } from './mended.js';
export { neutrals, paletteOf } from './palette.js';
export type { Mode, Palette, Token, Tokens } from './palette.js';
export { colourErrors } from './texts.js';
