import { describe, expect, it } from 'vitest';
import { audiences } from '../audiences';
import { roster } from '../exhibitors/roster';
import { pavilions } from '../venue/pavilions';
import { rooms } from '../venue/rooms';
import { site } from '../site/settings';
import { speakers } from '../speakers';
import { themes } from '../themes';
import type { SessionSeed } from '../types';
import { sessions } from '.';

const slugsOf = (documents: readonly { slug: string }[]): Set<string> =>
  new Set(documents.map(({ slug }) => slug));

function countBy<T extends string>(values: T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Pairs of sessions that share what `sharedBy` returns while they overlap in time. */
function clashes(sharedBy: (session: SessionSeed) => string[]): string[] {
  return sessions.flatMap((one, index) =>
    sessions.slice(index + 1).flatMap((other) => {
      if (one.day !== other.day || one.startTime >= other.endTime || other.startTime >= one.endTime)
        return [];
      const shared = sharedBy(other).filter((value) => sharedBy(one).includes(value));
      return shared.map((value) => `${value}: "${one.title}" and "${other.title}" on ${one.day}`);
    }),
  );
}

describe('the programme', () => {
  it('has ninety sessions of four kinds', () => {
    expect(countBy(sessions.map(({ kind }) => kind))).toEqual({
      Plenair: 6,
      Kennissessie: 48,
      Tour: 20,
      Workshop: 16,
    });
    expect(countBy(sessions.map(({ language }) => language ?? 'Nederlands')).Engels).toBe(8);
    expect(sessions.filter(({ featured }) => featured)).toHaveLength(8);
  });

  it('says something of its own in every title, slug and summary', () => {
    for (const field of ['title', 'slug', 'summary'] as const) {
      expect(new Set(sessions.map((session) => session[field])).size, field).toBe(sessions.length);
    }
    for (const { summary = '', description = '' } of sessions) {
      expect(summary.length).toBeLessThanOrEqual(400);
      expect(description.split(/\s+/).length, summary).toBeGreaterThanOrEqual(45);
    }
  });

  it('takes place while the fair is open', () => {
    for (const { title, day, startTime, endTime } of sessions) {
      const hours = site.days.find(({ date }) => date === day);
      expect(hours, title).toBeDefined();
      expect(startTime >= (hours?.opens ?? '') && endTime <= (hours?.closes ?? ''), title).toBe(true);
      expect(startTime < endTime, title).toBe(true);
    }
  });

  it('never puts two sessions in one room or one speaker in two places', () => {
    expect(clashes(({ room }) => (room ? [room] : []))).toEqual([]);
    expect(clashes(({ speakers: list = [] }) => list.map(({ speaker }) => speaker))).toEqual([]);
  });

  it('gives every tour a meeting point, two to four exhibitors and a number of places', () => {
    for (const { title, meetingPoint, exhibitors = [], capacity } of sessions.filter(
      ({ kind }) => kind === 'Tour',
    )) {
      expect(meetingPoint, title).toBeTruthy();
      expect([2, 3, 4], title).toContain(exhibitors.length);
      expect(capacity, title).toBeGreaterThan(0);
    }
  });

  it('refers only to documents that exist', () => {
    const known = {
      speakers: slugsOf(speakers),
      exhibitors: slugsOf(roster),
      themes: slugsOf(themes),
      audiences: slugsOf(audiences),
      rooms: slugsOf(rooms),
      pavilions: slugsOf(pavilions),
    };
    const missing = sessions.flatMap((session) => [
      ...(session.speakers ?? []).filter(({ speaker }) => !known.speakers.has(speaker)),
      ...(session.exhibitors ?? []).filter((slug) => !known.exhibitors.has(slug)),
      ...(session.themes ?? []).filter((slug) => !known.themes.has(slug)),
      ...(session.audiences ?? []).filter((slug) => !known.audiences.has(slug)),
      ...(session.room && !known.rooms.has(session.room) ? [session.room] : []),
      ...(session.pavilion && !known.pavilions.has(session.pavilion) ? [session.pavilion] : []),
    ]);
    expect(missing).toEqual([]);
  });

  it('gives each of sixty speakers something to do', () => {
    const speaking = new Set(
      sessions.flatMap(({ speakers: list = [] }) => list.map(({ speaker }) => speaker)),
    );
    expect(speakers).toHaveLength(60);
    expect(speakers.filter(({ slug }) => !speaking.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});
