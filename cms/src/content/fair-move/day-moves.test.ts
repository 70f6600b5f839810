import { expect, it } from 'vitest';
import { movesOf } from './day-moves';
import { readPlace } from './read-move';

const day = (date: string) => ({ date, opens: '09:30', closes: '17:00', label: '' });
const venue = { name: 'De Hal', street: 'Kade 1', postalCode: '1234 AB', city: 'Meerdam' };

it('days become days in their order, also over New Year', () => {
  const moves = movesOf(['2026-12-14', '2026-12-15'], ['2026-12-31', '2027-01-01']);
  expect(moves.pairs).toEqual([
    ['2026-12-14', '2026-12-31'],
    ['2026-12-15', '2027-01-01'],
  ]);
  expect(moves.of('2026-12-13')).toBe('2026-12-30');
  expect(moves.ofVisit(['2026-12-15', '2026-12-14'])).toEqual(['2026-12-31', '2027-01-01']);
});

it('days that are gone move as far as the first, and who came on none other comes on the last', () => {
  const moves = movesOf(['2027-02-09', '2027-02-10', '2027-02-11'], ['2027-03-02']);
  expect(moves.gone).toEqual(['2027-02-10', '2027-02-11']);
  expect(moves.of('2027-02-11')).toBe('2027-03-04');
  expect(moves.ofVisit(['2027-02-09', '2027-02-11'])).toEqual(['2027-03-02']);
  expect(moves.ofVisit(['2027-02-11'])).toEqual(['2027-03-02']);
  expect(moves.ofVisit([])).toEqual([]);
});

it('a day more has nothing yet', () => {
  const moves = movesOf(['2027-02-09'], ['2027-02-09', '2027-02-10']);
  expect([moves.of('2027-02-09'), moves.added]).toEqual(['2027-02-09', ['2027-02-10']]);
});

it.each([
  ['no days', { days: [], venue }, ['days']],
  ['days in another order', { days: [day('2027-02-10'), day('2027-02-09')], venue }, ['days']],
  ['a day twice', { days: [day('2027-02-10'), day('2027-02-10')], venue }, ['days']],
  ['a day that the calendar lacks', { days: [day('2027-02-30')], venue }, ['days.0']],
  ['hours the wrong way round', { days: [{ ...day('2027-02-10'), opens: '18:00' }], venue }, ['days.0']],
  ['a long name of a day', { days: [{ ...day('2027-02-10'), label: 'x'.repeat(256) }], venue }, ['days.0']],
  [
    'no venue',
    { days: [day('2027-02-10')] },
    ['venue.name', 'venue.street', 'venue.postalCode', 'venue.city'],
  ],
  ['nothing', null, ['days', 'venue.name', 'venue.street', 'venue.postalCode', 'venue.city']],
])('%s is said by field', (_, given, fields) => {
  const read = readPlace(given);
  expect(Array.isArray(read) && read.map(({ field }) => field)).toEqual(fields);
});

it('a fair of one day is one', () => {
  expect(readPlace({ days: [day('2027-02-10')], venue })).toEqual({ days: [day('2027-02-10')], venue });
});
