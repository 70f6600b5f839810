import { describe, expect, test } from 'vitest';
import { dayOfRoom, shareOf, spanOfAll } from './room-day';

const at = (id: string, startTime: string, endTime: string) => ({
  id,
  day: '2027-02-09',
  startTime,
  endTime,
});
const drawn = (sessions: ReturnType<typeof at>[], day = { start: 600, end: 720 }) =>
  dayOfRoom(sessions, day).map(({ session, start, end }) => [session?.id ?? '.', start, end]);

describe('the day of a room', () => {
  test('covers the whole day of the fair, with the times in which nothing is on', () => {
    expect(drawn([at('b', '11:15', '11:45'), at('a', '10:30', '11:00')])).toEqual([
      ['.', 600, 630],
      ['a', 630, 660],
      ['.', 660, 675],
      ['b', 675, 705],
      ['.', 705, 720],
    ]);
    expect(drawn([])).toEqual([['.', 600, 720]]);
  });

  test('has sessions that overlap after each other, and nothing free while one goes on', () => {
    expect(
      drawn([at('long', '10:00', '12:00'), at('short', '10:15', '10:30'), at('c', '11:00', '11:30')]),
    ).toEqual([
      ['long', 600, 720],
      ['short', 615, 630],
      ['c', 660, 690],
    ]);
  });

  test('takes an end that makes no sense for half an hour', () => {
    expect(drawn([at('a', '10:00', '09:00')], { start: 600, end: 630 })).toEqual([['a', 600, 630]]);
    expect(spanOfAll([at('a', '10:00', '09:00'), at('b', '09:15', '09:30')])).toEqual({
      start: 555,
      end: 630,
    });
    expect(spanOfAll([])).toBe(null);
  });
});

describe('the place of a minute in a stretch', () => {
  test.each([
    [600, 0],
    [630, 50],
    [659, 95],
    [660, null],
    [599, null],
  ])('of minute %s in the hour from 600 on is at %s hundredths', (minutes, share) => {
    expect(shareOf({ start: 600, end: 660 }, minutes)).toBe(share);
  });
});
