import { createContext, data } from 'react-router';
import type { FormValues } from 'beursvloer-domain/forms';
import { now } from '../clock/clock.server';
import { toWallClock } from '../clock/wall-clock';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { Messages } from '../messages/nl';
import type { FormResponse, WordedForm } from './form';
import { submissionOf } from './judgement';

/** What stands before the title of the document in the response to this request: a form was rejected. */
export const titlePrefixContext = createContext<string | null>(null);

/** A form that was judged: what was sent, as it is stored, or what is wrong with it. */
export type Judged =
  { isValid: true; values: FormValues } | { isValid: false; errors: Readonly<Record<string, string>> };

/** Judges what was sent, with the same rules as the browser. */
export function judgeForm(form: WordedForm, fields: FormData, m: Messages): Judged {
  const submission = submissionOf(form, ownFields(form, fields), toWallClock(now()).day, m.forms);
  if (submission.status === 'success') return { isValid: true, values: submission.value };
  const errors: Record<string, string> = {};
  for (const [name, messages] of Object.entries(submission.error ?? {}))
    if (messages?.[0] !== undefined) errors[name] = messages[0];
  return { isValid: false, errors };
}

/** Only what the form asks for: conform takes some other names for orders to itself, and any path in a name for a list. */
function ownFields(form: WordedForm, sent: FormData): FormData {
  const own = new FormData();
  for (const { name } of form.fields) for (const value of sent.getAll(name)) own.append(name, value);
  return own;
}

export interface RejectedForm {
  /** The sentence above the form. */
  problem?: string;
  /** What is wrong with a field, by its name. */
  errors?: Readonly<Record<string, string>>;
  status?: number;
}

/** The error response to a form: what is wrong, and what was filled in but for passwords and files. */
export function rejectForm(
  context: RequestContext,
  form: WordedForm,
  fields: FormData,
  m: Messages,
  { problem = m.forms.incomplete, errors = {}, status = 400 }: RejectedForm,
  headers?: HeadersInit,
) {
  const { titlePrefix } = m.forms;
  context.set(titlePrefixContext, titlePrefix);
  const response = { form: form.name, values: shownAgain(form, fields), errors, problem, titlePrefix };
  return data<FormResponse>(response, { status, headers });
}

function shownAgain({ fields }: WordedForm, sent: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, kind } of fields) {
    if (kind === 'password' || kind === 'file') continue;
    const texts = sent.getAll(name).filter((value) => typeof value === 'string');
    if (kind === 'choices') values[name] = texts;
    else if (texts[0] !== undefined) values[name] = texts[0];
  }
  return values;
}

/** The form data of a request, or an empty one when it is none. */
export async function fieldsOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
