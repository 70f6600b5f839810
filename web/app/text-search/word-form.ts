const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter);

/** Endings of plurals, verbs and adjectives, longest first. */
const endings = ['en', 'e', 's'];
const shortestStem = 3;

/**
 * Keys that forms of one Dutch word share: "straat" and "straten" both have "strat", "huis" and "huizen" both have
 * "huis". They are there to compare with, not to show; now and then two words share one by accident.
 */
export function formKeys(term: string): string[] {
  const stem = withoutEnding(term);
  const keys = stem === null ? [term] : [term, stem];
  return [...new Set(keys.map(evenOut))];
}

/** The word without its ending, or null when it has none that can come off. */
export function withoutEnding(term: string): string | null {
  const ending = endings.find((end) => term.endsWith(end) && term.length - end.length >= shortestStem);
  return ending === undefined ? null : term.slice(0, -ending.length);
}

/** Takes away what Dutch spelling changes before an ending: doubled letters, and v and z for f and s. */
function evenOut(stem: string): string {
  const [third, second, last] = [stem.at(-3), stem.at(-2), stem.at(-1)];
  if (last === undefined) return stem;
  if (last === second) return stem.slice(0, -1);
  const hard = last === 'v' ? 'f' : last === 'z' ? 's' : last;
  const long = !isVowel(last) && isVowel(second) && second === third;
  return stem.slice(0, long ? -2 : -1) + hard;
}
