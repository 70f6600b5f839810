import type { Language } from './entry.js';
import type { SessionKind } from './kind.js';
import { nameKey } from '../import/text.js';
import { nowhereNames, wordNotes } from './texts.js';

/** Usual words for kinds that many fairs have, by the keys of those. */
const otherKinds: Readonly<Record<string, string>> = {
  plenary: 'Plenair',
  plenaire: 'Plenair',
  keynote: 'Plenair',
  keynotes: 'Plenair',
  'knowledge session': 'Kennissessie',
  kennissessies: 'Kennissessie',
  lecture: 'Kennissessie',
  lectures: 'Kennissessie',
  lezing: 'Kennissessie',
  lezingen: 'Kennissessie',
  talk: 'Kennissessie',
  talks: 'Kennissessie',
  presentation: 'Kennissessie',
  presentations: 'Kennissessie',
  presentatie: 'Kennissessie',
  presentaties: 'Kennissessie',
  vortrag: 'Kennissessie',
  rondleiding: 'Tour',
  rondleidingen: 'Tour',
  tours: 'Tour',
  workshops: 'Workshop',
};

interface ReadKind {
  kind: SessionKind;
  /** True when other words stand beside the one that was understood. */
  isGuess: boolean;
}

/** The kind that a word stands for, also with a duration beside it; undefined for others. */
export function kindOf(words: string, kinds: readonly SessionKind[]): ReadKind | undefined {
  const key = nameKey(words)
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(
      /\b\d{1,3}(?:[.,:]\d{1,2})? ?-?(?:minuten|minutes|minute|mins|min|uur|hours|hour|hrs|h|u|m|['’′])(?![\p{L}\d])\.?/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:,.|/+]+|[\s\-–—:,.|/+]+$/g, '');
  const exact = kindNamed(key, kinds);
  if (exact) return { kind: exact, isGuess: false };
  const found = new Set(key.split(/[^\p{L}]+/u).flatMap((word) => kindNamed(word, kinds) ?? []));
  const [kind] = found;
  return kind && found.size === 1 ? { kind, isGuess: true } : undefined;
}

function kindNamed(words: string, kinds: readonly SessionKind[]): SessionKind | undefined {
  const isCalled = (names: readonly string[]) => names.some((name) => nameKey(name) === words);
  const usual = Object.hasOwn(otherKinds, words) ? otherKinds[words] : undefined;
  return (
    kinds.find(({ key }) => isCalled([key])) ??
    kinds.find(({ name, otherNames }) => isCalled([name, ...otherNames])) ??
    kinds.find(({ key }) => key === usual)
  );
}

/** Words and codes (ISO 639) of the languages that a session can have. */
const languages: Readonly<Record<Language, readonly string[]>> = {
  Nederlands: [
    'nl',
    'nld',
    'dut',
    'ned',
    'nederlands',
    'nederlandstalig',
    'dutch',
    'hollands',
    'vlaams',
    'flemish',
  ],
  Engels: ['en', 'eng', 'engels', 'engelstalig', 'english', 'englisch', 'anglais'],
};

/** The language that a word or a code stands for, also with a country behind it; undefined for others, and for two. */
export function languageOf(words: string): Language | undefined {
  const key = nameKey(words)
    .replace(/\([^()]*\)/g, '')
    .replace(/^in (?:het )?/, '')
    .replace(/^([a-z]{2,3})[-_][a-z]{2,4}$/, '$1')
    .replace(/[\s.]+$/, '');
  if (languages.Nederlands.includes(key)) return 'Nederlands';
  return languages.Engels.includes(key) ? 'Engels' : undefined;
}

/** Our exports name a place also where a session has none. */
const noPlaces = new Set(nowhereNames.map(nameKey));

/** The place that a name stands for; null for none. */
export function placeNamed(
  name: string,
  hall: string | null = null,
): { name: string; hall: string | null } | null {
  return name === '' || noPlaces.has(nameKey(name)) ? null : { name, hall };
}

interface ReadWords {
  fields: { kind?: string; language?: Language };
  unread: { kind?: string; language?: string };
  notes: string[];
}

export function readWords(
  { type, language: said }: { type: string; language: string },
  kinds: readonly SessionKind[],
): ReadWords {
  const [read, language] = [kindOf(type, kinds), languageOf(said)];
  return {
    fields: { ...(read && { kind: read.kind.key }), ...(language && { language }) },
    unread: {
      ...(!read && type !== '' && { kind: type }),
      ...(!language && said !== '' && { language: said }),
    },
    notes: read?.isGuess ? [wordNotes.guessed(type, read.kind.name)] : [],
  };
}
