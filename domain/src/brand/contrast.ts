import { wcagContrast } from 'culori';

/** The least that WCAG 2.2 asks of text (1.4.3), and of the parts that one has to see to use a control (1.4.11). */
export const readable = 4.5;
export const visible = 3;

/** The contrast of two colours by WCAG 2: from 1 to 21, not rounded. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** A contrast as people read it, in two decimals. It is cut off: 4.4989 is no 4,5. */
export function contrastText(contrast: number): string {
  return (Math.floor(contrast * 100 + 1e-9) / 100).toFixed(2).replace('.', ',');
}
