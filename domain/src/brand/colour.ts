/** A colour as people type it: with or without a hash, three or six digits, in capitals or not. Null when it is none. */
export function readColour(text: string): string | null {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase()) ?? [];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits}`;
}
