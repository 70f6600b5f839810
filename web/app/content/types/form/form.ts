import {
  autocompleteOf,
  captchaActionOf,
  fieldKindOf,
  ruleNameOf,
  type FieldDefinition,
  type RuleUse,
} from 'beursvloer-domain/forms';
import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { findOne } from '../../client/list';
import type { Selection } from '../../client/query';
import { flag, looseText, maybe, optionalText, requiredText } from '../../client/response/parse';
import * as shared from '../fields/shared';
import { written } from '../fields/written';

export interface FormField extends FieldDefinition {
  label: string;
  help: string | null;
  choices: readonly { value: string; label: string }[];
  /** The token of HTML's `autocomplete`. */
  autocomplete: string | null;
}

const option = z
  .object({ label: requiredText, value: optionalText })
  .transform(({ label, value }) => ({ label, value: value ?? label }));

const rule = z
  .object({ rule: requiredText, values: looseText, blocking: z.boolean().nullish() })
  .transform(({ rule: word, values, blocking }, context): RuleUse => {
    const name = ruleNameOf[word];
    if (!name) {
      context.addIssue({ code: 'custom', message: `unknown rule '${word}'` });
      return z.NEVER;
    }
    const args = values === '' ? [] : values.split('\n').map((line) => line.trim());
    return { name, args, ...(blocking === false && { isBlocking: false }) };
  });

const field = z
  .object({
    label: requiredText,
    name: requiredText,
    kind: requiredText,
    help: optionalText,
    options: z.array(option).nullish(),
    rules: z.array(rule).nullish(),
    showField: optionalText,
    showValue: looseText,
    autocomplete: optionalText,
  })
  .transform(
    ({ kind: word, options, rules, showField, showValue, autocomplete, ...rest }, context): FormField => {
      const kind = fieldKindOf[word];
      if (!kind) {
        context.addIssue({ code: 'custom', message: `unknown kind '${word}'` });
        return z.NEVER;
      }
      const choices = options ?? [];
      return {
        ...rest,
        kind,
        choices,
        options: choices.map(({ value }) => value),
        rules: rules ?? [],
        ...(showField !== null && { showWhen: { field: showField, is: showValue } }),
        autocomplete: (autocomplete !== null && autocompleteOf[autocomplete]) || null,
      };
    },
  );

const formRow = z.object({
  documentId: requiredText,
  title: requiredText,
  slug: requiredText,
  intro: optionalText,
  /** Goes along with what is sent. Null for a draft that was never published. */
  version: maybe('version of a form', z.int()),
  // One field that cannot be read makes another form than the backend judges, so then there is none.
  fields: maybe('fields of a form', z.array(field).min(1)),
  submitLabel: optionalText,
  confirmationTitle: optionalText,
  confirmationText: optionalText,
  closesAfterFair: flag,
  closedText: optionalText,
  closedLink: shared.optionalLink,
  captchaAction: looseText.transform((word) => captchaActionOf[word] ?? 'other'),
  ...written,
});

/** A form as editors built it. Who gets what is sent, and for how long it is stored, stays in the backend. */
export type Form = Omit<z.output<typeof formRow>, 'fields'> & { fields: FormField[] };

const selection: Selection = {
  fields: [
    'title',
    'slug',
    'intro',
    'version',
    'submitLabel',
    'confirmationTitle',
    'confirmationText',
    'closesAfterFair',
    'closedText',
    'captchaAction',
  ],
  populate: {
    closedLink: shared.linkSelection,
    fields: {
      fields: ['label', 'name', 'kind', 'help', 'showField', 'showValue', 'autocomplete'],
      populate: {
        options: { fields: ['label', 'value'] },
        rules: { fields: ['rule', 'values', 'blocking'] },
      },
    },
  },
};

/** The form with this slug, or null when there is none or it cannot be read. */
export async function findForm(cms: CmsClient, slug: string): Promise<Form | null> {
  const filters = [{ field: 'slug', is: slug }];
  const row = await findOne(cms, '/forms', 'form', formRow, { ...selection, filters });
  return row?.fields ? { ...row, fields: row.fields } : null;
}

export const formReference = z.object({ slug: requiredText });
