import { describe, expect, it } from 'vitest';
import { stand, summaryOf } from '../exhibitors/exhibitors.fixture';
import { nl } from '../messages/nl';
import { thingIn } from '../meta/linked-data.fixture';
import { renderAt, testSite } from '../programme/list/render.fixture';
import { makeSession } from '../programme/sessions.fixture';
import { detailMeta } from './meta';
import type { PavilionDetailData } from './pavilion-detail.server';
import { PavilionListPage } from './pavilion-list-page';
import { PavilionPage } from './pavilion-page';
import { countedOf, pavilionOf } from './pavilions.fixture';

const script = '<script>alert(1)</script>';
const hostile = { name: script, slug: 'a/b?c', summary: script, hall: { slug: 'x', name: script } };

const draw = (pavilion: PavilionDetailData['pavilion'], rest: Partial<PavilionDetailData> = {}) =>
  renderAt(
    '/paviljoens/4001/x',
    <PavilionPage
      data={{ pavilion, exhibitors: [], exhibitorCount: 0, stands: [], sessions: [], others: [], ...rest }}
    />,
  );

describe('the list', () => {
  it('shows hall and counts of each pavilion, and no counts of nothing', () => {
    const pavilions = [
      countedOf(4001, { hall: { slug: 'hal-1', name: 'Hal 1' }, exhibitorCount: 8, sessionCount: 1 }),
      countedOf(4002),
    ];
    const html = renderAt('/paviljoens', <PavilionListPage data={{ pavilions }} />);
    for (const text of ['Hal 1', '8 standhouders', '1 programmaonderdeel']) expect(html).toContain(text);
    expect(html).not.toContain('0 standhouders');
    expect(html).toContain('href="/paviljoens/4002/paviljoen-4002"');
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  it('renders hostile content as text', () => {
    const pavilions = [countedOf(4001, hostile), countedOf(4002, { name: 'x'.repeat(255) })];
    const html = renderAt('/paviljoens', <PavilionListPage data={{ pavilions }} />);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/paviljoens/4001/a%2Fb%3Fc"');
  });

  it('speaks of later when there are none', () => {
    const html = renderAt('/paviljoens', <PavilionListPage data={{ pavilions: [] }} />);
    expect(html).toContain(nl.pavilions.nothing);
  });
});

describe('the page of a pavilion', () => {
  it('is whole with nothing but a name', () => {
    const html = draw(pavilionOf(4001));
    expect(html.match(/<h1/g)).toHaveLength(1);
    const { noText, noPlace, noExhibitors, sessions, related } = nl.pavilions.detail;
    for (const text of [noText, noPlace, noExhibitors]) expect(html).toContain(text);
    for (const text of [sessions, related]) expect(html).not.toContain(text);
    expect(html).not.toMatch(/undefined|NaN|>null</);
  });

  it('leads to its exhibitors, its sessions and the other pavilions', () => {
    const html = draw(pavilionOf(4001), {
      exhibitors: [summaryOf(1001)],
      exhibitorCount: 31,
      stands: [stand('1.B02'), stand('1.B10')],
      sessions: [makeSession(2001)],
      others: [countedOf(4002)],
    });
    for (const path of [
      '/standhouders/1001/bedrijf-1001',
      '/standhouders?paviljoen=paviljoen-4001',
      '/programma/2001',
      '/programma?paviljoen=paviljoen-4001',
      '/paviljoens/4002/paviljoen-4002',
    ]) {
      expect(html).toContain(`href="${path}"`);
    }
    expect(html).toContain('1.B10');
    expect(html).toContain(nl.pavilions.detail.otherExhibitors(30));
    expect(html).toContain('di 9 feb, ');
  });

  it('renders hostile content as text, in the page and in its head', () => {
    const pavilion = pavilionOf(4001, hostile);
    const exhibitors = [summaryOf(1001, { name: script, stands: [{ code: script, hall: null }] })];
    const sessions = [makeSession(2001, { title: script })];
    const stands = [{ code: script, hall: null }];
    const html = draw(pavilion, { exhibitors, stands, sessions, others: [countedOf(4002, hostile)] });
    expect(html).not.toContain('<script>');
    const head = detailMeta(
      { pavilion, exhibitors, exhibitorCount: 1, stands: [], sessions, others: [] },
      testSite,
    );
    expect(thingIn(head, 'Place')).toMatchObject({
      name: script,
      url: 'https://beurs.example/paviljoens/4001/a%2Fb%3Fc',
      containedInPlace: { '@type': 'Place' },
    });
  });
});
