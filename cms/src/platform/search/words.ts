/** The condition that each word of a search is somewhere in one of these fields, in any order. */
export function whereFound(search: string, fields: readonly string[]): object[] {
  return search.split(/\s+/).map((word) => ({
    $or: fields.flatMap((field) =>
      spellingsOf(word).map((spelling) => ({ [field]: { $containsi: spelling } })),
    ),
  }));
}

/**
 * SQLite knows capitals of ASCII alone, so that a letter with an accent is looked for as both. Without accents a word is found in slugs.
 */
function spellingsOf(word: string): string[] {
  const small = word.toLowerCase();
  const capitals = word.toUpperCase().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const plain = small.normalize('NFD').replace(/\p{M}/gu, '');
  return [...new Set([small, capitals, plain])];
}
