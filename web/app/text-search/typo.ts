/** Most mistakes forgiven in a word of that length; short words and codes have to be right. */
export function mistakesAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The kinds of letters in a word, 31 of them, one bit each: enough to see quickly that two words differ too
 * much.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

/** How many kinds of letters of a word another one lacks; every mistake accounts for one at most. */
export function lettersMissing(letters: number, others: number): number {
  let missing = 0;
  for (let left = letters & ~others; left !== 0; left &= left - 1) missing += 1;
  return missing;
}

/** From this length on a mistyped word is also looked for inside others, and its first letter may be the mistake. */
const longWord = 6;

/** Longest words that are compared; longer ones are no words. */
const longest = 64;
/** Kept, because a search compares thousands of words. */
const newRow = () => new Uint8Array(longest + 1);
const rows = [newRow(), newRow(), newRow()] as const;

/**
 * How many letters are wrong, missing, extra or swapped when `word` is read as `term`, as its beginning, or, for
 * longer words, as a substring. Null when that is more than `most`.
 */
export function mistakesIn(word: string, term: string, most: number): number | null {
  const size = term.length;
  if (size < word.length - most || size > longest || word.length > longest) return null;
  const anywhere = word.length >= longWord;
  if (!anywhere && word[0] !== term[0]) return null;
  // Rows of Sellers' algorithm with swaps: `row[j]` is the cheapest reading of the word so far that ends at j.
  let [beforeLast, last, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  for (let j = 0; j <= size; j += 1) last[j] = anywhere ? 0 : j;
  for (let i = 1; i <= word.length; i += 1) {
    row[0] = i;
    let best = i;
    for (let j = 1; j <= size; j += 1) {
      const swapped = i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1];
      const cost = Math.min(
        at(last, j - 1) + (word[i - 1] === term[j - 1] ? 0 : 1),
        at(last, j) + 1,
        at(row, j - 1) + 1,
        swapped ? at(beforeLast, j - 2) + 1 : longest,
      );
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return null;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let fewest = most + 1;
  for (let j = 0; j <= size; j += 1) fewest = Math.min(fewest, at(last, j));
  return fewest <= most ? fewest : null;
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? longest;
}
