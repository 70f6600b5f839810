import { isRuleName } from 'beursvloer-domain/forms';
import { z } from 'zod';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { WordedForm } from '../form-engine/form';
import { judgeForm, rejectForm, type RejectedForm } from '../form-engine/form.server';
import { messageOf } from '../form-engine/judgement';
import type { Messages } from '../messages/nl';

interface Work<R> {
  form: WordedForm;
  fields: FormData;
  m: Messages;
  /** Sends what was filled in to the content backend; its result goes to the browser. */
  send: (values: Record<string, unknown>) => Promise<R>;
}

/** Judges the form of a visitor and sends it. Every expected failure becomes an error response with what was filled in. */
export async function sendProfile<R>(context: RequestContext, { form, fields, m, send }: Work<R>) {
  const reject = (rejection: RejectedForm, headers?: HeadersInit) =>
    rejectForm(context, form, fields, m, rejection, headers);
  const judged = judgeForm(form, fields, m);
  if (!judged.isValid) return reject({ errors: judged.errors });
  try {
    return await send(judged.values);
  } catch (error) {
    if (error instanceof CmsUnavailable) return reject({ problem: m.failures.unavailable, status: 503 });
    if (!(error instanceof CmsError)) throw error;
    if (error.status === 429) {
      const seconds = error.retryAfterSeconds ?? 60;
      return reject(
        { problem: m.failures.tooMany(seconds), status: 429 },
        { 'Retry-After': String(seconds) },
      );
    }
    if (error.status === 404) return reject({ problem: m.visitors.unusable.text, status: 404 });
    if (error.status === 409) return reject({ problem: m.visitors.places.request.over, status: 409 });
    if (error.status === 400) return reject(faultsOf(error, form, m));
    throw error;
  }
}

const faults = z.object({
  errors: z.array(
    z.object({ path: z.array(z.string()), name: z.string(), args: z.array(z.string()).catch([]) }),
  ),
});

/** What the content backend found wrong: at its field, in the words of the form's own rules. */
function faultsOf(error: CmsError, form: WordedForm, m: Messages): RejectedForm {
  const errors: Record<string, string> = {};
  for (const { path, name, args } of faults.safeParse(error.details).data?.errors ?? []) {
    const field = form.fields.find((one) => one.name === path[0]);
    if (!field) continue;
    const rule = field.name === 'email' && !isRuleName(name) ? 'email' : name;
    errors[field.name] ??= isRuleName(rule)
      ? messageOf({ rule, args }, field, form, m.forms)
      : m.forms.fallback;
  }
  // Something that no field is about: the captcha's token was used before, or is too old.
  return Object.keys(errors).length > 0 ? { errors } : { problem: m.blocks.form.again };
}
