/** Letters that Unicode does not take apart, as they are typed by who has no key for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Letters and digits alone, small and without accents: `D’Angelo` and `dangelo` are found by one another. No sign of it has a
 * meaning in a pattern of SQL.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => text.split(/\s+/).map(folded).filter(Boolean);
