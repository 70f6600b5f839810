import type { ExhibitorKind } from '../content/types/exhibitor-kind';
import {
  type Exhibitor,
  type ExhibitorSummary,
  exhibitorShape,
  summaryShape,
} from '../content/types/exhibitor';

const named = (publicId: number) => ({
  publicId,
  name: `Bedrijf ${publicId}`,
  slug: `bedrijf-${publicId}`,
  kind: 'Fabrikant',
});

const kind = (key: string, plural: string): ExhibitorKind => ({
  key,
  name: key,
  plural,
  slug: plural.toLowerCase(),
  intro: '',
  colour: 'neutral',
  icon: null,
});

/** The kinds of exhibitors of a fair about roofs, for tests; the third one is that of nobody. */
export const kinds: readonly ExhibitorKind[] = [
  kind('Dakdekker', 'Dakdekkers'),
  kind('Fabrikant', 'Fabrikanten'),
  kind('Overig', 'Overigen'),
];

/** An exhibitor in a list, for tests: as one is read of which only the name is known, with what the test fills in. */
export function summaryOf(publicId: number, facts: Partial<ExhibitorSummary> = {}): ExhibitorSummary {
  return { ...summaryShape.parse(named(publicId)), ...facts };
}

/** Everything of an exhibitor, for tests: as one is read of which only the name is known, with what the test fills in. */
export function exhibitorOf(publicId: number, facts: Partial<Exhibitor> = {}): Exhibitor {
  const updatedAt = '2027-01-04T09:00:00.000Z';
  return { ...exhibitorShape.parse({ ...named(publicId), updatedAt }), ...facts };
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
