import type { ExhibitorKind } from '../content/types/exhibitor-kind';
import { kindOf } from '../exhibitors/kinds';
import type { Place } from './select';

type StandVariant = ExhibitorKind['colour'] | 'nobody';

/** Fill of a stand on the drawing; the codes on it are in the colour of text, in both modes. */
export const standFills: Readonly<Record<StandVariant, string>> = {
  blue: 'fill-stand-first',
  green: 'fill-stand-second',
  brand: 'fill-stand-third',
  neutral: 'fill-grey-300 dark:fill-grey-700',
  nobody: 'fill-surface',
};

/** The variant of a stand: the colour of the kind of its first exhibitor, or that nobody is known yet. */
export function standVariant(place: Place | undefined, kinds: readonly ExhibitorKind[]): StandVariant {
  const key = place?.exhibitors[0]?.kind;
  return key === undefined ? 'nobody' : (kindOf(kinds, key)?.colour ?? 'neutral');
}
