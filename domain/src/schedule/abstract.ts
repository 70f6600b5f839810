import { withoutControls } from '../forms/normalise/clean-text.js';

export const maxSummaryLength = 400;

export function splitAbstract(
  abstract: string,
  description: string,
): { summary: string; description: string } {
  if (abstract.length <= maxSummaryLength) return { summary: abstract, description };
  const start = abstract.slice(0, maxSummaryLength - 1);
  const words = start.replace(/\s+\S*$/, '');
  const summary = `${withoutControls(words.length > 0 ? words : start)}…`;
  return { summary, description: [abstract, description].filter(Boolean).join('\n\n') };
}
