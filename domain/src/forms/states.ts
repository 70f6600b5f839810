import type { FieldDefinition } from './definition.js';
import type { Failure } from './validate.js';
import { isEmpty, type FieldValue } from './values.js';

/* Apart from the rules, so that a browser can draw a form before it has loaded them. */

export interface FieldStates {
  blurred: boolean;
  dirty: boolean;
  submitted: boolean;
  valid: boolean;
  /** A rule is failed, and the message about it is shown. */
  invalid: boolean;
  required: boolean;
  empty: boolean;
  complete: boolean;
}

/** When messages about a field show by themselves: at once, when it is left, or when it was changed. */
export type Visibility = 'live' | 'blur' | 'dirty';

/** Boxes to tick say what is wrong as soon as they are changed, everything else when it is left. */
export function defaultVisibility(kind: FieldDefinition['kind']): Visibility {
  return kind === 'consent' || kind === 'choices' ? 'dirty' : 'blur';
}

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
    blurred,
    dirty,
    submitted,
    valid,
    empty,
    invalid: !valid && shows,
    required: rules.some(({ name }) => name === 'required' || name === 'accepted'),
    complete: valid && !empty,
  };
}
