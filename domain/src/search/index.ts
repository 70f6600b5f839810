/** Reads the words that an editor wrote for a page: between commas or on lines. */
export const searchWordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
