import { describe, expect, it } from 'vitest';
import { contrastOf, contrastText, mendedIn, readColour } from '../../src/brand/index.js';

describe('the contrast of two colours', () => {
  it.each([
    ['#777777', '4,47', false, 4.5],
    ['#767676', '4,54', true, 4.5],
    ['#0078D7', '4,49', false, 4.5],
    ['#0078D4', '4,52', true, 4.5],
    ['#959595', '2,99', false, 3],
    ['#949494', '3,03', true, 3],
  ])('of %s on white is %s, and never rounded up', (colour, shown, isEnough, least) => {
    const contrast = contrastOf(colour, '#ffffff');
    expect([contrastText(contrast), contrast >= least]).toEqual([shown, isEnough]);
  });

  it.each([
    ['#FFFFFF', 1.0, 21.0],
    ['#FDFDFD', 1.02, 20.65],
    ['#000000', 21.0, 1.0],
    ['#0B0B0B', 19.68, 1.07],
    ['#00FF00', 1.37, 15.3],
    ['#0000FF', 8.59, 2.44],
    ['#FFD500', 1.42, 14.77],
  ])('of %s on white and black', (colour, onWhite, onBlack) => {
    expect(contrastOf(colour, '#ffffff')).toBeCloseTo(onWhite, 2);
    expect(contrastOf(colour, '#000000')).toBeCloseTo(onBlack, 2);
  });
});

describe('what is said beside a colour', () => {
  it.each(['#FFFFFF', '#FDFDFD', '#000000', '#0B0B0B', '#00FF00', '#0000FF', '#FFD500', '#808080'])(
    'names what %s became',
    (colour) => {
      const said = mendedIn(colour);
      expect(said.length).toBeGreaterThan(0);
      for (const line of said) expect(line).toMatch(new RegExp(`${colour} wordt #[0-9A-F]{6}, want `));
    },
  );

  it('says nothing of a colour that can be everything', () => {
    expect(mendedIn('#f68220')).toEqual([]);
  });

  it('says why links on a light page are not that yellow', () => {
    expect(mendedIn('#ffd500').join('\n')).toContain('#FFD500 heeft daar contrast 1,42, en leesbaar is 4,5.');
  });
});

it.each([
  ['#1F7A3D', '#1f7a3d'],
  [' 1f7a3d ', '#1f7a3d'],
  ['#FD0', '#ffdd00'],
  ['groen', null],
  ['#12345', null],
  ['rgb(1,2,3)', null],
  ['', null],
])('reads %j as a colour', (text, read) => {
  expect(readColour(text)).toBe(read);
});
