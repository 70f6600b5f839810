import { z } from 'zod';
import { isDay } from '../../../clock/wall-clock';

const logged = new Set<string>();
const maxRemembered = 500;

/**
 * Says once per process what is wrong with a piece of content: it is read on every page view, and a log line per view
 * would bury the rest.
 */
export function logOnce(message: string): void {
  if (logged.has(message) || logged.size >= maxRemembered) return;
  logged.add(message);
  console.warn(`content: ${message}`);
}

/** A field that may hold anything or be missing altogether: the older backends leave empty fields out. */
export const anything = z.unknown().optional();

/** A text an editor may leave out: null when it is missing or blank. */
export const optionalText = anything.transform((value): string | null => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
});

/** A text that may be empty but is always a text. */
export const looseText = optionalText.transform((text) => text ?? '');

export const requiredText = z.string().trim().min(1);

export const optionalNumber = anything.transform((value) => (typeof value === 'number' ? value : null));

/** Position in a list that editors order by number; the content model's default is 100. */
export const rank = anything.transform((value) => (typeof value === 'number' ? value : 100));

export const flag = anything.transform((value) => value === true);

/** The instant of the last change, in ISO notation; empty when the backend did not say. */
export const instant = anything.transform((value) => (typeof value === 'string' ? value : ''));

/** `09:30:00.000` as the backend keeps it, `09:30` as people say it. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d/)
  .transform((value) => value.slice(0, 5));

/** A day that exists, `YYYY-MM-DD`. */
export const calendarDate = z.string().refine(isDay, 'not a day');

/** A single component or relation that may be absent; a broken one counts as absent and is logged once. */
export function maybe<S extends z.ZodType>(what: string, schema: S) {
  return anything.transform((value): z.output<S> | null => {
    if (value === null || value === undefined) return null;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    logOnce(problemOf(what, value, parsed.error));
    return null;
  });
}

/** A list of rows; broken rows are left out and logged once, because one bad row must not take a page down. */
export function listOf<S extends z.ZodType>(what: string, schema: S) {
  return anything.transform((value) => parseList(what, schema, value));
}

export function parseList<S extends z.ZodType>(what: string, schema: S, value: unknown): z.output<S>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return [parsed.data];
    logOnce(problemOf(what, row, parsed.error));
    return [];
  });
}

const rowNumber = z.union([z.number(), z.string()]).optional().catch(undefined);
const rowIdentity = z.object({ publicId: rowNumber, id: rowNumber });

function problemOf(what: string, row: unknown, error: z.ZodError): string {
  const identity = rowIdentity.safeParse(row);
  const name = identity.success ? (identity.data.publicId ?? identity.data.id) : undefined;
  const reasons = error.issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`);
  return `${what}${name === undefined ? '' : ` ${name}`} left out (${reasons.join('; ')})`;
}
