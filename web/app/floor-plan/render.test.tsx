import { describe, expect, it } from 'vitest';
import { stand, summaryOf } from '../exhibitors/exhibitors.fixture';
import { parseListState } from '../listing/request/search-params';
import { renderAt, testSite } from '../programme/list/render.fixture';
import { drawHall } from './hall-drawing';
import { planMeta } from './plan-meta';
import { PlanPage } from './plan-page';
import type { PlanData } from './plan-data';
import { placesOf, planDefinition, selectPlan } from './select';

const script = '<script>alert(1)</script>';
const halls = ['hal-1', 'hal-2'].map((slug, rank) => ({
  slug,
  rank,
  name: `Hal ${rank + 1}`,
  description: script,
}));
const places = placesOf(
  ['1.A01', '1.A02', '2.B01', 'Foyer'].map((code) => ({ ...stand(code), area: 18 })),
  [summaryOf(1001, { name: script, slug: 'a/b?c', stands: [stand('1.A01'), stand('2.B01')] })],
);
const room = {
  slug: 'zaal',
  name: script,
  hall: { slug: 'hal-1', name: 'Hal 1', rank: 0 },
  rank: 1,
  capacity: 40,
  directions: 'Rechtdoor',
};

function dataAt(query: string): PlanData {
  const state = parseListState(planDefinition, new URLSearchParams(query));
  const selection = selectPlan(halls, places, state);
  if (!selection) throw new Error('no such hall');
  return { state, plan: { ...selection, drawing: drawHall(selection.places), rooms: [room] } };
}
const draw = (query: string) => renderAt(`/plattegrond?${query}`, <PlanPage data={dataAt(query)} />);

describe('the plan', () => {
  it('renders hostile content as text', () => {
    const html = draw('');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/standhouders/1001/a%2Fb%3Fc"');
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  it('is a plain GET form, and halls are links that keep the search', () => {
    const html = draw('q=b01&hal=hal-2');
    expect(html).toMatch(/<form role="search"[^>]* action="\/plattegrond" method="get">/);
    expect(html).toContain('href="/plattegrond?q=b01&amp;hal=hal-1"');
    expect(html).toMatch(/aria-current="page"[^>]*href="\/plattegrond\?q=b01&amp;hal=hal-2"/);
  });

  it('keeps the drawing out of the tab order and says the same in the list', () => {
    const html = draw('');
    const drawing = /<svg viewBox="0 0 340[^]*?<\/svg>/.exec(html)?.[0] ?? '';
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing.match(/<a /g)).toHaveLength(2);
    expect(drawing.match(/tabindex="-1"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Toon stand 1.A01 op de tekening"');
    expect(html).toContain('Nog niet bekend');
  });

  it('marks the stand that was asked for, in the drawing and in the list', () => {
    const html = draw('stand=1.A01');
    expect(html).toContain('aria-label="Gekozen stand"');
    expect(html.match(/<li aria-current="true"/g)).toHaveLength(1);
    expect(html.match(/fill-brand stroke-ink/g)).toHaveLength(1);
    expect(draw('')).not.toContain('fill-brand stroke-ink');
  });

  it('says when a stand is not on the plan', () => {
    expect(draw('stand=9.Z99')).toContain('Stand 9.Z99 staat niet op deze plattegrond');
  });

  it('leads to the hall where something is found', () => {
    const html = draw('q=a01&hal=hal-2');
    expect(html).toContain('Geen stand gevonden');
    expect(html).toContain('1 stand gevonden in Hal 1');
  });

  it('says that the plan follows while there are no halls', () => {
    const state = parseListState(planDefinition, new URLSearchParams());
    expect(renderAt('/plattegrond', <PlanPage data={{ state, plan: null }} />)).toContain(
      'De plattegrond volgt',
    );
  });
});

describe('the head', () => {
  const canonical = (query: string) =>
    planMeta(dataAt(query), testSite).flatMap((tag) =>
      'rel' in tag && tag.rel === 'canonical' ? tag.href : [],
    );

  it('has one canonical path per hall, without search and mark', () => {
    expect(canonical('q=a01&stand=1.A01')).toEqual(['https://beurs.example/plattegrond']);
    expect(canonical('stand=2.B01')).toEqual(['https://beurs.example/plattegrond?hal=hal-2']);
    expect(planMeta(dataAt('q=zzzz'), testSite)).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(planMeta(undefined, undefined)).toEqual([]);
  });
});
