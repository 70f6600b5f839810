import { describe, expect, test } from 'vitest';
import { judge } from '../src/forms/index.js';
import { orderForm, priceOrder, type OrderableItem } from '../src/orders/index.js';

const item = (code: string, more: Partial<OrderableItem> = {}): OrderableItem => ({
  code,
  priceCents: 10_000,
  vatRate: 21,
  left: null,
  soldOut: false,
  ...more,
});
const items = [
  item('VL-01', { priceCents: 68_500, left: 40 }),
  item('DR-01', { priceCents: 5_000, vatRate: 9 }),
  item('VL-02', { soldOut: true }),
  item('VL-03', { left: 0 }),
];

describe('an order', () => {
  test('has its lines in the order of the catalogue, and its sums by rate', () => {
    const { order, faults } = priceOrder(items, { 'DR-01': '2', 'VL-01': ' 1 ', 'VL-02': '0' });
    expect(faults.size).toBe(0);
    expect(order.lines.map(({ code, quantity, net }) => [code, quantity, net])).toEqual([
      ['VL-01', 1, 68_500],
      ['DR-01', 2, 10_000],
    ]);
    expect(order.rates.map(({ rate, vat }) => [rate, vat])).toEqual([
      [9, 900],
      [21, 14_385],
    ]);
    expect(order.total).toEqual({ net: 78_500, vat: 15_285, gross: 93_785 });
  });

  test.each<[string, unknown, string]>([
    ['XX-99', '1', 'unknown-item'],
    ['constructor', '1', 'unknown-item'],
    ['VL-01', '-1', 'bad-quantity'],
    ['VL-01', '1,5', 'bad-quantity'],
    ['VL-01', '1e3', 'bad-quantity'],
    ['VL-01', ['1'], 'bad-quantity'],
    ['DR-01', '10001', 'bad-quantity'],
    ['DR-01', 1.5, 'bad-quantity'],
    ['VL-01', '41', 'too-many'],
    ['VL-02', '1', 'sold-out'],
    ['VL-03', '1', 'sold-out'],
  ])('of %s cannot be for %j: %s', (code, quantity, fault) => {
    const { order, faults } = priceOrder(items, { [code]: quantity });
    expect([...faults]).toEqual([[code, fault]]);
    expect(order.lines).toEqual([]);
  });

  test('of nothing, or of 0 of everything, has no lines', () => {
    expect(priceOrder(items, {}).order.total.gross).toBe(0);
    expect(priceOrder(items, { 'VL-01': '', 'DR-01': '0', 'VL-99': '' }).faults.size).toBe(0);
  });

  test('is somebody’s who agrees to the terms', () => {
    const who = {
      company: 'Noordwand',
      contactName: 'Noor',
      email: 'noor@noordwand.example',
      phone: '0300000000',
    };
    expect(judge(orderForm, { ...who, accepted: 'ja' }, '2026-11-22').isValid).toBe(true);
    expect([...judge(orderForm, who, '2026-11-22').failures.keys()]).toEqual(['accepted']);
  });
});
