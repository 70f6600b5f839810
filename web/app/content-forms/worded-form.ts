import type { Form } from '../content/types/form/form';
import type { WordedForm } from '../form-engine/form';

/** Values that the page around a form fills in, by field; visitors are not asked for them. */
export type GivenValues = Readonly<Record<string, string>>;

export function wordedForm(
  { slug, fields }: Pick<Form, 'slug' | 'fields'>,
  given: GivenValues = {},
): WordedForm {
  return {
    name: slug,
    fields: fields.map(({ name, kind, label, help, rules, options, choices, showWhen, autocomplete }) => ({
      name,
      kind: Object.hasOwn(given, name) ? 'hidden' : kind,
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
