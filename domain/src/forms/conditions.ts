import type { FieldDefinition, FormDefinition } from './definition.js';
import type { FormValues } from './values.js';

/** A field is hidden too while the field in its condition is hidden. */
export function isShown(field: FieldDefinition, form: FormDefinition, values: FormValues): boolean {
  const { showWhen } = field;
  if (!showWhen) return true;
  const other = form.fields.find(({ name }) => name === showWhen.field);
  if (!other || other === field || !isShown(other, withoutCondition(form, field), values)) return false;
  const value = values[showWhen.field];
  const wanted: readonly unknown[] = typeof showWhen.is === 'string' ? [showWhen.is] : showWhen.is;
  return typeof value === 'string'
    ? wanted.includes(value)
    : (value?.some((item) => wanted.includes(item)) ?? false);
}

/** So that a circle of conditions, which cannot be saved, ends all the same. */
const withoutCondition = ({ fields }: FormDefinition, field: FieldDefinition): FormDefinition => ({
  fields: fields.filter((other) => other !== field),
});
