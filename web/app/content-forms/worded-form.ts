import type { Form } from '../content/types/form/form';
import type { WordedForm } from '../form-engine/form';

export function wordedForm({ slug, fields }: Pick<Form, 'slug' | 'fields'>): WordedForm {
  return {
    name: slug,
    fields: fields.map(({ name, kind, label, help, rules, options, choices, showWhen, autocomplete }) => ({
      name,
      kind,
      label,
      rules,
      options,
      showWhen,
      optionLabels: Object.fromEntries(choices.map((choice) => [choice.value, choice.label])),
      ...(help !== null && { help }),
      ...(autocomplete !== null && { autoComplete: autocomplete }),
    })),
  };
}

export const sentParam = 'verzonden';

export const anchorOf = (slug: string) => `formulier-${slug}`;
