import type { FieldDefinition, FormDefinition } from './definition.js';
import { validateField, type Failure } from './validate.js';
import { isEmpty, normalizeText, type FieldValue, type FormValues } from './values.js';

/** What a form makes of what was sent to it. */
export interface Verdict {
  /** The values of the fields that were asked, by name, as they are stored. Nothing else of what was sent. */
  values: FormValues;
  /** What each field does not satisfy, for fields with any. */
  failures: ReadonlyMap<string, readonly Failure[]>;
  /** Whether the form may be sent. */
  isValid: boolean;
}

/** Whether a field is asked, by the values so far. A field whose condition stands on one that is not asked is not asked either. */
export function isShown(field: FieldDefinition, form: FormDefinition, values: FormValues): boolean {
  const { showWhen } = field;
  if (!showWhen) return true;
  const other = form.fields.find(({ name }) => name === showWhen.field);
  if (!other || other === field || !isShown(other, withoutCondition(form, field), values)) return false;
  const value = values[showWhen.field];
  return typeof value === 'string'
    ? value === showWhen.is
    : (value?.some((item) => item === showWhen.is) ?? false);
}

/** So that a circle of conditions, which cannot be saved, ends all the same. */
const withoutCondition = ({ fields }: FormDefinition, field: FieldDefinition): FormDefinition => ({
  fields: fields.filter((other) => other !== field),
});

/**
 * Judges what was sent: only values of fields that exist and are asked, choices only from their options, texts normalized.
 * @param sent by name; a value of the wrong shape for its field counts as nothing
 * @param today at the fair, as `2027-02-09`
 */
export function judge(form: FormDefinition, sent: FormValues, today: string): Verdict {
  const shaped = Object.fromEntries(
    form.fields.map((field) => [field.name, shapeOf(field, own(sent, field.name))]),
  );
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

const own = (values: FormValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

/** A value in the shape of its field; what cannot be of that shape is nothing. */
function shapeOf({ kind, options = [] }: FieldDefinition, value: FieldValue | undefined): FieldValue {
  if (kind === 'file')
    return typeof value === 'string' || value === undefined
      ? []
      : value.filter((item) => typeof item !== 'string');
  const texts = (typeof value === 'string' ? [value] : (value ?? []))
    .filter((item) => typeof item === 'string')
    .map(normalizeText);
  if (kind === 'choices') return options.filter((option) => texts.includes(option));
  const text = texts.length === 1 ? (texts[0] ?? '') : '';
  if (kind === 'choice' || kind === 'select') return options.includes(text) ? text : '';
  return text;
}

/** The states of a field, for styles and for those who do not see it. */
export interface FieldStates {
  blurred: boolean;
  dirty: boolean;
  submitted: boolean;
  /** No rule is failed. */
  valid: boolean;
  /** A rule is failed, and the message about it is shown. */
  invalid: boolean;
  required: boolean;
  empty: boolean;
  /** Filled in and valid. */
  complete: boolean;
}

/** When messages about a field show by themselves: at once, when it is left, or when it was changed. */
export type Visibility = 'live' | 'blur' | 'dirty';

/** Boxes to tick say what is wrong as soon as they are changed, everything else when it is left. */
export function defaultVisibility(kind: FieldDefinition['kind']): Visibility {
  return kind === 'consent' || kind === 'choices' ? 'dirty' : 'blur';
}

/**
 * The states of a field.
 * @param touched what the visitor did with it
 */
export function fieldStates(
  { kind, rules }: Pick<FieldDefinition, 'kind' | 'rules'>,
  value: FieldValue | undefined,
  failures: readonly Failure[],
  touched: { blurred: boolean; dirty: boolean; submitted: boolean; visibility?: Visibility },
): FieldStates {
  const { blurred, dirty, submitted, visibility = defaultVisibility(kind) } = touched;
  const shows = submitted || visibility === 'live' || (visibility === 'blur' ? blurred : dirty);
  const empty = isEmpty(value);
  const valid = failures.length === 0;
  return {
    ...{ blurred, dirty, submitted, valid, empty },
    invalid: !valid && shows,
    required: rules.some(({ name }) => name === 'required' || name === 'accepted'),
    complete: valid && !empty,
  };
}
