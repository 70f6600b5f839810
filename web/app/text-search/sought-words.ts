import { soughtWord, type SoughtWord } from './fit';
import { foldText } from './tokens';

const mostWords = 8;

/** Words that say nothing about what is sought, as long as there are others. */
const smallWords = new Set(
  (
    'aan als bij dat de den der die dit door een en er het hoe hun ik in is je kan kunnen men met mijn naar of om ' +
    'ook op over per te tot u uit uw van voor waar wat we welke wie wij worden zijn ' +
    'a an and are at by can do for from how i my of on or our the to what where which who with you your'
  ).split(' '),
);

export function soughtWords(query: string): SoughtWord[] {
  const words = [...new Set(foldText(query).split(' '))].filter((word) => word !== '');
  const meaningful = words.filter((word) => !smallWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, mostWords).map(soughtWord);
}

/**
 * A quick test that rules out texts without a word in any form, mistakes aside. `folded` is the text as `foldText`
 * gives it.
 */
export function mayHold(folded: string, { word, stem, keys }: SoughtWord): boolean {
  if (folded.includes(word) || (stem !== null && folded.includes(stem))) return true;
  // The forms of a word have the letters of their key but the last at their beginning.
  return keys.some((key) => ` ${folded}`.includes(` ${key.slice(0, -1)}`));
}
