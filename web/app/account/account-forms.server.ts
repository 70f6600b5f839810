import { redirect, replace } from 'react-router';
import { z } from 'zod';
import type { CmsClient } from '../content/client/client';
import { isSecure, visitorCms } from '../content/client/context.server';
import { CmsError } from '../content/client/errors';
import { tokenCookies, type Tokens } from '../content/client/visitor/token-cookies';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { WordedForm } from '../form-engine/form';
import { judgeForm, rejectFailure, rejectForm, type RejectedForm } from '../form-engine/form.server';
import { withoutLocale } from '../messages/locale';
import type { Messages } from '../messages/nl';
import { minPasswordLength } from './account-forms';
import { signInPath } from './next-page';

export interface FormWork<Form extends WordedForm, R> {
  form: Form;
  fields: FormData;
  m: Messages;
  /** Runs the action with the texts of the fields, and the token of a `FormGuard`. Its result goes to the page; mostly a redirect. */
  act: (values: Readonly<Record<NameIn<Form>, string>>, cms: CmsClient, captcha: string) => Promise<R>;
  /** Turns a rejection by the content backend into this form's; null for the default one. */
  onRejected?: (error: CmsError) => RejectedForm | null;
}

type NameIn<Form extends WordedForm> = Form['fields'][number]['name'];

/**
 * Judges a form and runs its action. Every expected failure becomes an error response with the values that were filled
 * in. Unexpected errors are thrown.
 */
export async function submit<const Form extends WordedForm, R>(
  context: RequestContext,
  url: URL,
  work: FormWork<Form, R>,
) {
  const { form, fields, m, act, onRejected } = work;
  const judged = judgeForm(form, fields, m);
  if (!judged.isValid) return rejectForm(context, form, fields, m, { errors: judged.errors });
  const textOf = (name: NameIn<Form>) => {
    const value = judged.values[name];
    return typeof value === 'string' ? value : '';
  };
  try {
    const captcha = fields.get('captcha');
    const token = typeof captcha === 'string' ? captcha : '';
    return await act(textsOf(form, textOf), visitorCms(context), token);
  } catch (error) {
    // Signed out on another device in the meantime.
    if (error instanceof CmsError && error.status === 401)
      return redirect(signInPath(withoutLocale(url.pathname) + url.search));
    const rejectionOf = (rejection: CmsError) => onRejected?.(rejection) ?? fieldErrorsOf(rejection, m);
    return rejectFailure(context, form, fields, m, error, rejectionOf);
  }
}

function textsOf<Form extends WordedForm>(
  { fields }: Form,
  textOf: (name: NameIn<Form>) => string,
): Readonly<Record<NameIn<Form>, string>> {
  const names: readonly NameIn<Form>[] = fields.map(({ name }) => name);
  const texts: Partial<Record<NameIn<Form>, string>> = {};
  for (const name of names) texts[name] = textOf(name);
  return texts as Record<NameIn<Form>, string>;
}

/** Sets the token cookies and redirects. The form does not stay in the history. */
export function signedIn(context: RequestContext, tokens: Tokens, page: string): Response {
  const headers = new Headers();
  for (const cookie of tokenCookies(tokens, isSecure(context))) headers.append('Set-Cookie', cookie);
  return replace(page, { headers });
}

const fieldErrors = z.object({
  errors: z.array(z.object({ path: z.array(z.string()), name: z.string().optional() })),
});

/** The content backend's field errors, in our own words. Only the backend knows which passwords are too easy. */
function fieldErrorsOf(error: CmsError, m: Messages): RejectedForm | null {
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
