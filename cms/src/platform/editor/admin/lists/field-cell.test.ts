import { expect, it } from 'vitest';
import { fieldCell } from './field-cell';

const cell = (attribute: object, value: unknown) => fieldCell({ name: 'field', attribute })?.(value);

it.each([
  ['a day', { type: 'date' }, '2027-02-09', 'di 9 feb 2027'],
  ['a time', { type: 'time' }, '10:30:00.000', '10.30'],
  ['a moment', { type: 'datetime' }, '2027-02-09T09:30:00.000Z', 'di 9 feb 2027, 10.30'],
  ['an amount', { type: 'integer', customField: 'global::euros' }, 125000, '€ 1.250,00'],
  ['the number of an address', { type: 'integer', customField: 'global::public-number' }, 1250, '1250'],
])('%s is written as Dutch people do', (_, attribute, value, text) => {
  expect(cell(attribute, value)).toBe(text);
});

it('a field without a value is a dash', () => {
  expect(cell({ type: 'date' }, null)).toBe('-');
  expect(cell({ type: 'integer', customField: 'global::euros' }, null)).toBe('-');
});

it('other fields stay to Strapi', () => {
  expect(fieldCell({ name: 'area', attribute: { type: 'integer' } })).toBeUndefined();
  expect(fieldCell({ name: 'status' })).toBeUndefined();
});
