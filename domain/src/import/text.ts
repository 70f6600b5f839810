import { withoutControls } from '../forms/normalise/clean-text.js';
import { plainText } from './html.js';

/** Signs that are no characters: Unicode has none there. */
const noCharacters = /[\uFFFE\uFFFF]/gu;

export function lineOf(value: unknown): string {
  return textOf(value).replace(/\s+/g, ' ');
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  // Per line: a pattern that looks for spaces at the ends of lines takes hours for megabytes of spaces.
  const lines = withoutControls(value.replace(/\r\n?/g, '\n').replace(noCharacters, '')).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text of a program or a person, with its HTML as plain text. Call it once: what it gives can look like HTML. */
export function plainOf(value: unknown): string {
  return textOf(typeof value === 'string' ? plainText(value) : value);
}

export function plainLineOf(value: unknown): string {
  return lineOf(plainOf(value));
}

const maxQuoteLength = 80;

export function quote(value: unknown): string {
  const line = lineOf(value);
  return `“${line.length > maxQuoteLength ? `${withoutControls(line.slice(0, maxQuoteLength))}…` : line}”`;
}

/** Equal for two spellings of the same name. */
export function nameKey(name: string): string {
  return lineOf(name).normalize('NFKC').toLocaleLowerCase('nl');
}
