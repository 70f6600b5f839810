import type { FormValues } from 'beursvloer-domain/forms';
import type { StoredForm } from '../definition';

export function answersOf(form: StoredForm, values: FormValues): { label: string; text: string }[] {
  return form.fields.flatMap(({ name, label, optionLabels }) => {
    const value = values[name];
    const texts = (typeof value === 'string' ? [value] : (value ?? [])).map((item) =>
      typeof item === 'string' ? (own(optionLabels, item) ?? item) : item.name,
    );
    const text = texts.filter((item) => item.trim() !== '').join('\n');
    return text === '' ? [] : [{ label, text }];
  });
}

const own = (labels: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value] : undefined;
