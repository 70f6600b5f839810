import { describe, expect, test } from 'vitest';
import type { Entry } from 'beursvloer-domain/agenda';

import type { BriefSession } from '../content/types/listed';
import { goneIds, recentlyRemoved, type Offer } from './saveable';
import { ownDays } from './own-day';

const session = (publicId: number, day: string, startTime: string, endTime: string, room = 'Zaal A') =>
  ({
    publicId,
    title: `Sessie ${publicId}`,
    day,
    startTime,
    endTime,
    room: { name: room, hall: { name: 'Hal 1' } },
    meetingPoint: null,
    language: 'nl',
    locale: 'nl',
  }) satisfies BriefSession;

const entry = (id: string, changes: Partial<Entry> = {}): Entry => ({
  id,
  on: true,
  wish: 'must',
  note: '',
  clock: { at: Date.UTC(2027, 1, 1), count: 0 },
  device: 'telefoon1',
  ...changes,
});
const savedOf = (...entries: Entry[]) => new Map(entries.map((each) => [each.id, each]));

const first = '2027-02-09';
const second = '2027-02-10';
const sessions = [
  session(1, first, '10:00', '10:45'),
  session(2, first, '10:30', '11:00', 'Zaal B'),
  session(3, first, '11:15', '12:00', 'Zaal B'),
  session(4, second, '09:30', '10:00'),
];
const before = { day: '2027-01-01', minutes: 600 };

describe('the days of somebody', () => {
  test('are those with something saved, in order, each with what else fits on it', () => {
    const days = ownDays(sessions, savedOf(entry('session:4'), entry('session:1')), before);
    expect(days.map(({ day }) => day)).toEqual([first, second]);
    expect(days[0]?.steps.map(({ item }) => item.id)).toEqual(['session:1']);
    expect(days[0]?.fitting.map(({ id }) => id)).toEqual(['session:3']);
  });

  test('say what cannot be done, and carry wish and note', () => {
    const saved = savedOf(
      entry('session:1'),
      entry('session:2', { wish: 'maybe', note: 'met Jan' }),
      entry('session:3'),
    );
    const [day] = ownDays(sessions, saved, before);
    expect(day?.steps.map(({ feasibility }) => feasibility)).toEqual(['feasible', 'impossible', 'feasible']);
    expect(day?.steps[1]?.item).toMatchObject({ wish: 'maybe', note: 'met Jan' });
  });

  test('today, what fits has not begun yet, and the next step is known', () => {
    const saved = savedOf(entry('session:3'));
    const [day] = ownDays(sessions, saved, { day: first, minutes: 10 * 60 + 10 });
    expect(day?.steps[0]?.when).toBe('next');
    expect(day?.fitting.map(({ id }) => id)).toEqual(['session:2']);
  });

  test('that are over have nothing left that fits', () => {
    const [day] = ownDays(sessions, savedOf(entry('session:1')), { day: second, minutes: 0 });
    expect(day?.fitting).toEqual([]);
  });
});

describe('what is saved', () => {
  const offer: Offer = {
    sessions,
    exhibitors: [{ publicId: 9, name: 'Houtbouw Oost', slug: 'houtbouw-oost', stands: [] }],
    speakers: [],
  };

  test('and no longer on the site is known by its id', () => {
    const saved = savedOf(entry('session:1'), entry('session:77'), entry('speaker:5'), entry('exhibitor:9'));
    expect(goneIds(offer, saved)).toEqual(['session:77', 'speaker:5']);
  });

  test('and removed can be put back, the last one first, as long as it is on the site', () => {
    const at = (ms: number) => ({ clock: { at: Date.UTC(2027, 1, 1) + ms, count: 0 }, on: false });
    const agenda = [
      entry('session:1', at(1)),
      entry('exhibitor:9', at(3)),
      entry('session:77', at(2)),
      entry('session:2'),
    ];
    expect(recentlyRemoved(offer, agenda)).toEqual([
      { id: 'exhibitor:9', name: 'Houtbouw Oost' },
      { id: 'session:1', name: 'Sessie 1' },
    ]);
  });
});
