import { describe, expect, it } from 'vitest';
import { paginate } from './paginate';

const items = Array.from({ length: 50 }, (_, index) => index + 1);

describe('a list that is cut into pages', () => {
  it('says the first and last position of a page', () => {
    const page = paginate(items, 3, 24);
    expect(page).toEqual({ items: [49, 50], page: 3, pages: 3, total: 50, from: 49, to: 50 });
  });

  it('has one empty page when nothing is in it', () => {
    expect(paginate([], 1, 24)).toEqual({ items: [], page: 1, pages: 1, total: 0, from: 0, to: 0 });
  });

  it.each([0, -1, 4, 1.5, Number.NaN])('has no page %d', (page) => {
    expect(paginate(items, page, 24)).toBeNull();
  });
});
