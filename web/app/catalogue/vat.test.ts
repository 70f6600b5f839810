import { describe, expect, it } from 'vitest';
import { withVat } from './vat';

describe('withVat', () => {
  it.each([
    [68_500, 21, 14_385, 82_885],
    [125_000, 21, 26_250, 151_250],
    [39_000, 9, 3_510, 42_510],
    [47_500, 0, 0, 47_500],
    [0, 21, 0, 0],
  ])('%i cents at %i%% is %i VAT and %i in all', (net, rate, vat, gross) => {
    expect(withVat(net, rate)).toEqual({ net, vat, gross });
  });

  it('rounds half a cent up and less down', () => {
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
