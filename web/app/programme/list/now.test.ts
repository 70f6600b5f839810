import { describe, expect, test } from 'vitest';
import { fairDayAt, nowAndNext, relationToNow } from './now';

const at = (startTime: string, endTime: string, day = '2027-02-10') => ({ day, startTime, endTime });
const clock = (time: string, day = '2027-02-10') => ({
  day,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const days = [
  { date: '2027-02-09', opens: '09:30', closes: '17:30' },
  { date: '2027-02-10', opens: '09:30', closes: '17:30' },
];

describe('a session and the present moment', () => {
  const session = at('10:30', '11:15');

  test.each([
    ['09:00', { state: 'upcoming' }],
    ['09:30', { state: 'soon', minutes: 60 }],
    ['10:29', { state: 'soon', minutes: 1 }],
    ['10:30', { state: 'on', minutes: 45 }],
    ['11:14', { state: 'on', minutes: 1 }],
    ['11:15', { state: 'ended' }],
  ])('are related by the minute: at %s', (time, expected) =>
    expect(relationToNow(session, clock(time))).toEqual(expected),
  );

  test('leave a session without a known end on for a while, but nobody knows how long', () => {
    expect(relationToNow(at('10:30', '10:00'), clock('10:45'))).toEqual({ state: 'on', minutes: null });
    expect(relationToNow(at('10:30', '10:00'), clock('11:00'))).toEqual({ state: 'ended' });
  });

  test('say on another day that it is upcoming or over', () => {
    expect(relationToNow(session, clock('10:45', '2027-02-09'))).toEqual({ state: 'upcoming' });
    expect(relationToNow(session, clock('08:00', '2027-02-11'))).toEqual({ state: 'ended' });
  });
});

describe('now and next', () => {
  test('exist only on a fair day, until the doors close', () => {
    const sessions = [at('10:00', '18:00')];
    expect(fairDayAt(days, clock('11:00'))?.date).toBe('2027-02-10');
    expect(fairDayAt(days, clock('11:00', '2027-02-08'))).toBeNull();
    expect(nowAndNext(sessions, days, clock('11:00', '2027-02-08'))).toBeNull();
    expect(nowAndNext(sessions, days, clock('17:30'))).toBeNull();
    expect(nowAndNext(sessions, days, clock('17:29'))?.on).toHaveLength(1);
  });

  test('what ends first comes first, and what starts within the hour follows', () => {
    const long = at('10:00', '12:00');
    const short = at('11:00', '11:30');
    const soon = at('12:15', '13:00');
    const later = at('12:30', '13:00');
    expect(nowAndNext([later, soon, long, short], days, clock('11:20'))).toEqual({
      on: [short, long],
      next: [soon],
    });
  });

  test('before the first session, whatever starts first is next', () => {
    const first = [at('11:00', '11:30'), at('11:00', '12:00')];
    expect(nowAndNext([...first, at('12:00', '13:00')], days, clock('08:30'))).toEqual({
      on: [],
      next: first,
    });
  });

  test('there is no now and next when nothing is left today', () => {
    expect(nowAndNext([at('10:00', '11:00')], days, clock('16:00'))).toBeNull();
  });
});
