/* Checks that several countries share. Each takes digits only. */

const digitsOf = (text: string) => Array.from(text, Number);

/** The digits times their weights; digits beyond the weights do not count. */
export function weighted(text: string, weights: readonly number[]): number {
  const digits = digitsOf(text);
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}

export const lastDigit = (text: string): number => Number(text.at(-1));

/** Luhn's check: every second digit from the right counts twice, as the sum of its own digits. */
export function passesLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .reduce(
      (total, digit, index) => total + (index % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9),
      0,
    );
  return sum % 10 === 0;
}

/** ISO 7064, MOD 11,10. */
export function passesMod1110(text: string): boolean {
  const rest = digitsOf(text.slice(0, -1)).reduce((product, digit) => {
    const sum = (digit + product) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10 === lastDigit(text);
}
