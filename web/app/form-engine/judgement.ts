import { parse, type Submission } from '@conform-to/react';
import {
  judge,
  type Failure,
  type FieldValue,
  type FileInfo,
  type FormValues,
  type Verdict,
} from 'beursvloer-domain/forms';
import type { Messages } from '../messages/nl';
import type { FormField, WordedForm } from './form';

type FormTexts = Messages['forms'];

/** What was sent, as conform reads it. */
type Payload = Readonly<Record<string, unknown>>;

/** Judges a form with the rules of the domain. Runs in the browser and in the action of a route. */
export function judgePayload(form: WordedForm, payload: Payload, today: string): Verdict {
  const sent = Object.fromEntries(form.fields.map(({ name }) => [name, valueOf(payload[name])]));
  return judge(form, sent, today);
}

/** What conform needs: the values, or the messages about what keeps the form from being sent. */
export function submissionOf(
  form: WordedForm,
  fields: FormData,
  today: string,
  texts: FormTexts,
): Submission<Record<string, unknown>, string[], FormValues> {
  return parse<FormValues, string[]>(fields, {
    resolve(payload) {
      const { values, failures, isValid } = judgePayload(form, payload, today);
      return isValid ? { value: values } : { error: blockingMessages(form, failures, texts) };
    },
  });
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

/** What a failed rule says about its field. */
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

/** A value as the rules want it; of a file they see what it is, not what is in it. */
function valueOf(sent: unknown): FieldValue | undefined {
  if (typeof sent === 'string') return sent;
  const items: unknown[] = Array.isArray(sent) ? sent : [sent];
  const files = items
    .filter((item): item is File => item instanceof File && !isNoFile(item))
    .map(({ name, size, type }): FileInfo => ({ name, size, type }));
  if (files.length > 0) return files;
  return Array.isArray(sent) ? items.filter((item): item is string => typeof item === 'string') : undefined;
}

/** What browsers send of a file field that was left empty. */
const isNoFile = ({ name, size }: File) => name === '' && size === 0;
