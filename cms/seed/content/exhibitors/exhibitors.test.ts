import { describe, expect, it } from 'vitest';
import { pavilions } from '../venue/pavilions';
import { stands } from '../venue/stands';
import { themes } from '../themes';
import { exhibitors } from './index';
import { roster } from './roster';

/** How often each value occurs. */
function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The values that occur more than `times` times. */
function repeated(values: readonly string[], times = 1): string[] {
  return Object.entries(tally(values))
    .filter(([, count]) => count > times)
    .map(([value]) => value);
}

describe('the demo fair’s exhibitors', () => {
  it('are the 120 of the roster, in the planned mix of kinds', () => {
    expect(exhibitors.map(({ slug }) => slug)).toEqual(roster.map(({ slug }) => slug));
    expect(tally(exhibitors.map(({ kind }) => kind))).toEqual({
      Overheid: 16,
      Woningcorporatie: 24,
      Nieuwbouwconcept: 42,
      'Bestaande-bouwconcept': 38,
    });
  });

  it('never share a slug, a name, a summary or an opening sentence', () => {
    expect(repeated(exhibitors.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(exhibitors.map(({ name }) => name))).toEqual([]);
    expect(repeated(exhibitors.map(({ summary = '' }) => summary))).toEqual([]);
    expect(repeated(exhibitors.map(({ description = '' }) => description.split('. ')[0] ?? ''))).toEqual([]);
  });

  it('stand on stands that exist, each given out once', () => {
    const codes = new Set(stands.map(({ code }) => code));
    const taken = exhibitors.flatMap((exhibitor) => exhibitor.stands ?? []);
    expect(codes.size).toBe(stands.length);
    expect(taken.filter((code) => !codes.has(code))).toEqual([]);
    expect(repeated(taken)).toEqual([]);
    expect(exhibitors.filter((exhibitor) => !exhibitor.stands?.length)).toEqual([]);
  });

  it('name one to three themes and only pavilions that exist', () => {
    const themeSlugs = new Set(themes.map(({ slug }) => slug));
    const pavilionSlugs = new Set(pavilions.map(({ slug }) => slug));
    for (const { slug, themes: chosen = [], pavilion } of exhibitors) {
      expect(chosen.length, slug).toBeGreaterThanOrEqual(1);
      expect(chosen.length, slug).toBeLessThanOrEqual(3);
      expect(
        chosen.filter((theme) => !themeSlugs.has(theme)),
        slug,
      ).toEqual([]);
      if (pavilion) expect(pavilionSlugs, slug).toContain(pavilion);
    }
  });

  it('fit the fields of the content backend', () => {
    for (const { slug, summary = '', description = '' } of exhibitors) {
      expect(summary.length, slug).toBeGreaterThan(60);
      expect(summary.length, slug).toBeLessThanOrEqual(400);
      expect(description.split(/\n\n/).length, slug).toBeGreaterThanOrEqual(2);
    }
  });

  it('use a picture at most three times and leave four without a logo', () => {
    expect(
      repeated(
        exhibitors.flatMap(({ image }) => (image ? [image.key] : [])),
        3,
      ),
    ).toEqual([]);
    expect(exhibitors.filter(({ logo }) => !logo)).toHaveLength(4);
  });
});
