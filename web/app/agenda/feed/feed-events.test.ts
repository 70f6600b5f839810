import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Told } from '../../content/types/agenda-feed';
import { isSameTold, nextTold, type Current } from './feed-events';

const nowMs = Date.UTC(2027, 1, 1);
const dayMs = 24 * 60 * 60 * 1000;
const session = (publicId: number, hour = 10, place = 'Zaal 1'): Current => ({
  publicId,
  event: {
    uid: `programma-${publicId}@beurs.example`,
    title: `Sessie ${publicId}`,
    start: new Date(Date.UTC(2027, 1, 9, hour)).toISOString(),
    end: new Date(Date.UTC(2027, 1, 9, hour + 1)).toISOString(),
    place,
    url: `https://beurs.example/programma/${publicId}`,
  },
});
const shown = (told: readonly Told[]) =>
  told.map(({ publicId, sequence, cancelledAt }) => [publicId, sequence, cancelledAt === null]);

describe('what a calendar is told', () => {
  it('stays what it was while nothing changes', () => {
    const first = nextTold([], [session(2), session(1)], nowMs);
    expect(shown(first)).toEqual([
      [1, 0, true],
      [2, 0, true],
    ]);
    const second = nextTold(first, [session(1), session(2)], nowMs + dayMs);
    expect(second).toEqual(first);
    expect(isSameTold(first, second)).toBe(true);
  });

  it.each([
    ['another time', session(1, 11)],
    ['another room', session(1, 10, 'Zaal 2')],
  ])('has a higher sequence for %s', (_, moved) => {
    const before = nextTold([], [session(1)], nowMs);
    const after = nextTold(before, [moved], nowMs);
    expect(after).toEqual([{ ...moved, sequence: 1, cancelledAt: null }]);
    expect(isSameTold(before, after)).toBe(false);
  });

  it('has what is gone as cancelled, as it was last, for a month; and not when it comes back', () => {
    const before = nextTold([], [session(1), session(2)], nowMs);
    const cancelled = nextTold(before, [session(2)], nowMs);
    expect(cancelled[0]).toEqual({ ...session(1), sequence: 1, cancelledAt: nowMs });
    expect(nextTold(cancelled, [session(2)], nowMs + 29 * dayMs)).toEqual(cancelled);
    expect(shown(nextTold(cancelled, [session(1), session(2)], nowMs + dayMs))[0]).toEqual([1, 2, true]);
    expect(shown(nextTold(cancelled, [session(2)], nowMs + 30 * dayMs))).toEqual([[2, 0, true]]);
  });

  it('does not call off what is over', () => {
    const before = nextTold([], [session(1)], nowMs);
    expect(nextTold(before, [], Date.UTC(2027, 1, 9, 11))).toEqual([]);
  });

  it('never has a lower sequence, and tells every change, whatever happens', () => {
    const programme = fc.uniqueArray(
      fc.record({ publicId: fc.integer({ min: 1, max: 4 }), hour: fc.integer({ min: 9, max: 11 }) }),
      { selector: ({ publicId }) => publicId },
    );
    fc.assert(
      fc.property(fc.array(programme, { maxLength: 8 }), (steps) => {
        let told: Told[] = [];
        steps.forEach((step, index) => {
          const next = nextTold(
            told,
            step.map(({ publicId, hour }) => session(publicId, hour)),
            nowMs + index,
          );
          for (const each of told) {
            const later = next.find(({ publicId }) => publicId === each.publicId);
            const isChanged =
              JSON.stringify([each.event, each.cancelledAt]) !==
              JSON.stringify([later?.event, later?.cancelledAt]);
            expect(later?.sequence).toBe(each.sequence + (isChanged ? 1 : 0));
          }
          told = next;
        });
      }),
    );
  });
});
