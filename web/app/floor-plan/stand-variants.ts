import type { ExhibitorKind } from '../content/types/exhibitor';
import type { Place } from './select';

/** The variant of a stand: the kind of its first exhibitor, or that nobody is known yet. */
export type StandVariant = ExhibitorKind | 'nobody';

/** Fill of a stand on the drawing; the codes on it are in the colour of text, in both modes. */
export const standFills: Readonly<Record<StandVariant, string>> = {
  government: 'fill-blue-300 dark:fill-blue-800',
  'housing-corporation': 'fill-green-200 dark:fill-green-800',
  'new-build-concept': 'fill-orange-200 dark:fill-orange-800',
  'existing-build-concept': 'fill-grey-300 dark:fill-grey-700',
  nobody: 'fill-surface',
};

export function standVariant(place: Place | undefined): StandVariant {
  return place?.exhibitors[0]?.kind ?? 'nobody';
}
