import { expect, it } from 'vitest';
import { offerEnd, seatsLeft } from '../src/places/index.js';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const start = Date.UTC(2027, 1, 9, 10);

it.each([
  [30 * 24 * hourMs, 24 * hourMs],
  [96 * hourMs, 24 * hourMs],
  [40 * hourMs, 10 * hourMs],
  [hourMs, 15 * minuteMs],
  [30 * minuteMs, 15 * minuteMs],
])('an offer made %i ms before a session lasts %i ms', (before, lasts) => {
  expect(offerEnd(start - before, start)).toBe(start - before + lasts);
});

it.each([29 * minuteMs, 0, -hourMs])('nothing is offered %i ms before a session', (before) => {
  expect(offerEnd(start - before, start)).toBeNull();
});

it('no fewer than no seats are left when more are taken than there are', () => {
  expect(seatsLeft({ capacity: 20, taken: 19 })).toBe(1);
  expect(seatsLeft({ capacity: 20, taken: 20 })).toBe(0);
  expect(seatsLeft({ capacity: 15, taken: 20 })).toBe(0);
});
