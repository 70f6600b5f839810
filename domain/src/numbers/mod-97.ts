/**
 * The remainder of a number by 97 (ISO 7064), where A stands for 10 and Z for 35. Digit by digit, because it is far beyond
 * what a number can hold.
 * @param characters digits and capitals only
 */
export function mod97(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** A text in capitals. Not by `toUpperCase` of the whole, which makes an ordinary I of the Turkish one. */
export function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
