import { errors } from '@strapi/utils';
import { withoutControls } from 'beursvloer-domain/forms';

export type SentValues = Readonly<Record<string, string | readonly string[]>>;

/** A visitor's submission as the site sends it: in the right shape, but not judged yet. */
export interface SentForm {
  version: number;
  language: string;
  /** Chosen by the browser's script: one press of the button, however often it arrives. */
  key: string | null;
  values: SentValues;
  /** Everything that was sent, for checks that bring fields of their own. */
  raw: Readonly<Record<string, unknown>>;
}

const maxFields = 200;
const maxListItems = 100;
/** Of all values together, in characters. */
const maxValuesLength = 100_000;

/** @throws ValidationError or PayloadTooLargeError, in words for the site's log: visitors never send such a thing */
export function readSent(body: unknown): SentForm {
  const data = isRecord(body) && isRecord(body.data) ? body.data : null;
  if (!data) throw wrong('data');
  const { version, values } = data;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > 2 ** 31 - 1)
    throw wrong('version');
  const [language, key] = [readLanguage(data.language), readKey(data.key)];
  return { version, language, key, values: readValues(values), raw: data };
}

export function readLanguage(language: unknown): string {
  if (typeof language !== 'string' || !/^[a-z]{2}$/.test(language)) throw wrong('language');
  return language;
}

export function readKey(key: unknown = null): string | null {
  if (key !== null && (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))) throw wrong('key');
  return key;
}

/** @throws ValidationError or PayloadTooLargeError */
export function readValues(values: unknown, called = 'values'): SentValues {
  if (!isRecord(values) || Object.keys(values).length > maxFields) throw wrong(called);
  const read = Object.entries(values).map(([name, value]) => [name, readValue(value, called)] as const);
  if (read.reduce((sum, [, value]) => sum + [value].flat().join('').length, 0) > maxValuesLength)
    throw new errors.PayloadTooLargeError('The values are too large.');
  return Object.fromEntries(read);
}

function readValue(value: unknown, called: string): string | string[] {
  if (typeof value === 'string') return withoutControls(value);
  if (!Array.isArray(value) || value.length > maxListItems) throw wrong(called);
  return value.map((item) => {
    if (typeof item !== 'string') throw wrong(called);
    return withoutControls(item);
  });
}

export function wrong(field: string): errors.ValidationError {
  const message = `The field ${field} of the body is missing or malformed.`;
  return new errors.ValidationError(message, {
    errors: [{ path: [field], name: 'ValidationError', message }],
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
