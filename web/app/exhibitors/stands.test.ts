import { describe, expect, it } from 'vitest';
import { stand } from './exhibitors.fixture';
import { byStand, standsApart, standsByHall } from './stands';

const at = (...codes: string[]) => ({ stands: codes.map(stand) });

describe('the order by stand', () => {
  it('follows the first stand as on the floor, without a stand last', () => {
    const order = [at(), at('2.A1'), at('1.A10', '1.A2'), at('1.A3')].sort(byStand);
    expect(order).toEqual([at('1.A10', '1.A2'), at('1.A3'), at('2.A1'), at()]);
  });
});

describe('stands', () => {
  it('are grouped by hall in order, those without a hall last', () => {
    const { stands } = at('2.B01', '1.A10', '1.A02');
    expect(standsByHall({ stands: [{ code: 'Buiten', hall: null }, ...stands] })).toEqual([
      { hall: 'Hal 1', codes: ['1.A02', '1.A10'] },
      { hall: 'Hal 2', codes: ['2.B01'] },
      { hall: null, codes: ['Buiten'] },
    ]);
    expect(standsByHall({ stands: [] })).toEqual([]);
  });
});

describe('the distance between stands', () => {
  it('is counted within a row, and unknown between rows, halls or odd codes', () => {
    expect(standsApart(at('1.A04'), at('1.A07'))).toBe(3);
    expect(standsApart(at('1.A01', '1.C01'), at('1.C02', '1.A09'))).toBe(1);
    expect(standsApart(at('1.A04'), at('1.B04'))).toBeNull();
    expect(standsApart(at('1.A04'), at('2.A04'))).toBeNull();
    expect(standsApart(at('1.Foyer'), at('1.Foyer'))).toBeNull();
    expect(standsApart(at(), at('1.A04'))).toBeNull();
  });
});
