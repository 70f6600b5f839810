import { describe, expect, test } from 'vitest';
import { cellsOf, type StoredEvent } from '../../src/statistics/index.js';

const event = (more: Partial<StoredEvent>): StoredEvent => ({ id: 'x', at: 0, kind: 'view', ...more });

/** The counted numbers as short texts: `view page=/ device=phone: 1`. */
function textsOf(one: StoredEvent, hour = 9): string[] {
  return cellsOf(one, hour).map(
    ({ measure, by, count }) =>
      `${[measure, ...by.map(([name, value]) => `${name}=${value}`)].join(' ')}: ${count}`,
  );
}

describe('what an event counts as', () => {
  test('a first view is a view and a visit, by each of its values and by each two of them', () => {
    expect(textsOf(event({ page: '/', device: 'phone' }))).toEqual([
      'view: 1',
      'view page=/: 1',
      'view device=phone: 1',
      'view hour=9: 1',
      'view page=/ device=phone: 1',
      'view page=/ hour=9: 1',
      'view device=phone hour=9: 1',
      'visit: 1',
      'visit page=/: 1',
      'visit device=phone: 1',
      'visit hour=9: 1',
      'visit page=/ device=phone: 1',
      'visit page=/ hour=9: 1',
      'visit device=phone hour=9: 1',
    ]);
  });

  test('a view after another one says which page was left, so that the last page of each visit remains', () => {
    const visit = [
      event({ page: '/' }),
      event({ page: '/faq', from: '/' }),
      event({ page: '/', from: '/faq' }),
    ];
    const ends = new Map<string, number>();
    for (const cell of visit.flatMap((one) => cellsOf(one, 9))) {
      const [value] = cell.by;
      if (cell.by.length !== 1 || value?.[0] !== 'page') continue;
      const change = cell.measure === 'view' ? cell.count : cell.measure === 'left' ? -cell.count : 0;
      ends.set(value[1], (ends.get(value[1]) ?? 0) + change);
    }
    expect([...ends]).toEqual([
      ['/', 1],
      ['/faq', 0],
    ]);
  });

  test('a view after the page of a search counts as found there, on the page that was found', () => {
    const texts = textsOf(event({ page: '/standhouders/1001', from: '/zoeken' }));
    expect(texts).toContain('fromSearch page=/standhouders/1001: 1');
    expect(textsOf(event({ page: '/zoeken', from: '/' })).join()).not.toContain('fromSearch');
  });

  test('reading counts seconds and how far', () => {
    const texts = textsOf(event({ kind: 'read', page: '/faq', value: 31, depth: 75 }));
    expect(texts).toContain('read page=/faq: 1');
    expect(texts).toContain('readSeconds page=/faq: 31');
    expect(texts).toContain('readDepth page=/faq: 75');
  });

  test('a visitor is counted by the days since they were counted before', () => {
    expect(textsOf(event({ kind: 'visitor', value: 12, device: 'phone' }))).toContain(
      'visitor device=phone gap=12: 1',
    );
    expect(textsOf(event({ kind: 'visitor', value: -1 }))).toContain('visitor gap=-1: 1');
  });

  test('a search without result counts twice, and words count for all who used them', () => {
    expect(textsOf(event({ kind: 'search', value: 0 })).filter((text) => !text.includes('='))).toEqual([
      'search: 1',
      'searchWithoutResult: 1',
    ]);
    expect(textsOf(event({ kind: 'searchTerm', subject: 'houtbouw', value: 5 }))).toContain(
      'searchTerm subject=houtbouw: 5',
    );
  });

  test('equal events that were folded into one count as often as they happened', () => {
    const texts = textsOf(event({ kind: 'read', page: '/faq', value: 30, depth: 50, times: 3 }));
    expect(texts).toContain('read page=/faq: 3');
    expect(texts).toContain('readSeconds page=/faq: 90');
  });
});
