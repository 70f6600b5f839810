import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPlan, fitting, walkMinutes, type Place, type Timed } from '../../src/agenda/index.js';

const rooms = {
  big: { room: 'grote-zaal', hall: 'hal-1' },
  canal: { room: 'zaal-kanaal', hall: 'hal-1' },
  yard: { room: 'zaal-werf', hall: 'hal-2' },
  nowhere: { room: null, hall: null },
};

const item = (id: string, start: number, end: number, place: Place = rooms.big): Timed => ({
  id,
  start,
  end,
  place,
});

describe('walking', () => {
  it.each([
    ['within a room', rooms.big, rooms.big, 0],
    ['to another room of the hall', rooms.big, rooms.canal, 3],
    ['to another hall', rooms.big, rooms.yard, 8],
    ['to a place that is not known', rooms.big, rooms.nowhere, 8],
    ['between places that are not known', rooms.nowhere, rooms.nowhere, 8],
  ])('%s takes the same time there and back', (_, from, to, minutes) => {
    expect(walkMinutes(from, to)).toBe(minutes);
    expect(walkMinutes(to, from)).toBe(minutes);
  });
});

describe('a plan of a day', () => {
  it.each([
    ['feasible', 613],
    ['tight', 612],
    ['tight', 608],
    ['impossible', 607],
    ['impossible', 595],
  ])(
    'calls it %s to be in the other hall at minute %i after something that ends at 600',
    (verdict, start) => {
      const steps = dayPlan([item('a', 540, 600), item('b', start, start + 30, rooms.yard)], null);
      expect(steps.map(({ feasibility }) => feasibility)).toEqual(['feasible', verdict]);
    },
  );

  it('measures against what is hardest to come from, not against what stands above it', () => {
    const [long, short, last] = [
      item('long', 540, 660),
      item('short', 545, 560, rooms.yard),
      item('last', 662, 700, rooms.canal),
    ];
    expect(dayPlan([last, short, long], null)[2]).toMatchObject({
      item: last,
      after: long,
      walkMinutes: 3,
      feasibility: 'impossible',
      overlaps: [],
    });
  });

  it('names what is on at the same time, on both sides', () => {
    const [one, two, three] = [item('1', 540, 600), item('2', 590, 620), item('3', 600, 640)];
    expect(dayPlan([one, two, three], null).map(({ overlaps }) => overlaps)).toEqual([
      [two],
      [one, three],
      [two],
    ]);
  });

  it('gives the time between as a break when it is long enough after the walk', () => {
    const breakAt = (start: number) =>
      dayPlan([item('a', 540, 600), item('b', start, 700, rooms.yard)], null)[1]?.breakBefore;
    expect(breakAt(623)).toEqual({ start: 600, end: 615 });
    expect(breakAt(622)).toBeNull();
  });

  it('says what is on now and what comes next, two at once included', () => {
    const day = [
      item('a', 540, 600),
      item('b', 600, 660),
      item('c', 600, 620),
      item('d', 660, 700),
      item('e', 660, 720),
      item('f', 800, 900),
    ];
    const when = (now: number | null) => dayPlan(day, now).map((step) => `${step.item.id} ${step.when}`);
    expect(when(630)).toEqual(['a past', 'c past', 'b now', 'd next', 'e next', 'f later']);
    expect(when(null)).toEqual(['a later', 'c later', 'b later', 'd later', 'e later', 'f later']);
  });

  it('holds everything once, in order, and is the same in whatever order it was saved', () => {
    const any = fc.record({
      start: fc.integer({ min: 540, max: 1020 }),
      minutes: fc.integer({ min: 0, max: 120 }),
      place: fc.constantFrom(...Object.values(rooms)),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (drawn) => {
        const items = drawn.map(({ start, minutes, place }, index) =>
          item(String(index), start, start + minutes, place),
        );
        const plan = dayPlan(items, null);
        expect(dayPlan([...items].reverse(), null)).toEqual(plan);
        expect(new Set(plan.map((step) => step.item))).toEqual(new Set(items));
        for (const { item: each, overlaps, feasibility } of plan)
          if (overlaps.some(({ start }) => start < each.start)) expect(feasibility).toBe('impossible');
      }),
    );
  });
});

describe('what else fits', () => {
  const chosen = [item('a', 540, 600), item('b', 700, 760, rooms.yard)];

  it('overlaps nothing and leaves time for both walks', () => {
    const candidates = [
      item('too late', 660, 695),
      item('fits', 610, 690, rooms.canal),
      item('walk too short', 602, 650, rooms.canal),
      item('a', 800, 860),
      item('after', 790, 800),
    ];
    expect(fitting(candidates, chosen).map(({ id }) => id)).toEqual(['fits', 'after']);
  });

  it('starts from now on', () => {
    const candidates = [item('early', 480, 530), item('late', 800, 820)];
    expect(fitting(candidates, chosen, 600).map(({ id }) => id)).toEqual(['late']);
  });

  it('could be chosen without making anything impossible that was not', () => {
    const any = fc.record({
      start: fc.integer({ min: 540, max: 1020 }),
      minutes: fc.integer({ min: 10, max: 90 }),
      place: fc.constantFrom(...Object.values(rooms)),
    });
    const impossible = (items: Timed[]) =>
      dayPlan(items, null).filter(({ feasibility }) => feasibility === 'impossible').length;
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), fc.array(any, { maxLength: 6 }), (had, offered) => {
        const made = (from: typeof had, name: string) =>
          from.map(({ start, minutes, place }, at) => item(`${name}${at}`, start, start + minutes, place));
        const mine = made(had, 'mine');
        for (const extra of fitting(made(offered, 'offered'), mine))
          expect(impossible([...mine, extra])).toBe(impossible(mine));
      }),
    );
  });
});
