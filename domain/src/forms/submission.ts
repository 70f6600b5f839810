import type { FieldDefinition, FieldKind, FormDefinition } from './definition.js';
import { isShown } from './conditions.js';
import { normaliseValue } from './normalise/index.js';
import { validateField, type Failure } from './validate.js';
import { normalizePassword, normalizeText, type FieldValue, type FormValues } from './values.js';

export interface Verdict {
  /** The values of the fields that were asked, by name, as they are stored. Nothing else of what was sent. */
  values: FormValues;
  /** By name of the field; fields that pass are absent. */
  failures: ReadonlyMap<string, readonly Failure[]>;
  isValid: boolean;
}

/**
 * Judges what was sent: only values of fields that exist and are asked, choices only from their options, texts as
 * `normaliseValue` has them.
 * @param sent by name; a value of the wrong shape for its field counts as nothing
 * @param today at the fair, as `2027-02-09`
 */
export function judge(form: FormDefinition, sent: FormValues, today: string): Verdict {
  const shaped = Object.fromEntries(
    form.fields.map((field) => [field.name, shapeOf(field, own(sent, field.name))]),
  );
  for (const field of form.fields) {
    const [name, value] = [field.name, shaped[field.name]];
    // Spaces around what was typed are never meant, but in a password they are.
    if (typeof value === 'string' && typedKinds.includes(field.kind))
      shaped[name] = normaliseValue(field, value, shaped);
  }
  const asked = form.fields.filter((field) => isShown(field, form, shaped));
  const values: FormValues = Object.fromEntries(asked.map(({ name }) => [name, shaped[name]]));
  const failures = new Map<string, readonly Failure[]>();
  for (const field of asked) {
    const found = validateField(field.rules, values[field.name], { name: field.name, values, today });
    if (found.length > 0) failures.set(field.name, found);
  }
  const isValid = [...failures.values()].every((found) => found.every(({ isBlocking }) => !isBlocking));
  return { values, failures, isValid };
}

const typedKinds: readonly FieldKind[] = [
  ...(['text', 'longText', 'email', 'phone', 'number', 'date', 'consent', 'hidden'] as const),
];

const own = (values: FormValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

function shapeOf({ kind, options = [] }: FieldDefinition, value: FieldValue | undefined): FieldValue {
  if (kind === 'file')
    return typeof value === 'string' || value === undefined
      ? []
      : value.filter((item) => typeof item !== 'string');
  const texts = (typeof value === 'string' ? [value] : (value ?? []))
    .filter((item) => typeof item === 'string')
    .map(kind === 'password' ? normalizePassword : normalizeText);
  if (kind === 'choices') return options.filter((option) => texts.includes(option));
  const text = texts.length === 1 ? (texts[0] ?? '') : '';
  if (kind === 'choice' || kind === 'select') return options.includes(text) ? text : '';
  return text;
}
