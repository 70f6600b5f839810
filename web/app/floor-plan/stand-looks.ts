import type { ExhibitorKind } from '../content/types/exhibitor';
import type { Place } from './select';

/** What a stand's colour says: the kind of its first exhibitor, or that nobody is known yet. */
export type StandLook = ExhibitorKind | 'nobody';

/** Fill of a stand on the drawing; the codes on it are in the colour of text, in both modes. */
export const standFills: Readonly<Record<StandLook, string>> = {
  government: 'fill-blue-300 dark:fill-blue-800',
  'housing-corporation': 'fill-green-200 dark:fill-green-800',
  'new-build-concept': 'fill-orange-200 dark:fill-orange-800',
  'existing-build-concept': 'fill-grey-300 dark:fill-grey-700',
  nobody: 'fill-surface',
};

/** What the colour of this stand says. */
export function lookOf(place: Place | undefined): StandLook {
  return place?.exhibitors[0]?.kind ?? 'nobody';
}
