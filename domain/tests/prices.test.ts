import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  offerVersion,
  orderTotal,
  standFault,
  standTotal,
  withVat,
  type StandPrices,
} from '../src/prices/index.js';

describe('a price with VAT', () => {
  it.each([
    [68_500, 21, 14_385, 82_885],
    [125_000, 21, 26_250, 151_250],
    [39_000, 9, 3_510, 42_510],
    [47_500, 0, 0, 47_500],
    [0, 21, 0, 0],
  ])('of %i cents at %i%% has %i VAT and is %i in all', (net, rate, vat, gross) => {
    expect(withVat(net, rate)).toEqual({ net, vat, gross });
  });

  it('is rounded: half a cent up and less down', () => {
    expect(withVat(50, 21).vat).toBe(11);
    expect(withVat(52, 21).vat).toBe(11);
    expect(withVat(2, 21).vat).toBe(0);
    expect(withVat(3, 21).vat).toBe(1);
    expect(withVat(50, 1).vat).toBe(1);
    expect(withVat(49, 1).vat).toBe(0);
  });

  it('stays in whole cents where decimals go astray', () => {
    for (const net of [1_005, 33_333, 99_999_999, 1_234_567]) {
      const { vat, gross } = withVat(net, 21);
      expect(Number.isInteger(vat)).toBe(true);
      expect(gross - vat).toBe(net);
    }
  });
});

describe('an order', () => {
  it('adds up line by line and by rate', () => {
    const { lines, rates, total } = orderTotal([
      { code: 'doek', quantity: 3, unitCents: 333, vatRate: 21 },
      { code: 'boek', quantity: 1, unitCents: 1_050, vatRate: 9 },
      { code: 'vlag', quantity: 2, unitCents: 50, vatRate: 21 },
    ]);
    expect(lines.map(({ net, vat }) => [net, vat])).toEqual([
      [999, 210],
      [1_050, 95],
      [100, 21],
    ]);
    expect(rates).toEqual([
      { rate: 9, net: 1_050, vat: 95, gross: 1_145 },
      { rate: 21, net: 1_099, vat: 231, gross: 1_330 },
    ]);
    expect(total).toEqual({ net: 2_149, vat: 326, gross: 2_475 });
  });

  it('of nothing costs nothing', () => {
    expect(orderTotal([])).toEqual({ lines: [], rates: [], total: { net: 0, vat: 0, gross: 0 } });
  });

  it.each([0, -1, 1.5, NaN, Infinity, 10_001])('cannot have %d of something', (quantity) => {
    expect(() => orderTotal([{ code: 'x', quantity, unitCents: 1, vatRate: 21 }])).toThrow(RangeError);
  });

  it.each([-1, 0.5, NaN, 2 ** 53])('cannot have something for %d cents', (unitCents) => {
    expect(() => orderTotal([{ code: 'x', quantity: 1, unitCents, vatRate: 21 }])).toThrow(RangeError);
  });

  it('has totals that are the sums of its lines, in whole cents, whatever is ordered', () => {
    const line = fc.record({
      code: fc.constantFrom('a', 'b'),
      quantity: fc.integer({ min: 1, max: 10_000 }),
      unitCents: fc.nat(100_000_000),
      vatRate: fc.constantFrom(0, 9, 21),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { lines: priced, rates, total } = orderTotal(lines);
        for (const key of ['net', 'vat', 'gross'] as const) {
          const added = (all: readonly Record<typeof key, number>[]) =>
            all.reduce((so, one) => so + one[key], 0);
          expect(added(priced)).toBe(total[key]);
          expect(added(rates)).toBe(total[key]);
          expect(Number.isSafeInteger(total[key])).toBe(true);
        }
        expect(total.net + total.vat).toBe(total.gross);
      }),
    );
  });
});

/** Those of the demo fair, whose page says what they come to. */
const prices: StandPrices = {
  kinds: [
    { code: 'ingericht', cents: 33_600, squareMetres: { min: 12, max: 200 } },
    { code: 'kaal', cents: 24_800, squareMetres: { min: 24, max: 400 } },
    { code: 'proefwoning', cents: 18_900, squareMetres: { min: 60, max: 400 } },
    { code: 'balie', cents: 245_000, squareMetres: null },
  ],
  buildings: [
    { code: 'zelf', cents: 0, kinds: ['kaal', 'proefwoning'] },
    { code: 'frame', cents: 6_500, kinds: ['kaal'] },
  ],
  registrationCents: 49_500,
  vatRate: 21,
};

describe('a stand', () => {
  it.each([
    [{ kind: 'ingericht', squareMetres: 12 }, 452_700, 547_767],
    [{ kind: 'kaal', squareMetres: 24, building: 'zelf' }, 644_700, 780_087],
    [{ kind: 'kaal', squareMetres: 24, building: 'frame' }, 800_700, 968_847],
    [{ kind: 'proefwoning', squareMetres: 60, building: 'zelf' }, 1_183_500, 1_432_035],
    [{ kind: 'balie' }, 294_500, 356_345],
  ])('as wished by %j costs %i cents, and %i with VAT', (wish, net, gross) => {
    expect(standTotal(prices, wish)?.total).toMatchObject({ net, gross });
  });

  it.each([
    [{ kind: 'boot' }, 'unknown-kind'],
    [{ kind: 'kaal' }, 'no-size'],
    [{ kind: 'kaal', squareMetres: 24.5 }, 'no-size'],
    [{ kind: 'kaal', squareMetres: 23 }, 'too-small'],
    [{ kind: 'kaal', squareMetres: 401 }, 'too-large'],
    [{ kind: 'kaal', squareMetres: 24 }, 'no-building'],
    [{ kind: 'proefwoning', squareMetres: 60, building: 'frame' }, 'no-building'],
    [{ kind: 'ingericht', squareMetres: 12, building: 'frame' }, null],
    [{ kind: 'balie', squareMetres: -3 }, null],
  ])('as wished by %j has the fault %s', (wish, fault) => {
    expect(standFault(prices, wish)).toBe(fault);
    expect(standTotal(prices, wish) === null).toBe(fault !== null);
  });
});

describe('the version of an offer', () => {
  const prices: StandPrices = {
    kinds: [
      { code: 'vloer', cents: 24_800, squareMetres: { min: 24, max: 400 } },
      { code: 'balie', cents: 245_000, squareMetres: null },
    ],
    buildings: [{ code: 'wanden', cents: 5_900, kinds: ['vloer'] }],
    registrationCents: 49_500,
    vatRate: 21,
  };

  it('says all prices', () => {
    expect(offerVersion(prices)).toBe(
      'vloer 24800/24-400; balie 245000; wanden 5900 with vloer; registration 49500; vat 21',
    );
  });

  it('is another one as soon as anything about a price is', () => {
    const [first, second] = prices.kinds;
    const others: StandPrices[] = [
      { ...prices, vatRate: 9 },
      { ...prices, registrationCents: 1 },
      { ...prices, kinds: prices.kinds.slice(1) },
      { ...prices, buildings: [] },
      { ...prices, buildings: [{ code: 'wanden', cents: 5_900, kinds: ['vloer', 'balie'] }] },
      ...(first && second
        ? [
            { ...prices, kinds: [{ ...first, cents: 24_801 }, second] },
            { ...prices, kinds: [{ ...first, squareMetres: { min: 24, max: 401 } }, second] },
            { ...prices, kinds: [{ ...first, squareMetres: null }, second] },
            { ...prices, kinds: [first, { ...second, code: 'bar' }] },
          ]
        : []),
    ];
    expect(new Set([prices, ...others].map(offerVersion)).size).toBe(10);
  });
});
