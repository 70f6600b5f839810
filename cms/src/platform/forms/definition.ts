import {
  autocompleteOf,
  fieldKindOf,
  ruleNameOf,
  type FieldDefinition,
  type FormDefinition,
  type RuleUse,
} from 'beursvloer-domain/forms';

export interface StoredField extends FieldDefinition {
  label: string;
  help: string | null;
  optionLabels: Readonly<Record<string, string>>;
  autocomplete: string | null;
}

export interface StoredForm extends FormDefinition {
  title: string;
  fields: readonly StoredField[];
}

/** A row of the content type with its components, as the database gives it. Drafts may miss anything. */
export interface FormRow {
  id: number;
  documentId: string;
  locale: string | null;
  title?: string | null;
  version?: number | null;
  fields?: FieldRow[] | null;
}

interface FieldRow {
  label?: string | null;
  name?: string | null;
  kind?: string | null;
  help?: string | null;
  options?: { label?: string | null; value?: string | null }[] | null;
  rules?: { rule?: string | null; values?: string | null; blocking?: boolean | null }[] | null;
  showField?: string | null;
  showValue?: string | null;
  autocomplete?: string | null;
}

export const definitionPopulate = { fields: { populate: { options: true, rules: true } } };

export function toStoredForm({ title, fields }: FormRow): StoredForm {
  return { title: title ?? '', fields: (fields ?? []).map(toStoredField) };
}

function toStoredField(row: FieldRow): StoredField {
  const options = (row.options ?? []).map(({ label, value }) => ({
    label: trimmed(label),
    value: trimmed(value) || trimmed(label),
  }));
  const field: StoredField = {
    name: trimmed(row.name),
    label: trimmed(row.label),
    kind: fieldKindOf[row.kind ?? ''] ?? 'text',
    help: trimmed(row.help) || null,
    options: options.map(({ value }) => value),
    optionLabels: Object.fromEntries(options.map(({ label, value }) => [value, label])),
    rules: (row.rules ?? []).flatMap(toRule),
    autocomplete: autocompleteOf[row.autocomplete ?? ''] ?? null,
  };
  const other = trimmed(row.showField);
  return other === '' ? field : { ...field, showWhen: { field: other, is: trimmed(row.showValue) } };
}

function toRule({ rule, values, blocking }: NonNullable<FieldRow['rules']>[number]): RuleUse[] {
  const name = ruleNameOf[rule ?? ''];
  if (!name) return [];
  const args = trimmed(values) === '' ? [] : trimmed(values).split('\n').map(trimmed);
  return [{ name, args, ...(blocking === false && { isBlocking: false }) }];
}

function trimmed(text: string | null | undefined): string {
  return (text ?? '').trim();
}
