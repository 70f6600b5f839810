/** Short words that are frequent in one language and no word of the other. */
const dutch = new Set(
  'de het een en van voor met zijn niet wij onze uw u ook naar bij aan dat deze dit wordt kunt hoe wat er om te'.split(
    ' ',
  ),
);
const english = new Set(
  'the a an and of for with are not our your you also to at on that this these will can how what there is'.split(
    ' ',
  ),
);

/**
 * Compares the numbers of Dutch and English short words. A tie, or a single Dutch word, counts as Dutch only
 * when the text equals that of the Dutch version.
 * @param original the same text in the Dutch version, null where there is none
 */
export function looksDutch(text: string, original: string | null): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [inDutch, inEnglish] = [count(dutch), count(english)];
  if (inDutch !== inEnglish) return inDutch > inEnglish && (inDutch > 1 || text === original);
  return inDutch > 0 && text === original;
}
