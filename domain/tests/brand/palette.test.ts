import { converter, parse } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  defaultColour,
  neutrals,
  paletteOf,
  type Mode,
  type Token,
} from '../../src/brand/index.js';

const modes = ['light', 'dark'] as const;
const extremes = ['#ffffff', '#fdfdfd', '#000000', '#0b0b0b', '#00ff00', '#0000ff'];
const greys = ['#000000', '#808080', '#ffffff', '#7f8080'];
const toOklch = converter('oklch');
const hueOf = (colour: string) => toOklch(parse(colour))?.h ?? 0;

/** Every place where a token meets another, with the contrast that it needs there. */
function pairsOf(colour: string, mode: Mode): [string, string, string, number][] {
  const tokens = paletteOf(colour)[mode];
  const fixed = neutrals[mode];
  const soft: Token[] = ['tint', 'brand-soft', 'action-soft'];
  const surfaces: [string, string][] = [
    ['page', fixed.page],
    ['surface', fixed.surface],
    ['sunken', fixed.sunken],
    ...soft.map((name): [string, string] => [name, tokens[name]]),
  ];
  const on = (names: Token[], places: [string, string][], least: number) =>
    names.flatMap((name) =>
      places.map(([place, colour]): [string, string, string, number] => [
        `${name} on ${place}`,
        tokens[name],
        colour,
        least,
      ]),
    );
  const named = (...names: Token[]) => names.map((name): [string, string] => [name, tokens[name]]);
  const stands = named('stand-first', 'stand-second', 'stand-third');
  return [
    ...on(['brand-ink', 'action-ink', 'tint-ink'], surfaces, 4.5),
    ...on(['action-line', 'focus'], surfaces, 3),
    ...on(['on-brand', 'on-brand-soft'], named('brand'), 4.5),
    ...on(['on-brand'], named('on-brand-hover'), 4.5),
    ...on(['on-on-brand'], named('on-brand', 'on-brand-soft'), 4.5),
    ...on(['on-action'], named('action', 'action-hover'), 4.5),
    ...on(['brand-deep'], [['white', '#ffffff']], 4.5),
    ...on(['action-deep'], [['white', '#ffffff']], 4.5),
    ...on(['brand-lit', 'focus-lit'], [['foot', fixed.foot]], 4.5),
    ...[...surfaces, ...stands].map(([place, at]): [string, string, string, number] => [
      `ink on ${place}`,
      fixed.ink,
      at,
      4.5,
    ]),
  ];
}

/** Pairs that are not as readable or visible as they have to be. */
function failing(colour: string): string[] {
  return modes.flatMap((mode) =>
    pairsOf(colour, mode)
      .filter(([, one, other, least]) => contrastOf(one, other) < least)
      .map(([name, one, other]) => `${colour} ${mode}: ${name} (${one}, ${other})`),
  );
}

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the palette of a colour', () => {
  it.each([defaultColour, ...extremes, ...greys, '#ffd500', '#0078d7', '#1f7a3d', '#777777'])(
    'is readable and visible wherever tokens meet: %s',
    (colour) => {
      expect(failing(colour)).toEqual([]);
    },
  );

  it('is so for a thousand random colours', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(failing(colour)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has surfaces beside one another that differ', () => {
    fc.assert(
      fc.property(fc.oneof(anyColour, fc.constantFrom(...extremes, ...greys)), (colour) => {
        for (const mode of modes) {
          const tokens = paletteOf(colour)[mode];
          const { page, sunken } = neutrals[mode];
          const soft = [tokens.tint, tokens['brand-soft'], tokens['action-soft']];
          expect(new Set([page, sunken, ...soft]).size).toBe(5);
          expect(contrastOf(tokens.brand, page)).toBeGreaterThanOrEqual(1.2);
          expect(tokens['action-hover']).not.toBe(tokens.action);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(greys)('of a grey is grey: %s', (colour) => {
    for (const mode of modes)
      for (const [name, value] of Object.entries(paletteOf(colour)[mode])) {
        const parts = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
        expect([name, Math.max(...parts) - Math.min(...parts) <= 6]).toEqual([name, true]);
      }
  });

  it('of yellow has exactly that yellow as its surfaces, with dark text, and links of the same hue', () => {
    const { light, dark } = paletteOf('#FFD500');
    expect([light.brand, light.action, dark.brand]).toEqual(['#ffd500', '#ffd500', '#ffd500']);
    expect(contrastOf(light['on-action'], '#ffffff')).toBeGreaterThan(15);
    expect(hueOf(light['action-ink'])).toBeGreaterThan(84);
    expect(hueOf(light['action-ink'])).toBeLessThan(105);
    expect(dark['action-ink']).toBe('#ffd500');
  });

  it.each([
    ['#00ff00', 'light', 132, 153],
    ['#0000ff', 'dark', 254, 275],
  ] as const)('of %s stays in its hue', (colour, mode, least, most) => {
    const tokens = paletteOf(colour)[mode];
    for (const name of ['action-ink', 'action-line', 'focus', 'brand-ink'] as const) {
      expect(tokens[name]).not.toBe(colour);
      expect(hueOf(tokens[name])).toBeGreaterThan(least);
      expect(hueOf(tokens[name])).toBeLessThan(most);
    }
  });
});
