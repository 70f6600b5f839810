import { createContext, data } from 'react-router';
import { z } from 'zod';
import { isRuleName, type FormValues } from 'beursvloer-domain/forms';
import { hiddenIn } from '../captcha/hidden-fields';
import { now } from '../clock/clock.server';
import { toWallClock } from '../clock/wall-clock';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { Messages } from '../messages/nl';
import { fileReader } from './files/read-files';
import { uploadsIn, type FaultyFile, type Upload } from './files/sent-file';
import type { FormResponse, WordedForm } from './form';
import { correctedText, messageOf, submissionOf } from './judgement';

/** Stands before the title of the document in the response to this request: a form was rejected. */
export const titlePrefixContext = createContext<string | null>(null);

export type Judged =
  { isValid: true; values: FormValues } | { isValid: false; errors: Readonly<Record<string, string>> };

export function judgeForm(form: WordedForm, fields: FormData, m: Messages): Judged {
  const { day } = toWallClock(now());
  const submission = submissionOf(form, ownFields(form, fields), day, m.forms, fileReader(m.files));
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
  problem?: string;
  errors?: Readonly<Record<string, string>>;
  /** The fields whose files the content backend has no more; they are asked for again. */
  gone?: readonly string[];
  asksPerson?: boolean;
  status?: number;
}

/** The error response to a form: what is wrong, and what was filled in but for passwords. Files that arrived stay. */
export function rejectForm(
  context: RequestContext,
  form: WordedForm,
  fields: FormData,
  m: Messages,
  { problem = m.forms.incomplete, errors = {}, gone = [], asksPerson = false, status = 400 }: RejectedForm,
  headers?: HeadersInit,
) {
  const { titlePrefix } = m.forms;
  context.set(titlePrefixContext, titlePrefix);
  const values = shownAgain(form, fields, gone);
  const response = { form: form.name, values, errors, problem, titlePrefix };
  // A visitor who has answered that already keeps the answer at hand.
  const asks = asksPerson || hiddenIn(fields).mens !== '';
  return data<FormResponse>({ ...response, asksPerson: asks }, { status, headers });
}

/**
 * The error response to a form that the content backend did not take: it is down, was asked too often, or found something
 * wrong with it. What is neither is thrown.
 * @param rejectionOf what its rejection means for this form; null for one that means nothing
 */
export function rejectFailure(
  context: RequestContext,
  form: WordedForm,
  fields: FormData,
  m: Messages,
  error: unknown,
  rejectionOf: (error: CmsError) => RejectedForm | null,
) {
  const { unavailable, tooMany, robotCheck, takenForRobot } = m.failures;
  const reject = (rejection: RejectedForm, headers?: HeadersInit) =>
    rejectForm(context, form, fields, m, rejection, headers);
  if (error instanceof CmsUnavailable) return reject({ problem: unavailable, status: 503 });
  if (!(error instanceof CmsError)) throw error;
  if (error.status === 429) {
    const seconds = error.retryAfterSeconds ?? 60;
    return reject({ problem: tooMany(seconds), status: 429 }, { 'Retry-After': String(seconds) });
  }
  const aboutRobots =
    error.status === 400 ? faultsIn(error).find(({ path }) => path[0] === 'captcha') : undefined;
  if (aboutRobots?.name === 'robot') return reject({ problem: takenForRobot, asksPerson: true });
  // The token was used, or is too old: the next press of the button brings another.
  if (aboutRobots) return reject({ problem: robotCheck });
  const rejection = rejectionOf(error);
  if (!rejection) throw error;
  return reject(rejection);
}

const faultShape = z.object({
  errors: z.array(
    z.object({
      path: z.array(z.string()),
      name: z.string().catch(''),
      args: z.array(z.string()).catch([]),
    }),
  ),
});

/** The backend's faults: the path of the field, the rule, and the values of that rule. */
export function faultsIn({ details }: CmsError): z.output<typeof faultShape>['errors'] {
  return faultShape.safeParse(details).data?.errors ?? [];
}

/**
 * Puts the backend's faults at their fields, in the words of the form's own rules.
 * @param otherwise the sentence for something that no field is about, such as another version of the form
 */
export function faultyFields(
  error: CmsError,
  form: WordedForm,
  m: Messages,
  otherwise: string,
): RejectedForm {
  const errors: Record<string, string> = {};
  const gone: string[] = [];
  for (const { path, name, args } of faultsIn(error)) {
    const field = form.fields.find((one) => one.name === path[0]);
    if (!field) continue;
    if (name === 'file-gone') {
      gone.push(field.name);
      errors[field.name] ??= m.files.gone;
    }
    errors[field.name] ??= isRuleName(name)
      ? messageOf({ rule: name, args }, field, form, m.forms)
      : m.forms.fallback;
  }
  return Object.keys(errors).length > 0 ? { errors, gone } : { problem: otherwise };
}

function shownAgain(
  { fields }: WordedForm,
  sent: FormData,
  gone: readonly string[],
): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const field of fields) {
    const { name, kind } = field;
    if (kind === 'password') continue;
    if (kind === 'file') {
      const uploads = uploadsIn(sent.getAll(name));
      const files: (Upload | FaultyFile)[] = gone.includes(name)
        ? uploads.map(({ id, name: called }) => ({ fault: 'gone', name: called, id }))
        : uploads;
      values[name] = files.map((file) => JSON.stringify(file));
      continue;
    }
    const texts = sent.getAll(name).filter((value) => typeof value === 'string');
    if (kind === 'choices') values[name] = texts;
    else if (texts[0] !== undefined) values[name] = correctedText(field, texts[0], typedIn(fields, sent));
  }
  return values;
}

/** The texts of the fields that hold one each, as they were typed. */
function typedIn(fields: WordedForm['fields'], sent: FormData): FormValues {
  const texts = fields.map(({ name }) => [name, sent.get(name)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export async function fieldsOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
