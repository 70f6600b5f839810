import type { FieldDefinition, FormDefinition } from './definition.js';
import type { FormValues } from './values.js';

/** Whether a field is asked, by the values so far. A field whose condition stands on one that is not asked is not asked either. */
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
