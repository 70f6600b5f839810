import type { Form } from '../content/types/form/form';
import type { WordedForm } from '../form-engine/form';

/** A form that editors built, as the engine draws and judges it. */
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

/** The query parameter that says which form of the page was sent. */
export const sentParam = 'verzonden';

/** The place of a form in its page, for links and after it was sent. */
export const anchorOf = (slug: string) => `formulier-${slug}`;
