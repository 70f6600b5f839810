import { describe, expect, test } from 'vitest';
import { alternatives, neighbours, relatedSessions, type Relatable } from './related-sessions';

const make = (
  publicId: number,
  startTime: string,
  endTime: string,
  rest: Partial<Relatable> = {},
): Relatable => ({
  publicId,
  day: '2027-02-09',
  startTime,
  endTime,
  room: { slug: 'grote-zaal' },
  themes: [],
  speakers: [],
  exhibitors: [],
  ...rest,
});
const ids = (sessions: Relatable[]) => sessions.map(({ publicId }) => publicId);

const wood = { slug: 'houtbouw' };
const heat = { slug: 'warmte' };
const mila = { publicId: 3001 };
const stand = { publicId: 1001 };
const session = make(2001, '10:00', '11:00', { themes: [wood, heat], speakers: [mila], exhibitors: [stand] });

describe('related sessions', () => {
  test('share a theme, speaker or exhibitor; those at the same time come last', () => {
    const all = [
      session,
      make(2002, '10:30', '11:30', { themes: [wood, heat], speakers: [mila] }),
      make(2003, '12:00', '13:00', { themes: [wood] }),
      make(2004, '13:00', '14:00', { speakers: [mila] }),
      make(2005, '14:00', '15:00', { themes: [{ slug: 'anders' }] }),
      make(2007, '15:00', '16:00', { exhibitors: [stand], themes: [wood] }),
      make(2006, '11:00', '12:00', { themes: [heat] }),
    ];
    expect(ids(relatedSessions(session, all, 9))).toEqual([2007, 2004, 2006, 2003, 2002]);
    expect(ids(relatedSessions(session, all, 4))).toEqual([2007, 2004, 2006, 2003]);
    expect(ids(relatedSessions(session, all, 2))).toEqual([2007, 2004]);
  });

  test('a session with nothing to share has none', () => {
    expect(relatedSessions(make(2010, '10:00', '11:00'), [session], 4)).toEqual([]);
  });
});

test('alternatives are on during the session, never the session itself', () => {
  const all = [
    session,
    make(2002, '10:45', '12:00'),
    make(2003, '09:00', '10:30'),
    make(2004, '11:00', '12:00'),
  ];
  expect(ids(alternatives(session, all))).toEqual([2003, 2002]);
});

test('neighbours are in the same room on the same day', () => {
  const all = [
    make(2002, '08:00', '09:00'),
    make(2003, '09:00', '10:00'),
    session,
    make(2004, '11:00', '11:30', { room: { slug: 'elders' } }),
    make(2005, '11:30', '12:00'),
    make(2006, '11:00', '12:00', { day: '2027-02-10' }),
  ];
  const { previous, next } = neighbours(session, all);
  expect([previous?.publicId, next?.publicId]).toEqual([2003, 2005]);
  expect(neighbours(make(2009, '10:00', '11:00', { room: null }), all)).toEqual({
    previous: null,
    next: null,
  });
});
