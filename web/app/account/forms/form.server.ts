import { data, redirect, replace } from 'react-router';
import { z } from 'zod';
import type { CmsClient } from '../../content/client/client';
import { isSecure, visitorCms } from '../../content/client/context.server';
import { CmsError, CmsUnavailable } from '../../content/client/errors';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { tokenCookies, type Tokens } from '../../content/client/visitor/token-cookies';
import { withoutLocale } from '../../messages/locale';
import type { Messages } from '../../messages/nl';
import type { FormResponse } from './form';
import { signInPath } from '../next-page';
import { minPasswordLength } from './password-rule';

/** What is needed to validate a form and run its action. */
export interface FormWork<S extends z.ZodType, R> {
  form: string;
  fields: FormData;
  schema: S;
  m: Messages;
  /** Runs the action. Its result goes to the page; mostly a redirect. */
  act: (values: z.output<S>, cms: CmsClient) => Promise<R>;
  /** Turns a rejection by the content backend into this form's; null for the default one. */
  onRejected?: (error: CmsError) => Rejection | null;
}

export interface Rejection {
  problem?: string;
  errors?: Record<string, string>;
  status?: number;
}

/** Fields whose values are never sent back. */
const secret = /password|token/i;

/**
 * Validates a form and runs its action. Every expected failure becomes an error response with the values that were filled
 * in. Unexpected errors are thrown.
 */
export async function submit<S extends z.ZodType, R>(
  context: RequestContext,
  url: URL,
  work: FormWork<S, R>,
) {
  const { form, fields, schema, m, act, onRejected } = work;
  const reject = (rejection: Rejection, headers?: HeadersInit) =>
    rejectForm(form, fields, m, rejection, headers);
  const parsed = schema.safeParse(textsIn(fields));
  if (!parsed.success) return reject({ errors: firstOfEach(parsed.error) });
  try {
    return await act(parsed.data, visitorCms(context));
  } catch (error) {
    if (error instanceof CmsUnavailable) return reject({ problem: m.account.unavailable, status: 503 });
    if (!(error instanceof CmsError)) throw error;
    if (error.status === 429) {
      const seconds = error.retryAfterSeconds ?? 60;
      const headers = { 'Retry-After': String(seconds) };
      return reject({ problem: m.account.tooMany(seconds), status: 429 }, headers);
    }
    // Signed out on another device in the meantime.
    if (error.status === 401) return redirect(signInPath(withoutLocale(url.pathname) + url.search));
    const rejection = onRejected?.(error) ?? fieldErrorsOf(error, m);
    if (!rejection) throw error;
    return reject(rejection);
  }
}

/** The error response to a form: what is wrong, and what was filled in. */
export function rejectForm(
  form: string,
  fields: FormData,
  m: Messages,
  { problem = m.account.incomplete, errors = {}, status = 400 }: Rejection,
  headers?: HeadersInit,
) {
  const values = Object.fromEntries(Object.entries(textsIn(fields)).filter(([name]) => !secret.test(name)));
  return data<FormResponse>({ form, values, errors, problem }, { status, headers });
}

/** The form data of a request, or an empty one when it is none. */
export async function fieldsOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** Sets the token cookies and redirects. The form does not stay in the history. */
export function signedIn(context: RequestContext, tokens: Tokens, page: string): Response {
  const headers = new Headers();
  for (const cookie of tokenCookies(tokens, isSecure(context))) headers.append('Set-Cookie', cookie);
  return replace(page, { headers });
}

function textsIn(fields: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === 'string') texts[name] ??= value;
  return texts;
}

function firstOfEach(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

const fieldErrors = z.object({
  errors: z.array(z.object({ path: z.array(z.string()), name: z.string().optional() })),
});

/** The content backend's field errors, in our own words. Only the backend knows which passwords are too easy. */
function fieldErrorsOf(error: CmsError, m: Messages): Rejection | null {
  const details = fieldErrors.safeParse(error.details);
  if (!details.success) return null;
  const { account } = m;
  const faults: Readonly<Record<string, string>> = account.faults(minPasswordLength);
  const otherwise: Readonly<Record<string, string>> = {
    password: account.weakPassword,
    email: account.badEmail,
    name: account.longName,
  };
  const errors: Record<string, string> = {};
  for (const { path, name = '' } of details.data.errors) {
    const field = path[0] ?? '';
    const message = faults[name] ?? otherwise[field];
    if (message !== undefined && field in otherwise) errors[field] ??= message;
  }
  return Object.keys(errors).length > 0 ? { errors } : null;
}
