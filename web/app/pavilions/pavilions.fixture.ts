import type { Pavilion } from '../content/types/pavilion';
import type { CountedPavilion } from './members';

/** Everything of a pavilion, for tests: empty, but for what the test fills in. */
export function pavilionOf(publicId: number, facts: Partial<Pavilion> = {}): Pavilion {
  return {
    publicId,
    name: `Paviljoen ${publicId}`,
    slug: `paviljoen-${publicId}`,
    summary: '',
    image: null,
    hall: null,
    rank: 100,
    description: [],
    seo: null,
    updatedAt: '',
    ...facts,
  };
}

/** A pavilion in the list, for tests. */
export function countedOf(publicId: number, facts: Partial<CountedPavilion> = {}): CountedPavilion {
  const { name, slug, summary, image, hall, rank } = pavilionOf(publicId);
  return { publicId, name, slug, summary, image, hall, rank, exhibitorCount: 0, sessionCount: 0, ...facts };
}
