import type { CatalogueItem } from '../content/types/catalogue-item';

/** Something in the catalogue, for tests: empty, but for what the test fills in. */
export function itemOf(code: string, facts: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    code,
    name: `Onderdeel ${code}`,
    category: null,
    summary: '',
    description: [],
    image: null,
    priceCents: 10_000,
    unit: 'piece',
    vatRate: 21,
    dimensions: null,
    deadline: null,
    left: null,
    soldOut: false,
    rank: 100,
    ...facts,
  };
}

/** A group of the catalogue. */
export function group(slug: string, rank: number) {
  return { slug, name: `Groep ${slug}`, text: null, rank };
}
