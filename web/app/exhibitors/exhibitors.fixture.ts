import type { Exhibitor, ExhibitorSummary } from '../content/types/exhibitor';

/** An exhibitor in a list, for tests: empty, but for what the test fills in. */
export function summaryOf(publicId: number, facts: Partial<ExhibitorSummary> = {}): ExhibitorSummary {
  return {
    publicId,
    name: `Bedrijf ${publicId}`,
    slug: `bedrijf-${publicId}`,
    kind: 'new-build-concept',
    summary: '',
    logo: null,
    place: null,
    themes: [],
    pavilion: null,
    stands: [],
    featured: false,
    ...facts,
  };
}

/** Everything of an exhibitor, for tests: empty, but for what the test fills in. */
export function exhibitorOf(publicId: number, facts: Partial<Exhibitor> = {}): Exhibitor {
  return {
    ...summaryOf(publicId),
    description: [],
    image: null,
    website: null,
    socials: [],
    contact: null,
    products: [],
    downloads: [],
    seo: null,
    updatedAt: '2027-01-04T09:00:00.000Z',
    ...facts,
  };
}

/** A theme as exhibitors carry it. */
export function theme(slug: string) {
  return { slug, name: slug };
}

/** A stand, whose hall is what its code starts with. */
export function stand(code: string) {
  const hall = code.charAt(0);
  return { code, hall: { slug: `hal-${hall}`, name: `Hal ${hall}` } };
}
