import { kinds, type Kind, type Language } from './entry.js';
import { nameKey } from './text.js';

/** What our own exports and other programs call the kinds, beside our own words. */
const otherKinds: Readonly<Record<string, Kind>> = {
  plenary: 'Plenair',
  keynote: 'Plenair',
  'knowledge session': 'Kennissessie',
  lecture: 'Kennissessie',
  lezing: 'Kennissessie',
  talk: 'Kennissessie',
  presentation: 'Kennissessie',
  presentatie: 'Kennissessie',
  rondleiding: 'Tour',
};

/** The kind that a word stands for; undefined for others. */
export function kindOf(word: string): Kind | undefined {
  const key = nameKey(word);
  const own = kinds.find((kind) => nameKey(kind) === key);
  return own ?? (Object.hasOwn(otherKinds, key) ? otherKinds[key] : undefined);
}

/** The language that a word or a code stands for; undefined for others. */
export function languageOf(word: string): Language | undefined {
  const key = nameKey(word);
  if (/^(nl|nederlands|dutch)\b/.test(key)) return 'Nederlands';
  if (/^(en|engels|english)\b/.test(key)) return 'Engels';
  return undefined;
}

/** Our exports name a place also where a session has none. */
const noPlaces = new Set(['Op de beursvloer', 'On the fair floor'].map(nameKey));

/** The place that a name stands for; null for none. */
export function placeNamed(
  name: string,
  hall: string | null = null,
): { name: string; hall: string | null } | null {
  return name === '' || noPlaces.has(nameKey(name)) ? null : { name, hall };
}
