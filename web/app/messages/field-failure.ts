import type { FieldKind, RuleName } from 'beursvloer-domain/forms';

export interface FailedField {
  label: string;
  kind: FieldKind;
  args: readonly string[];
  labelOf: (name: string) => string;
}

export type RuleMessages = Readonly<Record<RuleName, (field: FailedField) => string>>;

/** Two bounds in order; a bound that was left out is null. */
export function boundsOf([first = '0', second]: readonly string[]): { min: number; max: number | null } {
  if (second === undefined) return { min: Number(first), max: null };
  return { min: Math.min(Number(first), Number(second)), max: Math.max(Number(first), Number(second)) };
}

/** A list in words: `a, b or c`. */
export function listed(items: readonly string[], or: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${or} ${last}`;
}

/** A size that rules give in kilobytes of 1024 bytes, in the unit that people read. */
export function readableSize(kilobytes: number, locale: string): string {
  const [amount, unit] = kilobytes < 1024 ? [kilobytes, 'kB'] : [kilobytes / 1024, 'MB'];
  return `${amount.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`;
}

/** A day in full; `today` is the word for a rule that names none. */
export function readableDay(day: string | undefined, locale: string, today: string): string {
  if (day === undefined || day === 'today') return today;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export function readableNumber(text: string, locale: string): string {
  return Number(text).toLocaleString(locale, { maximumFractionDigits: 15 });
}
