import { parse, type Submission } from '@conform-to/react';
import {
  judge,
  normaliseValue,
  normalizeText,
  shownValue,
  type Failure,
  type FieldValue,
  type FileInfo,
  type FormValues,
  type Verdict,
} from 'beursvloer-domain/forms';
import type { Messages } from '../messages/nl';
import type { FormField, WordedForm } from './form';

type FormTexts = Messages['forms'];

type Payload = Readonly<Record<string, unknown>>;

/** Reads the texts that stand in the place of files; a form without a field for files needs none. */
export interface FileReader {
  filesIn: (texts: readonly string[]) => FileInfo[];
  faultsIn: (texts: readonly string[]) => string[];
}

/** Judges a form with the rules of the domain. Runs in the browser and in the action of a route. */
export function judgePayload(
  form: WordedForm,
  payload: Payload,
  today: string,
  reader?: FileReader | null,
): Verdict {
  const sent = form.fields.map(({ name, kind }) => {
    const value = payload[name];
    return [name, kind === 'file' ? filesOf(value, reader) : valueOf(value)] as const;
  });
  return judge(form, Object.fromEntries(sent), today);
}

/** The result for conform: the values, or the messages that keep the form from being sent. */
export function submissionOf(
  form: WordedForm,
  fields: FormData,
  today: string,
  texts: FormTexts,
  reader?: FileReader | null,
): Submission<Record<string, unknown>, string[], FormValues> {
  return parse<FormValues, string[]>(fields, {
    resolve(payload) {
      const { values, failures, isValid } = judgePayload(form, payload, today, reader);
      const faults = faultsOf(form, payload, values, reader);
      if (isValid && Object.keys(faults).length === 0) return { value: values };
      return { error: { ...blockingMessages(form, failures, texts), ...faults } };
    },
  });
}

/** Faults of files in fields that are asked. They say more than the rules, which miss the file. */
function faultsOf(
  form: WordedForm,
  payload: Payload,
  asked: FormValues,
  reader: FileReader | null | undefined,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const { name, kind } of form.fields) {
    if (kind !== 'file' || !reader || !Object.hasOwn(asked, name)) continue;
    const found = reader.faultsIn(textsIn(payload[name]));
    if (found.length > 0) faults[name] = found;
  }
  return faults;
}

function blockingMessages(
  form: WordedForm,
  failures: Verdict['failures'],
  texts: FormTexts,
): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const field of form.fields) {
    const found = (failures.get(field.name) ?? []).filter(({ isBlocking }) => isBlocking);
    if (found.length > 0)
      messages[field.name] = found.map((failure) => messageOf(failure, field, form, texts));
  }
  return messages;
}

export function messageOf(
  { rule, args }: Pick<Failure, 'rule' | 'args'>,
  { label, kind, messages }: Pick<FormField, 'label' | 'kind' | 'messages'>,
  { fields }: Pick<WordedForm, 'fields'>,
  texts: FormTexts,
): string {
  const own = messages?.[rule];
  if (own !== undefined) return own;
  const labelOf = (name: string) => fields.find((other) => other.name === name)?.label || texts.unnamed;
  // The content backend may know a rule that this build does not.
  const table: Partial<FormTexts['rules']> = texts.rules;
  return table[rule]?.({ label: label || texts.unnamed, kind, args, labelOf }) ?? texts.fallback;
}

/**
 * Corrects a typed text to the one that is stored. Choices, and texts that cannot be corrected, stay as they
 * are.
 */
export function correctedText(field: FormField, typed: string, values: FormValues): string {
  if (field.options || field.kind === 'password' || field.kind === 'file') return typed;
  return shownValue(field, normaliseValue(field, normalizeText(typed), values), typed);
}

function valueOf(sent: unknown): FieldValue | undefined {
  if (typeof sent === 'string') return sent;
  return Array.isArray(sent) ? textsIn(sent) : undefined;
}

/** Of a file the rules see what it is, not what is in it. */
function filesOf(sent: unknown, reader: FileReader | null | undefined): FileInfo[] {
  const items: unknown[] = Array.isArray(sent) ? sent : [sent];
  const files = items
    .filter((item): item is File => item instanceof File && !isNoFile(item))
    .map(({ name, size, type }): FileInfo => ({ name, size, type }));
  return [...files, ...(reader?.filesIn(textsIn(sent)) ?? [])];
}

function textsIn(sent: unknown): string[] {
  const items: unknown[] = Array.isArray(sent) ? sent : [sent];
  return items.filter((item) => typeof item === 'string');
}

/** Browsers send this for a file field that was left empty. */
const isNoFile = ({ name, size }: File) => name === '' && size === 0;
